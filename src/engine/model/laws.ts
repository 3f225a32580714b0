/** The laws of addresses and typed values, which hold in every configuration of every funnel. */
import type { Step } from '../../../machines/engine/index.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { explore } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { lineOf } from '../../../machines/engine/model/replay.ts';
import type { Reproduce } from '../../../machines/engine/model/issue.ts';
import { replayLineOf } from '../../../machines/engine/model/issue.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import type { Answers, Sight } from './tab.ts';
import { Tab } from './tab.ts';

/** A law: `judge` acts in a tab that has reached a configuration, and returns the violations found there. */
export interface Law {
  readonly name: string;
  readonly judge: (tab: Tab, before: Sight, chart: Chart<never>) => Promise<readonly string[]>;
}

/** By chart and state: the steps that answers and delays reach from there without an event of the person. */
const outcomes = new WeakMap<Chart<never>, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * States that a chart reaches by itself. A busy chart without a pending answer has left the page: all its moves count.
 */
function onwardFrom(at: Configuration | undefined): readonly string[] {
  const moves = at?.moves ?? [];
  const own = moves.filter(({ move }) => move.kind === 'answer' || move.kind === 'wait');
  return (own.length === 0 && at?.snapshot.hasTag('busy') ? moves : own).map(({ to }) => to);
}

function outcomesOf(chart: Chart<never>): ReadonlyMap<string, ReadonlySet<string>> {
  const known = outcomes.get(chart);
  if (known) return known;
  const configurations = explore(chart);
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const found = new Map<string, Set<string>>();
  for (const { id, state } of configurations) {
    const reached = new Set([id]);
    for (const each of reached) {
      for (const to of onwardFrom(byId.get(each))) reached.add(to);
    }
    const steps = found.get(state) ?? new Set();
    for (const each of reached) steps.add(byId.get(each)?.step ?? '');
    found.set(state, steps);
  }
  outcomes.set(chart, found);
  return found;
}

/** Whether a person sees the expected step again: the same one or, of a busy chart, a busy one or an outcome. */
function isExpected(chart: Chart<never>, { step, state, isBusy }: Sight, after: Sight): boolean {
  if (after.step === step) return true;
  return isBusy && (after.isBusy || (outcomesOf(chart).get(state)?.has(after.step) ?? false));
}

/**
 * Losses of a person: the step, its address, and typed values.
 * @param isGone Whether they have visited other addresses meanwhile: draft fields that follow the address may differ.
 */
function missing(chart: Chart<never>, before: Sight, after: Sight, isGone = false): readonly string[] {
  const byAddresses = isGone ? (chart.draftFields?.['xstate.route'] ?? []) : [];
  const isSame = isExpected(chart, before, after);
  // The work of a busy chart may have led it to another step, at that step's own address.
  const isLedOn = before.isBusy && after.step !== before.step;
  const mayBeElsewhere = before.isOnTheWay || isLedOn;
  return [
    ...(isSame ? [] : [`shows ${after.step} instead of ${before.step}`]),
    ...(mayBeElsewhere || after.place === before.place ? [] : [`is at ${after.place} instead of ${before.place}`]),
    ...[...before.typed]
      .filter(([key, value]) => after.typed.get(key) !== value && !byAddresses.includes(key))
      .map(([key, value]) => `keeps ${key} as ${after.typed.get(key) ?? 'nothing'} instead of ${value}`),
  ];
}

/** Whether two steps are announced alike: one of both at least, or the other at the same address, under the same mark. */
function isAlike(one: Step, other: Step): boolean {
  return one.name === other.name || (one.paths[0] === other.paths[0] && one.progress === other.progress);
}

/** Other steps that are announced until the step that the address names is shown again. */
function otherwiseAnnounced(tab: Tab, { step, isBusy }: Sight): readonly string[] {
  const { named, seen } = tab;
  if (isBusy || named?.name !== step) return [];
  return seen
    .filter((each) => each.isBusy && !isAlike(each.announced, named))
    .map(({ announced, state }) => `announces ${announced.name} instead of ${step} in ${state}`);
}

export const laws: readonly Law[] = [
  { name: 'no address shows another step', judge: async (tab) => tab.lies() },
  {
    name: 'reload is the identity, and leaves the history alone',
    judge: async (tab, before, chart) => {
      const { depth } = tab;
      await tab.reload();
      return [...missing(chart, before, tab.sight()), ...(tab.depth === depth ? [] : ['lengthens the history'])];
    },
  },
  {
    name: 'a reload announces the step that it comes back to as long as it waits',
    judge: async (tab, before) => {
      await tab.reload();
      return otherwiseAnnounced(tab, before);
    },
  },
  {
    name: 'Back, then Forward is the identity',
    judge: async (tab, before, chart) => {
      if (!tab.canGoBack) return [];
      await tab.travel(-1);
      const between = tab.lies();
      await tab.travel(1);
      return [...between, ...missing(chart, before, tab.sight(), true)];
    },
  },
];

