/** Random ways through a chart, among the moves that a person and the server can bring about in a browser. */
import type { Configuration } from '../../../machines/funnel/model/explore.ts';
import { explore } from '../../../machines/funnel/model/explore.ts';
import type { Chart } from '../../../machines/funnel/model/samples.ts';
import type { Leg, Playable, Way } from './way.ts';
import { endOf } from './way.ts';

/** One random way after another: half of the choices go to what was chosen least so far. */
export class Strolls {
  readonly #player: Playable;
  readonly #taken = new Map<string, number>();

  constructor(player: Playable) {
    this.#player = player;
  }

  /** The way that begins with an input, and on which numbers choose; it ends where nothing more can be played. */
  next(input: string, choices: readonly number[]): Way | null {
    let way = beginningOf(this.#player, input);
    for (const choice of choices) {
      const leg = way && this.#choose(way, choice);
      if (!way || !leg) break;
      way = { ...way, legs: [...way.legs, leg] };
    }
    return way;
  }

  #choose(way: Way, choice: number): Leg | undefined {
    const legs = playableLegs(this.#player, way);
    const keyOf = ({ from, move }: Leg): string => `${from.id} ${move.token}`;
    const timesOf = (leg: Leg): number => this.#taken.get(keyOf(leg)) ?? 0;
    const least = Math.min(...legs.map(timesOf));
    const among = choice % 2 === 0 ? legs.filter((leg) => timesOf(leg) === least) : legs;
    const leg = among[Math.floor(choice / 2) % Math.max(among.length, 1)];
    if (leg) this.#taken.set(keyOf(leg), timesOf(leg) + 1);
    return leg;
  }
}

/** The configurations of charts that were asked for, by id. */
const known = new WeakMap<Chart, ReadonlyMap<string, Configuration>>();

function configurationsOf(chart: Chart): ReadonlyMap<string, Configuration> {
  const found = known.get(chart) ?? new Map(explore(chart).map((each) => [each.id, each]));
  known.set(chart, found);
  return found;
}

/** What can be played where a way ends. */
function playableLegs({ chart, canPlay }: Playable, way: Way): readonly Leg[] {
  const from = endOf(way);
  const configurations = configurationsOf(chart);
  return from.moves.flatMap(({ move, to }) => {
    const next = configurations.get(to);
    const leg = next && { from, move, to: next };
    return leg && canPlay(way, leg) ? [leg] : [];
  });
}

/** The way by these tokens, where a person can go it; `null` where not. */
export function playedBy(player: Playable, input: string, tokens: readonly string[]): Way | null {
  let way = beginningOf(player, input);
  for (const token of tokens) {
    const leg = way && playableLegs(player, way).find(({ move }) => move.token === token);
    if (!way || !leg) return null;
    way = { ...way, legs: [...way.legs, leg] };
  }
  return way;
}

/** A way that has just begun; `null` where nobody can begin so. */
function beginningOf({ chart, inputs }: Playable, input: string): Way | null {
  const start = explore(chart).find((each) => each.path.length === 0 && each.input === input);
  return start && inputs.includes(input) ? { input, start, legs: [] } : null;
}
