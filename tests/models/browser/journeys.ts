/**
 * Journeys: few paths on which the real server answers, to every resting step of a chart and every state that it
 * shows.
 */
import { join } from 'node:path';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import type { Driver } from './driver.ts';
import type { Way } from './way.ts';
import { playableWays, unanswerable } from './way.ts';

export interface Journey {
  readonly way: Way;
  /** The move counts after which the page is checked; every step of a chart on one of its journeys. */
  readonly checks: readonly number[];
}

/** Whether the chart only waits for user events. */
function isAtRest({ snapshot, moves }: Configuration): boolean {
  return !snapshot.hasTag('busy') && !moves.some(({ move }) => move.kind === 'wait' || move.kind === 'answer');
}

/** The last rest of each step on a path, with its fields filled in. */
function restsOn({ start, segments }: Way<Configuration>): ReadonlyMap<string, number> {
  const places = [start, ...segments.map(({ to }) => to)].entries();
  return new Map([...places].flatMap(([place, at]) => (isAtRest(at) ? [[at.step, place] as const] : [])));
}

/**
 * The journeys of a chart, without made-up answers and without failures: repeatedly the shortest of the paths
 * that add most steps. An outcome is a step.
 */
export function journeysOf(driver: Driver): readonly Journey[] {
  const isReal = (token: string, isDone: boolean): boolean => isDone && driver.isMadeUp?.(token) !== true;
  const candidates = playableWays({
    ...driver,
    canPlay: (way, segment) =>
      segment.move.kind !== 'answer' || isReal(segment.move.token, segment.move.isDone)
        ? driver.canPlay(way, segment)
        : unanswerable,
  })
    .toSorted((left, right) => left.segments.length - right.segments.length)
    .map((way) => ({ way, rests: restsOn(way) }));
  const checked = new Set<string>();
  const journeys: Journey[] = [];
  for (;;) {
    const added = candidates.map(({ way, rests }) => ({
      way,
      steps: [...rests].filter(([step]) => !checked.has(step)),
    }));
    const best = added.reduce((most, each) => (each.steps.length > most.steps.length ? each : most));
    if (best.steps.length === 0) return journeys;
    journeys.push({ way: best.way, checks: best.steps.map(([, place]) => place) });
    for (const [step] of best.steps) checked.add(step);
  }
}

/** The approved journeys (`npm run approve`), one a line. */
export const journeysFile = join(import.meta.dirname, '../approved/journeys.txt');

/** A line to play, and the move counts after which the page is checked. */
export interface Walk {
  readonly chart: string;
  readonly checks: readonly number[];
  readonly line: string;
}

/** A journey as text: `contact 0,2 visitor > …` is checked at the start and after two moves. */
export function writeJourney({ chart, checks, line }: Walk): string {
  return `${chart} ${checks.join(',')} ${line}`;
}

/** Reads the text of {@link writeJourney}. */
export function readJourney(text: string): Walk {
  const [chart = '', checks = '', ...line] = text.split(' ');
  return { chart, checks: checks.split(',').map(Number), line: line.join(' ') };
}
