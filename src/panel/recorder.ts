import type { AnyActorRef } from 'xstate';
import { charts } from '../../machines/charts.ts';
import type { Running, Seen } from './recording.ts';
import { Recording } from './recording.ts';

/** The charts in the panel: the session's, and the page's if it has one. */
export interface Shown {
  readonly session: Seen | null;
  readonly page: Seen | null;
}

const SESSION = 'session';

interface RunningChart extends Running {
  readonly logic: { readonly id: string };
  readonly subscribe: AnyActorRef['subscribe'];
}

/** Checked by its properties, not `instanceof`: the page may run another copy of xstate. */
function isChart(actor: unknown): actor is RunningChart {
  if (typeof actor !== 'object' || actor === null || !('system' in actor) || !('logic' in actor)) return false;
  return typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic;
}

/** All charts that run in this page. */
export class Recorder {
  /** The most recently visited one is last. */
  #recordings: readonly { readonly actor: RunningChart; readonly recording: Recording }[] = [];
  readonly #listeners = new Set<() => void>();
  #shown: Shown = { session: null, page: null };

  /** The shown recordings; a new object on each change. */
  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Records a chart of `machines/charts.ts` from before it starts until it has stopped. */
  readonly watch = (actor: unknown): void => {
    if (!isChart(actor)) return;
    const chart = charts.find(({ machine }) => machine.id === actor.logic.id);
    if (!chart) return;
    const recorded = { actor, recording: new Recording(chart, actor, () => this.#tell()) };
    this.#recordings = [...this.#recordings, recorded];
    // A page that was left with something to send runs on, and may be entered again.
    actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.event.type !== 'page.entered') return;
      this.#recordings = [...this.#recordings.filter((each) => each !== recorded), recorded];
      this.#tell();
    });
    actor.subscribe({
      complete: () => {
        this.#recordings = this.#recordings.filter((each) => each !== recorded);
        this.#tell();
      },
    });
    this.#tell();
  };

  #tell(): void {
    const seen = this.#recordings.map(({ recording }) => recording.seen);
    this.#shown = {
      session: seen.find(({ chart }) => chart.name === SESSION) ?? null,
      page: seen.findLast(({ chart }) => chart.name !== SESSION) ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}
