/** The configurations of charts, explored once each while the page does other things. */
import type { Configuration } from '../../machines/engine/model/explore.ts';
import { exploreBeside } from '../../machines/engine/model/explore.ts';
import { isAlike } from '../../machines/engine/model/follow.ts';
import { lineOf } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { Seen } from './recording.ts';

type Configurations = readonly Configuration[];

const explored = new Map<string, Promise<Configurations>>();

/** Lets whatever waits be done. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

export function configurationsOf(chart: Chart): Promise<Configurations> {
  const known = explored.get(chart.name) ?? exploreBeside(chart, pause);
  explored.set(chart.name, known);
  return known;
}

/** Where a running chart stands among all that its samples reach. */
export interface Standing {
  /** Names the configuration, as its story is named. */
  readonly id: string;
  /** Id of the configuration whose story looks like it; `null` where none does. */
  readonly story: string | null;
  /** A shortest replay line that ends there. */
  readonly line: string;
}

/** The configuration in which a running chart is; `null` where no sample leads to it. */
export function standingOf(
  configurations: Configurations,
  { chart, snapshot }: Pick<Seen, 'chart' | 'snapshot'>,
): Standing | null {
  const here = configurations.find((each) => isAlike(chart, each.snapshot, snapshot));
  if (!here) return null;
  const lookOf = ({ state, context, step }: Configuration): string =>
    JSON.stringify([state, chart.visibleContext(context, step)]);
  const look = lookOf(here);
  const story = configurations.find((each) => each.isStory && lookOf(each) === look);
  return { id: here.id, story: story?.id ?? null, line: lineOf(here.input, here.path) };
}
