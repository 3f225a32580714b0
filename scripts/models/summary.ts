/** A run of the charts in at most ten lines. */
import type { ChartResult } from './results.ts';
import { unplayed } from './results.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const counted = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** `12 of 14 states`. */
const share = (part: number, all: number, many: string): string =>
  `${part.toLocaleString('en')} of ${all.toLocaleString('en')} ${many}`;

/** Most names in one line. */
const MOST_NAMED = 2;

/** Most reasons in one line: the page has all of them. */
const MOST_REASONS = 6;

function named(names: readonly string[], most = MOST_NAMED): string {
  const left = names.length - most;
  return `${names.slice(0, most).join('; ')}${left > 0 ? `; ${left} more` : ''}`;
}

/** A line with what it is about in front. */
export const lineOf = (what: string, text: string): string => `${what.padEnd(14)}${text}`;

/** The lines of the summary; failures are in the page. */
export function summaryOf(results: readonly ChartResult[]): readonly string[] {
  const covered = results.flatMap(({ coverage }) => (coverage ? [coverage] : []));
  const count = (pick: (result: ChartResult) => number): number => sum(results.map(pick));
  const guards = results.flatMap(({ tally }) => tally.guards);
  const answers = results.flatMap(({ tally }) => tally.answers);
  const ways = results.flatMap((result) => result.ways);
  const failed = results.flatMap(({ chart, ways: played }) =>
    played.filter(({ fault }) => fault !== null).map(({ line }) => `${chart.name}: ${line}`),
  );
  const oneWay = guards.filter(({ isTaken, isRefused }) => isTaken !== isRefused).map(({ edge }) => edge);
  const given = answers.filter(({ isGiven }) => isGiven);
  const issues = results.flatMap(({ chart, issues: found }) => found.map(({ what }) => `${chart.name}: ${what}`));
  const reached = sum(covered.map((each) => each.reached.length));
  const walked = sum(covered.map((each) => each.walked.length));
  const missed = Map.groupBy(
    results.flatMap((result) => [...unplayed(result)]),
    ([cause]) => cause,
  );
  const why = [...missed]
    .map(([cause, all]) => ({ cause, count: sum(all.map(([, edges]) => edges.length)) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ cause, count }) => `${count}: ${cause}`);
  return [
    lineOf(
      'In Node',
      `${counted(results.length, 'chart')}: ${share(reached, sum(covered.map((each) => each.states.length)), 'states')}, ${share(walked, sum(covered.map((each) => each.edges.length)), 'edges')}, in ${Math.round(count(({ seconds }) => seconds))} s`,
    ),
    lineOf(
      'Guards',
      `${share(guards.length - oneWay.length, guards.length, 'both ways')}${oneWay.length > 0 ? `, not: ${named(oneWay)}` : ''}`,
    ),
    lineOf(
      'Ports',
      `${share(given.filter(({ isFailure }) => !isFailure).length, answers.filter(({ isFailure }) => !isFailure).length, 'answers')}, ${share(given.filter(({ isFailure }) => isFailure).length, answers.filter(({ isFailure }) => isFailure).length, 'failures')} given`,
    ),
    ...(ways.length > 0
      ? [
          lineOf(
            'In a browser',
            `${counted(ways.length, 'way')}: ${share(
              count(({ playedStates }) => playedStates.size),
              reached,
              'states',
            )}, ${share(
              count(({ playedEdges }) => playedEdges.size),
              walked,
              'edges',
            )}, in ${Math.round(sum(ways.map(({ seconds }) => seconds)))} s`,
          ),
          ...(why.length > 0 ? [lineOf('Not played', named(why, MOST_REASONS))] : []),
        ]
      : []),
    ...(issues.length + failed.length > 0 ? [lineOf('Wrong', named([...issues, ...failed]))] : []),
  ];
}
