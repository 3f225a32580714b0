import { describe, expect, test } from 'vitest';
import { allCharts } from './charts.ts';
import { ApiError } from './failure.ts';
import { explore } from './engine/model/explore.ts';

/** Their screens lead elsewhere by links only: there is nothing to ask for, or nobody is signed in any more. */
const ends = ['newsletterSignup none', 'personalData asked'];

describe.each(allCharts.map((chart) => ({ name: chart.name, chart })))('$name: every configuration', ({ chart }) => {
  const configurations = explore(chart);
  const idsOf = (offenders: typeof configurations): readonly string[] => offenders.map(({ id }) => id);

  test('has a way on, unless the chart has ended', () => {
    const running = configurations.filter(({ snapshot }) => snapshot.status !== 'done');
    expect(idsOf(running.filter(({ id, moves }) => moves.every(({ to }) => to === id)))).toEqual([]);
  });

  test('leaves the person something to do, unless the chart is at work', () => {
    const stuck = configurations.filter(({ state, snapshot, moves }) => {
      // Whoever changes rows may go on doing so while one is sent; the walk takes one change after the other.
      const isAtWork = snapshot.hasTag('busy') || snapshot.hasTag('unsent') || snapshot.status === 'done';
      // A link within the page is something to do, too.
      const isLed = moves.some(({ move }) => move.kind === 'event' || move.kind === 'route');
      return !isAtWork && !isLed && !ends.includes(`${chart.name} ${state}`);
    });
    expect(idsOf(stuck)).toEqual([]);
  });

  test('is told of failures as a port has them', () => {
    const failures = Object.values(chart.actorResponses).flatMap((port) => Object.values(port?.failed ?? {}));
    expect(failures.filter((failure) => !(failure instanceof ApiError))).toEqual([]);
  });

  test('can be written down and read back: no date, map or instance in its context', () => {
    for (const { context } of configurations) expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
  });
});
