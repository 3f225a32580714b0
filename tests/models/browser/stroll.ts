/** Random ways through a chart, among the moves that a person and the server can bring about in a browser. */
import type { AnyMachineSnapshot } from 'xstate';
import { initialTransition, transition } from 'xstate';
import type { Configuration } from '../../../machines/funnel/model/explore.ts';
import { explore } from '../../../machines/funnel/model/explore.ts';
import { canHappen } from '../../../machines/funnel/model/moves.ts';
import type { Chart } from '../../../machines/funnel/model/samples.ts';
import { stateName } from '../../../machines/funnel/state-name.ts';
import type { Leg, Playable, Way } from './way.ts';
import { endOf } from './way.ts';

/** A way, and the model that has gone it: what the explored configurations leave out decides there, too. */
interface Going {
  readonly way: Way;
  readonly snapshot: AnyMachineSnapshot;
}

/** The configurations of charts that were asked for, by id. */
const known = new WeakMap<Chart, ReadonlyMap<string, Configuration>>();

function configurationsOf(chart: Chart): ReadonlyMap<string, Configuration> {
  const found = known.get(chart) ?? new Map(explore(chart).map((each) => [each.id, each]));
  known.set(chart, found);
  return found;
}

/** A way that has just begun; `null` where nobody can begin so. */
function begin({ chart, inputs }: Playable, input: string): Going | null {
  const start = explore(chart).find((each) => each.path.length === 0 && each.input === input);
  if (!start || !inputs.includes(input)) return null;
  const [snapshot] = initialTransition(chart.machine, chart.inputs[input]);
  return { way: { input, start, legs: [] }, snapshot };
}

/** A way one move longer. */
function goOn({ chart }: Playable, { way, snapshot }: Going, leg: Leg): Going {
  const [next] = transition(chart.machine, snapshot, leg.move.event);
  return { way: { ...way, legs: [...way.legs, leg] }, snapshot: next };
}

/** What can be played where a way ends; of one token alone where that is asked for. */
function playableLegs(player: Playable, going: Going, token?: string): readonly Leg[] {
  const { chart, canPlay } = player;
  const { way, snapshot } = going;
  const from = endOf(way);
  const configurations = configurationsOf(chart);
  return from.moves.flatMap(({ move, to }) => {
    if (token !== undefined && move.token !== token) return [];
    const next = configurations.get(to);
    const leg = next && { from, move, to: next };
    if (!leg || !canPlay(way, leg) || !canHappen(chart, snapshot, move)) return [];
    return stateName(goOn(player, going, leg).snapshot.value) === next.state ? [leg] : [];
  });
}

/** One random way after another: half of the choices go to what was chosen least so far. */
export class Strolls {
  readonly #player: Playable;
  readonly #taken = new Map<string, number>();

  constructor(player: Playable) {
    this.#player = player;
  }

  /** The way that begins with an input, and on which numbers choose; it ends where nothing more can be played. */
  next(input: string, choices: readonly number[]): Way | null {
    let going = begin(this.#player, input);
    for (const choice of choices) {
      const leg = going && this.#choose(going, choice);
      if (!going || !leg) break;
      going = goOn(this.#player, going, leg);
    }
    return going?.way ?? null;
  }

  #choose(going: Going, choice: number): Leg | undefined {
    const legs = playableLegs(this.#player, going);
    const keyOf = ({ from, move }: Leg): string => `${from.id} ${move.token}`;
    const timesOf = (leg: Leg): number => this.#taken.get(keyOf(leg)) ?? 0;
    const least = Math.min(...legs.map(timesOf));
    const among = choice % 2 === 0 ? legs.filter((leg) => timesOf(leg) === least) : legs;
    const leg = among[Math.floor(choice / 2) % Math.max(among.length, 1)];
    if (leg) this.#taken.set(keyOf(leg), timesOf(leg) + 1);
    return leg;
  }
}

/** The way by these tokens, where a person can go it; `null` where not. */
export function playedBy(player: Playable, input: string, tokens: readonly string[]): Way | null {
  let going = begin(player, input);
  for (const token of tokens) {
    const [leg] = going ? playableLegs(player, going, token) : [];
    if (!going || !leg) return null;
    going = goOn(player, going, leg);
  }
  return going?.way ?? null;
}
