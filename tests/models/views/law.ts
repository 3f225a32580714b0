/** The laws of what is drawn, as names and sentences, and how a breach of one is told. */
import { isValidElement } from 'react';
import type { DrawnActor } from '../../../.storybook/charts/drawings.tsx';
import type { ChartActor } from '../../../machines/engine/index.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { lineOf } from '../../../machines/engine/model/replay.ts';
import type { Registry, Words } from '../../../src/engine/index.ts';
import type { Drawable, Way } from './stage.tsx';

/** Each law by a short name. */
export const laws = {
  own: 'the screen is its own step’s, with its title and more than that',
  taken: 'nothing is sent that the state does not take',
  offered: 'whatever a person can do in a state, a control does',
  values: 'each field holds what was put into it, and no other one does; that is what is sent',
  busy: 'what is under way is marked, and sent once',
  waiting: 'whoever waits is told so: in every state that waits for an answer, and by whatever asks for one',
  arrival:
    'another step takes the focus, and where it stands is said once; nothing else does, nor a page that is loaded',
  progress:
    'the progress list is in its order, with one present mark, and says which it is; a payment is done on the server’s word only',
  failures: 'what went wrong is said, in the words that the server gave',
  language: 'another language is no arrival: the title follows, and nothing else happens',
  leaving: 'whoever closes the window has told the chart',
  links: 'a link that does something leads where it says',
  amounts: 'what a button asks for, and what is called the total, is the total',
  complaints: 'each complaint is tied to its field, and what may be left empty is not complained of',
  quiet: 'nothing is thrown, and React has nothing to complain of',
} as const;

export type LawName = keyof typeof laws;

/** A chart with what draws it, and what else its registry says. */
export interface Subject extends Drawable {
  /** The step whose screen stands under each name of the registry. */
  readonly screens: ReadonlyMap<string, string>;
  /** The screen that is to be shown where the chart stands; `null` where another chart draws. */
  readonly screenOf: (actor: DrawnActor) => string | null;
  /** The title that the registry gives to the step at which the chart stands. */
  readonly titleOf: (actor: DrawnActor) => Words;
  /** The name of the view that draws it, where that is known. */
  readonly viewOf: (actor: DrawnActor) => string;
  /** Marks of the progress list, in order. */
  readonly progress: Readonly<Record<string, Words>>;
}

/** What a registry says, its types forgotten. */
export function textOf<Context extends object, Event extends { readonly type: string }>({
  screens,
  progress,
}: Registry<Context, Event>): Pick<Subject, 'screens' | 'screenOf' | 'titleOf' | 'viewOf' | 'progress'> {
  return {
    progress,
    screens: new Map(Object.entries(screens).map(([name, { step }]) => [name, step])),
    screenOf: (actor) => stepOf(actor.getSnapshot()).name,
    viewOf: (actor) => {
      const running: ChartActor<Context, Event> = actor;
      const snapshot = running.getSnapshot();
      const props = { data: snapshot.context, can: () => false, send: () => undefined, busy: false };
      const drawn = screens[stepOf(snapshot).name]?.draw(props);
      return isValidElement(drawn) && typeof drawn.type === 'function' ? drawn.type.name : '';
    },
    titleOf: (actor) => {
      const running: ChartActor<Context, Event> = actor;
      const snapshot = running.getSnapshot();
      const screen = screens[stepOf(snapshot).name];
      if (!screen) throw new Error(`Step ${stepOf(snapshot).name} has no screen`);
      return screen.title(snapshot.context);
    },
  };
}

/** A law that does not hold somewhere. */
export interface Violation {
  readonly law: LawName;
  /** One line: where, at which control, what is wrong, and the replay line that leads there. */
  readonly text: string;
}

/** Notes breaches at the end of one way. */
export type Note = (law: LawName, wrong: string, control?: string) => void;

export function noteAt(violations: Violation[], { id, input, path }: Way & Pick<Configuration, 'id'>): Note {
  return (law, wrong, control) => {
    const where = control === undefined ? id : `${id}, ${control}`;
    violations.push({ law, text: `${where}: ${wrong} (${lineOf(input, path)})` });
  };
}
