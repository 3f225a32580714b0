import { Actor } from 'xstate';
import type { Standing } from '../../../machines/engine/step.ts';
import { stepOf } from '../../../machines/engine/index.ts';

/** Tags of states during which a reload would lose something: work, unsent input, a payment. */
const tags = ['busy', 'unsent', 'paying'] as const;

interface RunningChart {
  getSnapshot(): Standing & { readonly status: string; hasTag(tag: string): boolean };
  subscribe(observer: { readonly next: () => void; readonly complete: () => void }): unknown;
}

const isChart = (actor: unknown): actor is RunningChart => actor instanceof Actor;

/**
 * Reasons against reloading the page now: a chart is busy, has something to send or waits for money; or typed input has
 * not been sent. Typed input counts until another step or page is shown.
 */
export class ReloadBlockers {
  /** Each chart that runs, with the step that it showed last. */
  readonly #charts = new Map<RunningChart, string>();
  readonly #listeners = new Set<() => void>();
  #isTyped = false;

  /** Observes a chart from before it starts until it has stopped. */
  readonly watch = (actor: unknown): void => {
    if (!isChart(actor)) return;
    this.#charts.set(actor, '');
    actor.subscribe({
      next: () => {
        const step = stepOf(actor.getSnapshot()).name;
        if (this.#charts.get(actor) !== step) this.#isTyped = false;
        this.#charts.set(actor, step);
        this.#tell();
      },
      complete: () => {
        this.#charts.delete(actor);
        this.#tell();
      },
    });
  };

  /** Something was typed or chosen. */
  readonly typed = (): void => {
    this.#isTyped = true;
    this.#tell();
  };

  /** The person has gone to another page; what they typed is kept as a draft, or they have left it. */
  readonly pageChanged = (): void => {
    this.#isTyped = false;
    this.#tell();
  };

  readonly isHeld = (): boolean => {
    const isWorking = [...this.#charts.keys()].some((actor) => {
      const snapshot = actor.getSnapshot();
      return snapshot.status === 'active' && tags.some((tag) => snapshot.hasTag(tag));
    });
    return isWorking || this.#isTyped;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
