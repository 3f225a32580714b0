import { describe, expect, test } from 'vitest';
import { allCharts } from './charts.ts';
import { ApiError } from './failure.ts';
import { statesOf } from './engine/chart.ts';
import { explore } from './engine/model/explore.ts';

/** Ends whose screens have links only: there is nothing to choose, or the person is signed out. */
const ends = ['newsletterSignup none', 'personalData asked'];

describe.each(allCharts.map((chart) => ({ name: chart.name, chart })))('$name: every configuration', ({ chart }) => {
  const configurations = explore(chart);
  const idsOf = (offenders: typeof configurations): readonly string[] => offenders.map(({ id }) => id);

  test('has a way on, unless the chart has ended', () => {
    const running = configurations.filter(({ snapshot }) => snapshot.status !== 'done');
    expect(idsOf(running.filter(({ id, moves }) => moves.every(({ to }) => to === id)))).toEqual([]);
  });

  test('has states whose ids are their paths, given by `routed` alone', () => {
    const named = statesOf(chart.machine).filter(
      ({ config, id, path }) => id !== [chart.machine.id, ...path].join('.') || (config.id && !config.route),
    );
    expect(named.map(({ id }) => id)).toEqual([]);
  });

  test('leaves the person something to do, unless the chart is at work', () => {
    const stuck = configurations.filter(({ state, snapshot, moves }) => {
      // The walk makes one change at a time; a person can make further ones while one is sent.
      const isAnswered = moves.some(({ move }) => move.kind === 'answer');
      const isAtWork = isAnswered || snapshot.hasTag('busy') || snapshot.hasTag('unsent') || snapshot.status === 'done';
      // A link within the page counts as well.
      const isLed = moves.some(({ move }) => move.kind === 'event' || move.kind === 'route');
      return !isAtWork && !isLed && !ends.includes(`${chart.name} ${state}`);
    });
    expect(idsOf(stuck)).toEqual([]);
  });

  test('has each filter of its list in its addresses, for reload and Back', () => {
    const filters = configurations.flatMap(({ moves }) =>
      moves.flatMap(({ move }) => (move.kind === 'event' && 'filters' in move.event ? [move.event.filters] : [])),
    );
    const names = new Set(filters.flatMap((each) => Object.keys(each ?? {})));
    const paths = Object.values(chart.steps).flatMap((step) => step.paths);
    expect([...names].filter((name) => !paths.some((path) => path.includes(`:${name}?`)))).toEqual([]);
  });

  test('has samples of failures as ports throw them', () => {
    const failures = Object.values(chart.actorResponses).flatMap((port) => Object.values(port?.failed ?? {}));
    expect(failures.filter((failure) => !(failure instanceof ApiError))).toEqual([]);
  });

  test('has a serializable context: no date, map or instance', () => {
    for (const { context } of configurations) expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
  });
});
