/** The laws of what is drawn, as names and sentences, and how a breach of one is told. */
import type { DrawnActor } from '../../../.storybook/charts/drawings.tsx';
import type { ChartActor } from '../../../machines/funnel/index.ts';
import { stepOf } from '../../../machines/funnel/index.ts';
import type { Configuration } from '../../../machines/funnel/model/explore.ts';
import { lineOf } from '../../../machines/funnel/model/replay.ts';
import type { Registry, Words } from '../../../src/engine/index.ts';
import type { Drawable, Way } from './stage.tsx';

/** Each law by a short name. */
export const laws = {
  own: 'the screen is its own step’s, with its title and more than that',
  taken: 'nothing is sent that the state does not take',
  offered: 'whatever a person can do in a state, a control does',
  values: 'each field holds what was put into it, and no other one does; that is what is sent',
  busy: 'what is under way is marked, and sent once',
  arrival: 'another step is announced once and takes the focus; nothing else is, nor a page that is loaded',
  progress: 'the progress list is in its order, with one present mark',
  failures: 'what went wrong is said, in the words that the server gave',
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
  /** Marks of the progress list, in order. */
  readonly progress: Readonly<Record<string, Words>>;
}

/** What a registry says, its types forgotten. */
export function saidBy<Context extends object, Event extends { readonly type: string }>({
  screens,
  progress,
}: Registry<Context, Event>): Pick<Subject, 'screens' | 'screenOf' | 'titleOf' | 'progress'> {
  return {
    progress,
    screens: new Map(Object.entries(screens).map(([name, { step }]) => [name, step])),
    screenOf: (actor) => stepOf(actor.getSnapshot()).name,
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
export interface Breach {
  readonly law: LawName;
  /** One line: where, at which control, what is wrong, and the replay line that leads there. */
  readonly text: string;
}

/** Notes breaches at the end of one way. */
export type Note = (law: LawName, wrong: string, control?: string) => void;

export function noteAt(breaches: Breach[], { id, input, path }: Way & Pick<Configuration, 'id'>): Note {
  return (law, wrong, control) => {
    const where = control === undefined ? id : `${id}, ${control}`;
    breaches.push({ law, text: `${where}: ${wrong} (${lineOf(input, path)})` });
  };
}
