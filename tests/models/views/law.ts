/** The laws of views, as names and sentences, and the reports of their violations. */
import { isValidElement } from 'react';
import type { DrawnActor } from '../../../.storybook/charts/page-drawing.tsx';
import type { ChartActor } from '../../../machines/engine/index.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { lineOf } from '../../../machines/engine/model/replay.ts';
import type { Registry, Words } from '../../../src/engine/index.ts';
import type { Drawable, Way } from './stage.tsx';

/** Each law by a short name. */
export const laws = {
  own: 'the screen is that of its step, with its title and further content',
  taken: 'no event is sent that the state does not take',
  offered: 'each event of a person in a state has a control',
  values: 'each field holds its entered value, and no other one does; the form sends it',
  busy: 'work under way is marked, and sent once',
  waiting: 'each state that waits for an answer shows progress, and so does the control that sent the request',
  arrival: 'a new step takes the focus, and its position is announced once; nothing else does, nor a loaded page',
  progress:
    'the progress list is in order, with one present mark, or none at the end, and names it; only the server’s answer completes a payment',
  failures: 'a failure is shown, in the server’s words',
  language: 'a change of language is no arrival: the title follows, and nothing else happens',
  same: 'a control that stays is the same element after an answer: a press or the focus outlasts it',
  leaving: 'closing the window is an event of the chart',
  links: 'a link with an event opens its address',
  amounts: 'the amount on a button, and the amount called total, are the total',
  issues: 'each error is tied to its field, and empty optional fields have none',
  quiet: 'no error is thrown, and React has no warnings',
} as const;

export type LawName = keyof typeof laws;

/** A chart with its views, and the other facts of its registry. */
export interface Subject extends Drawable {
  /** The step of the screen under each name of the registry. */
  readonly screens: ReadonlyMap<string, string>;
  /** The screen to show in the chart’s state; `null` where another chart draws. */
  readonly screenOf: (actor: DrawnActor) => string | null;
  /** The registry’s title of the chart’s present step. */
  readonly titleOf: (actor: DrawnActor) => Words;
  /** The text of the `<h1>` there: the title, unless the registry has another. */
  readonly headingOf: (actor: DrawnActor) => Words;
  /** The name of the view that draws it, where known. */
  readonly viewOf: (actor: DrawnActor) => string;
  /** Marks of the progress list, in order, without those that the visit skips. */
  readonly progressOf: (actor: DrawnActor) => Readonly<Record<string, Words>>;
}

/** A registry without its types. */
export function textOf<Context extends object, Event extends { readonly type: string }>({
  screens,
  progress,
  skipped,
}: Registry<Context, Event>): Pick<
  Subject,
  'screens' | 'screenOf' | 'titleOf' | 'headingOf' | 'viewOf' | 'progressOf'
> {
  function at(actor: DrawnActor) {
    const running: ChartActor<Context, Event> = actor;
    const snapshot = running.getSnapshot();
    const screen = screens[stepOf(snapshot).name];
    if (!screen) throw new Error(`Step ${stepOf(snapshot).name} has no screen`);
    return { screen, context: snapshot.context };
  }
  return {
    progressOf: (actor) => {
      const left = new Set<string>(skipped?.(at(actor).context));
      return Object.fromEntries(Object.entries(progress).filter(([mark]) => !left.has(mark)));
    },
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
      const { screen, context } = at(actor);
      return screen.title(context);
    },
    headingOf: (actor) => {
      const { screen, context } = at(actor);
      return screen.heading?.(context) ?? screen.title(context);
    },
  };
}

/** A violated law. */
export interface Violation {
  readonly law: LawName;
  /** One line: the configuration, the control, the fault, and the replay line. */
  readonly text: string;
}

/** Records violations at the end of one path. */
export type Note = (law: LawName, wrong: string, control?: string) => void;

export function noteAt(violations: Violation[], { id, input, path }: Way & Pick<Configuration, 'id'>): Note {
  return (law, wrong, control) => {
    const where = control === undefined ? id : `${id}, ${control}`;
    violations.push({ law, text: `${where}: ${wrong} (${lineOf(input, path)})` });
  };
}
