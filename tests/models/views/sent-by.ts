/** Which control of a state sends which event: what the workbench calls the event by. */
import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { Chart } from '../../../machines/funnel/model/samples.ts';
import type { ControlWords } from './control-record.ts';
import { withoutNumbers, wordsOf } from './control-record.ts';
import { pressable } from './controls.ts';
import type { Stage } from './stage.tsx';

/** As a replay line calls it, where a sample says the same; by its type alone elsewhere. */
function tokenOf({ events }: Chart, { type, ...payload }: EventObject): string {
  const samples = Object.entries(events[type] ?? {});
  const same = samples.find(([name, sample]) => name !== '' && isDeepStrictEqual({ ...sample }, payload));
  return same ? `${type}:${same[0]}` : type;
}

/** Remembers the words of controls in both languages, and what each has sent. */
export class SentBy {
  readonly #chart: Chart;
  /** Words of the present state's controls, by their names. */
  readonly #words = new Map<string, ControlWords>();
  /** By state and event, each once. */
  readonly #sent = new Map<string, Map<string, Map<string, ControlWords>>>();

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  /** Reads the controls of a state in English; gives back what reads them in French, to be called while the page is. */
  read(stage: Stage): () => void {
    const controls = pressable(stage);
    const english = controls.map(({ element }) => withoutNumbers(wordsOf(element)));
    return () => {
      for (const [index, { name, element }] of controls.entries()) {
        const words = { en: english[index] ?? '', fr: withoutNumbers(wordsOf(element)) };
        if (words.en !== '') this.#words.set(name, words);
      }
    };
  }

  /** Another state: controls of the same name may be called otherwise in French there. */
  forget(): void {
    this.#words.clear();
  }

  /** Reads a control that has come since the state was read. */
  async know(stage: Stage, control: string): Promise<void> {
    if (!this.#words.has(control)) await stage.inFrench(this.read(stage));
  }

  /** A control has sent something, in the states with these paths. */
  note(leaves: readonly string[], control: string, events: readonly EventObject[]): void {
    const words = this.#words.get(control);
    if (!words || events.length === 0) return;
    for (const leaf of leaves) {
      const inState = this.#sent.get(leaf) ?? new Map<string, Map<string, ControlWords>>();
      this.#sent.set(leaf, inState);
      for (const token of events.map((event) => tokenOf(this.#chart, event))) {
        inState.set(token, (inState.get(token) ?? new Map<string, ControlWords>()).set(words.en, words));
      }
    }
  }

  /** The record, as it is approved. */
  toText(): string {
    const inOrder = <Value>(map: ReadonlyMap<string, Value>) =>
      [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const record = Object.fromEntries(
      inOrder(this.#sent).map(([leaf, events]) => [
        leaf,
        Object.fromEntries(inOrder(events).map(([token, words]) => [token, [...words.values()]])),
      ]),
    );
    return `${JSON.stringify(record, null, 2)}\n`;
  }
}
