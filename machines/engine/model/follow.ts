/**
 * Follows a running chart with the chart's samples. The running chart has values of its own (a person's input, a
 * server's answers); a replay line has samples. The model moves in lock step: of all samples of an event, those remain
 * that reach the state of the running chart.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getNextTransitions, initialTransition, transition } from 'xstate';
import type { Transition } from '../edges.ts';
import { edgeOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { leavesOf } from '../step.ts';
import { facetsOf } from './explore.ts';
import type { Move } from './moves.ts';
import { movesFrom } from './moves.ts';
import type { Chart, Facets } from './samples.ts';

/** Of two plain values without order or type in common: how alike they are, from 0 (not at all) to 1 (the same). */
function likeness(left: unknown, right: unknown): number {
  if (left === right) return 1;
  if (typeof left !== typeof right || left === null || right === null) return 0;
  // Two texts or two numbers: neither the same nor nothing alike.
  if (typeof left !== 'object' || typeof right !== 'object') return 0.5;
  const [ours, theirs] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  if (keys.size === 0) return 1;
  const sum = [...keys].reduce((total, key) => {
    return total + (ours.has(key) && theirs.has(key) ? likeness(ours.get(key), theirs.get(key)) : 0);
  }, 0);
  return sum / keys.size;
}

type Snapshot = ChartSnapshot<object, EventObject>;

/** Most candidate lines followed at once: the effect of a sample may show only later. */
const MOST = 32;

/** A move of the line, and the facets that differ from the running chart after it. */
interface Step {
  readonly token: string;
  readonly differs: readonly string[];
}

/** A candidate line of samples for the events so far; the first step is the input. */
interface Telling {
  readonly steps: readonly Step[];
  readonly snapshot: AnyMachineSnapshot;
  /** Share of the context that equals the running chart's: decides only between candidates that are equally true. */
  readonly likeness: number;
}

/** The replay line of a running chart, and how far it is true. */
export interface FollowedLine {
  /** Input and tokens; empty if no input begins as the running chart did. */
  readonly tokens: readonly string[];
  /** The end of the line, in samples: the same state as the running chart's, unless the line was left. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Facets that differ between the line's end and the running chart; none: both are in the same configuration. */
  readonly differs: readonly string[];
  /** Index of the first token from which they differ; `null` if nothing differs. */
  readonly since: number | null;
  /**
   * The first event that no sample matches, by its name in the chart: the line ends before it. `null` while it goes on.
   */
  readonly untold: string | null;
}

/** Follows one running chart. */
export interface Follower {
  /** Called with every event that the running chart reached, and its snapshot after it. */
  take(event: EventObject, after: AnyMachineSnapshot): void;
  /** The line so far. */
  line(): FollowedLine;
}

/** The states of a snapshot, in an order that does not depend on how they were entered. */
function standing({ value }: Snapshot): string {
  return leavesOf(value).toSorted().join(' ');
}

/** The facets that a running chart can share with samples. */
function looseFacets(chart: Chart, snapshot: Snapshot): Facets {
  const facets = facetsOf(chart, snapshot);
  return chart.partial?.(facets) ?? facets;
}

/** Whether a running chart is in the same configuration as a model, compared by the facets that hold for any values. */
export function isAlike(chart: Chart, left: Snapshot, right: Snapshot): boolean {
  return standing(left) === standing(right) && differences(chart, left, right).length === 0;
}

/** Names of the facets that two snapshots of a chart do not share. */
function differences(chart: Chart, left: Snapshot, right: Snapshot): readonly string[] {
  const [ours, theirs] = [looseFacets(chart, left), looseFacets(chart, right)];
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...names].filter((name) => (ours[name] ?? '') !== (theirs[name] ?? ''));
}

/** Whether an event is a move of the model: compares the type, and the target of an address. */
function isSame({ kind, token, event }: Move, happened: EventObject): boolean {
  if (event.type !== happened.type) return false;
  return kind !== 'route' || ('to' in happened && token === `route ${String(happened['to'])}`);
}

/** The event's name in the chart: `done checkOut`, `after patience`, `payment.confirmed`. */
function nameOf(before: AnyMachineSnapshot, { type }: EventObject): string {
  const taken = getNextTransitions(before).find((each: Transition) => each.eventType === type);
  return taken ? edgeOf(taken).event : type;
}

const identity = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context]);

/** A context without the fields of the draft that are not typed, which count moves. */
function typedOnly({ untyped = [] }: Chart, { context }: Snapshot): object {
  const { draft }: { readonly draft?: object } = context;
  if (!draft) return context;
  return { ...context, draft: Object.fromEntries(Object.entries(draft).filter(([field]) => !untyped.includes(field))) };
}

