/** The journeys that a browser plays, as approved: they follow from the charts and their drivers. */
import { expect, test } from 'vitest';
import { pageNames } from '../../contract/pages.ts';
import { charts } from '../../machines/charts.ts';
import { moduleOf } from '../../src/app/pages.ts';
import { journeysFile, journeysOf, writeJourney } from './browser/journeys.ts';
import { pageVisits } from './browser/page-visits.ts';
import { lineOfWay } from './browser/perform.ts';
import { adviceFor, driverOf } from './browser/drivers.ts';

test('every page with code of its own has a chart of its name', () => {
  const without = pageNames.filter((page) => moduleOf(page) && !charts.some(({ name }) => name === page));
  expect(without, 'add their samples to machines/charts.ts').toEqual([]);
});

test('every chart has a driver', () => {
  expect(charts.flatMap((chart) => (driverOf(chart) ? [] : [adviceFor(chart)]))).toEqual([]);
});

test(
  'every chart is checked on a journey or a page visit, on the journeys that were approved',
  { timeout: 120_000 },
  async () => {
    const journeys = charts.flatMap((chart) => {
      const driver = driverOf(chart);
      const own = driver ? journeysOf(driver) : [];
      return own.map(({ way, checks }) => ({ chart: chart.name, checks, line: lineOfWay(way) }));
    });
    const isChecked = (name: string): boolean =>
      journeys.some(({ chart, checks }) => chart === name && checks.length > 0) ||
      pageVisits.some((visit) => visit.charts.some((chart) => chart === name));
    expect(
      charts.flatMap(({ name }) => (isChecked(name) ? [] : [name])),
      'add their pages to page-visits.ts',
    ).toEqual([]);
    await expect(`${journeys.map(writeJourney).join('\n')}\n`).toMatchFileSnapshot(journeysFile);
  },
);