/**
 * A law of charts whose questions fail where the session has ended.
 * @param refusal Error of such a question.
 */
export function signInLaw(refusal: () => Error): Law {
  return {
    name: 'a sign-in in the middle comes back to the same address, with what was typed',
    judge: async (tab, before, chart) => {
      await tab.expire(refusal());
      return missing(chart, before, tab.sight());
    },
  };
}

/** A path from the start of a visit. */
export type Way = Pick<Configuration, 'input' | 'path'>;

/** A tab that has made the moves of a path; `null` where a move has no effect in a tab. */
async function comeTo(
  chart: Chart<never>,
  { input, path }: Way,
  actorResponses: Answers = new Map(),
): Promise<Tab | null> {
  const tab = new Tab(chart, input, actorResponses);
  for (const move of path) {
    if (!tab.canMake(move)) return null;
    await tab.make(move);
  }
  return tab;
}

/** The event of an address: in a tab only a change of the address sends it. */
const byAddress = 'place.changed';

/** A tab at the start of a visit, driven move by move. */
export class Led {
  readonly #tab: Tab;

  constructor(chart: Chart<never>, input: string) {
    this.#tab = new Tab(chart, input, new Map());
  }

  /** Whether the tab can make a move now. */
  can(move: Move): boolean {
    return move.event.type !== byAddress && this.#tab.canMake(move) && this.#tab.offers(move);
  }

  make(move: Move): Promise<void> {
    return this.#tab.make(move);
  }
}

/** Whether a tab can make the moves of a path: the laws apply to no others. */
export async function isForTabs(chart: Chart<never>, { input, path }: Way): Promise<boolean> {
  const led = new Led(chart, input);
  for (const move of path) {
    if (!led.can(move)) return false;
    await led.make(move);
  }
  return true;
}

/** Most combinations of actor responses that are tried for one that keeps a law. */
const MOST_WORLDS = 60;

/**
 * Violations of a law at the end of a path. Questions first get the answers that they had on the path; where these
 * violate the law (a failure, or a question not asked before), it is kept if some sampled answers keep it.
 */
async function judge(law: Law, chart: Chart<never>, way: Way): Promise<readonly string[]> {
  const worlds: Answers[] = [new Map()];
  let first: readonly string[] | null = null;
  for (const actorResponses of worlds) {
    const tab = await comeTo(chart, way, actorResponses);
    const found = tab ? await law.judge(tab, tab.sight(), chart) : [];
    if (found.length === 0) return [];
    first ??= found;
    const [port, answers] = [...(tab?.questions ?? [])].find(([asked]) => !actorResponses.has(asked)) ?? ['', []];
    for (const answer of answers) {
      if (worlds.length < MOST_WORLDS) worlds.push(new Map([...actorResponses, [port, answer]]));
    }
  }
  return first ?? [];
}

/** Violations of a law at the end of a path, each with the line that reproduces it. */
export async function violationsAt(
  law: Law,
  chart: Chart<never>,
  way: Way,
  reproduce: Reproduce = replayLineOf,
): Promise<readonly string[]> {
  const found = await judge(law, chart, way);
  const again = reproduce(chart, lineOf(way.input, way.path));
  return found.map((wrong) => `${law.name}: ${wrong}\n${again}`);
}

/**
 * Configurations in which laws are checked: every look of every state that a tab can reach. Throws where a tab cannot
 * reach a state, or reaches another one than the exploration.
 */
export async function lawConfigurations(
  chart: Chart<never>,
  reproduce: Reproduce = replayLineOf,
): Promise<readonly Configuration[]> {
  const stands: Configuration[] = [];
  for (const [state, siblings] of Map.groupBy(explore(chart), (each) => each.state)) {
    const [first, ...others] = siblings.toSorted((left, right) => Number(right.isStory) - Number(left.isStory));
    const looks = others.filter(({ isStory }) => isStory);
    const reached: Configuration[] = [];
    for (const at of [...(first ? [first] : []), ...looks, ...others.filter(({ isStory }) => !isStory)]) {
      if (reached.length > 0 && !at.isStory) break;
      const sight = (await comeTo(chart, at))?.sight();
      if (sight) reached.push(at);
      if (sight && sight.state !== state) {
        throw new Error(
          `A tab stands in ${sight.state} instead of ${state}:\n${reproduce(chart, lineOf(at.input, at.path))}`,
        );
      }
    }
    if (reached.length === 0) throw new Error(`No way that a tab can walk leads to ${state} of ${chart.name}`);
    stands.push(...reached);
  }
  return stands;
}