/** Whether a move left a model unchanged, apart from the fields that count moves. */
function isUnmoved(chart: Chart, before: Snapshot, after: Snapshot): boolean {
  const [left, right] = [before, after].map((snapshot) =>
    JSON.stringify([snapshot.value, typedOnly(chart, snapshot), facetsOf(chart, snapshot)]),
  );
  return left === right;
}

/** Number of differences of a candidate. */
const lies = ({ steps }: Telling): number => steps.reduce((sum, { differs }) => sum + differs.length, 0);

/** Order of candidates: true at the end first, then true on the way, then alike, then short. */
function byTruth(left: Telling, right: Telling): number {
  const [mine, yours] = [left, right].map(({ steps }) => steps.at(-1)?.differs.length ?? 0);
  return (
    (mine ?? 0) - (yours ?? 0) ||
    lies(left) - lies(right) ||
    right.likeness - left.likeness ||
    left.steps.length - right.steps.length
  );
}

/** The best candidates, one for each configuration of the model. */
function best(tellings: readonly Telling[]): readonly Telling[] {
  const found = new Map<string, Telling>();
  for (const telling of tellings.toSorted(byTruth)) {
    const key = identity(telling.snapshot);
    if (!found.has(key)) found.set(key, telling);
  }
  return [...found.values()].slice(0, MOST);
}

/**
 * Begins to follow a running chart.
 *
 * @param first Its first snapshot, or the one at the end of a known line.
 * @param known That line: its input and tokens.
 */
export function follow(chart: Chart, first: AnyMachineSnapshot, known: readonly string[] = []): Follower {
  let present = first;
  let untold: string | null = null;

  /** The candidate with a new snapshot, if the running chart is in the same configuration. */
  function reached(steps: readonly Step[], token: string | null, snapshot: AnyMachineSnapshot): readonly Telling[] {
    if (standing(snapshot) !== standing(present)) return [];
    const differs = differences(chart, snapshot, present);
    const alike = likeness(typedOnly(chart, snapshot), typedOnly(chart, present));
    return [{ steps: token === null ? steps : [...steps, { token, differs }], snapshot, likeness: alike }];
  }

  /**
   * A candidate, one move on. A move that changes nothing in samples is left out: typing sends an event per keystroke.
   * An event that no sample matches is left out, too, if the running chart stayed in its state: the line still leads
   * there.
   */
  function onward(telling: Telling, happened: EventObject): readonly Telling[] {
    const { steps, snapshot } = telling;
    const untouched = reached(corrected(steps, snapshot), null, snapshot);
    const moved = movesFrom(chart, snapshot, (move) => isSame(move, happened)).flatMap(({ token, event }) => {
      const [next] = transition(chart.machine, snapshot, event);
      return isUnmoved(chart, snapshot, next) ? untouched : reached(steps, token, next);
    });
    return moved.length > 0 ? moved : untouched;
  }

  /** The steps, the last one compared with the running chart's present snapshot. */
  function corrected(steps: readonly Step[], snapshot: AnyMachineSnapshot): readonly Step[] {
    const last = steps.at(-1);
    return last ? [...steps.slice(0, -1), { ...last, differs: differences(chart, snapshot, present) }] : steps;
  }

  const led: Telling = { steps: known.map((token) => ({ token, differs: [] })), snapshot: first, likeness: 1 };
  const inputs = (): readonly Telling[] =>
    Object.entries(chart.inputs).flatMap(([input, value]) => {
      const [snapshot] = initialTransition(chart.machine, value);
      return reached([], input, snapshot);
    });
  let tellings = known.length > 0 ? [led] : best(inputs());

  return {
    take: (event, after) => {
      const before = present;
      present = after;
      if (untold !== null || tellings.length === 0 || !before.can(event)) return;
      const next = best(tellings.flatMap((telling) => onward(telling, event)));
      if (next.length > 0) tellings = next;
      else untold = nameOf(before, event);
    },
    line: () => {
      const [telling] = tellings;
      const steps = telling?.steps ?? [];
      const differs = steps.at(-1)?.differs ?? [];
      const lastTrue = steps.findLastIndex((step) => step.differs.length === 0);
      return {
        tokens: steps.map(({ token }) => token),
        snapshot: telling?.snapshot ?? null,
        differs,
        since: differs.length === 0 ? null : lastTrue + 1,
        untold,
      };
    },
  };
}
