/**
 * The charts walked in a browser, played as a person on the running product: their journeys, with each step checked for
 * accessibility, reload, Back and Forward (`browser/journeys.ts`). `MODELS_WAYS` walks every state and all that a person can do
 * instead, failures included, and `MODELS_EDGES` every edge. `MODELS_CHART` names one chart, `MODELS_LINE` one replay line of it
 * (scripts/models.ts).
 * Each way has a language, a width and a scheme, chosen pairwise (`browser/setting.ts`).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { charts } from '../../machines/charts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';
import { faultsOf } from '../support/page-faults.ts';
import { foundOnce } from '../support/found-once.ts';
import { expectSameAfterReloadAndBack } from '../support/sameness.ts';
import { STRICT_PAGE } from '../support/served.ts';
import type { Walk } from './browser/journeys.ts';
import { journeysFile, journeysOf, readJourney } from './browser/journeys.ts';
import { pageVisits } from './browser/page-visits.ts';
import { lineOfWay, perform } from './browser/perform.ts';
import type { Driver } from './browser/driver.ts';
import { adviceFor, driverOf } from './browser/drivers.ts';
import type { Setting } from './browser/setting.ts';
import { nameOf, settingOf } from './browser/setting.ts';
import { wayOf, waysThrough } from './browser/way.ts';

const { BASE_URL, MODELS_CHART, MODELS_EDGES, MODELS_LINE, MODELS_WAYS } = process.env;
const hasEveryWay = MODELS_WAYS !== undefined || MODELS_EDGES !== undefined;
const isOfJourneys = !hasEveryWay && BASE_URL === undefined && MODELS_CHART === undefined && MODELS_LINE === undefined;

test.beforeAll(() => {
  if (BASE_URL === undefined && !existsSync(STRICT_PAGE))
    throw new Error(`There is no page in ${STRICT_PAGE}: build it with "node tests/support/build-strict.ts"`);
});

/** The walks that are asked for of a chart, without checks. */
async function findWalks(driver: Driver): Promise<readonly string[]> {
  if (MODELS_LINE !== undefined) return [MODELS_LINE];
  const ways = hasEveryWay
    ? await waysThrough(driver, { hasEveryEdge: MODELS_EDGES !== undefined })
    : journeysOf(driver).map(({ way }) => way);
  return ways.map(lineOfWay);
}

/** The approved journeys. Outcome pages of a chart differ by their texts, which `heard.test.ts` and stories prove: one is played. */
async function approvedWalks(): Promise<readonly Walk[]> {
  const all = (await readFile(journeysFile, 'utf8')).trim().split('\n').map(readJourney);
  const outcomes = Map.groupBy(
    all.filter(({ line }) => line.startsWith('outcomePage ')),
    ({ chart }) => chart,
  );
  const repeated = new Set([...outcomes.values()].flatMap((pages) => pages.slice(1)));
  return all.filter((walk) => !repeated.has(walk));
}

/** Walks of the charts that are asked for, or the approved journeys. */
async function everyWalk(): Promise<readonly Walk[]> {
  if (isOfJourneys) return approvedWalks();
  const all: Walk[] = [];
  for (const chart of charts.filter(({ name }) => MODELS_CHART === undefined || MODELS_CHART === name)) {
    const driver = driverOf(chart);
    if (!driver) throw new Error(adviceFor(chart));
    const lines = await foundOnce(`MODELS_WALKS_${chart.name}`, () => findWalks(driver));
    all.push(...lines.map((line) => ({ chart: chart.name, checks: [], line })));
  }
  return all;
}

/** Timeout per move on a busy machine, in milliseconds: lines may be long. */
const PER_MOVE = 3_000;

/** Timeout per check on a busy machine, in milliseconds. */
const PER_CHECK = 15_000;

const isAtRest = (page: Page): Promise<void> => page.locator('main[data-screen][aria-busy="false"]').waitFor();

async function checkStep(page: Page, { scheme }: Setting): Promise<void> {
  await isAtRest(page);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  // As high as the page, so that no bar at the bottom covers anything.
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  // Stories show every state in dark.
  await expectAccessible(page, { isContrastKnown: scheme === 'dark' });
  await page.setViewportSize(size);
  await expectSameAfterReloadAndBack(page);
}

const walks = await everyWalk();

for (const [place, walk] of walks.entries()) {
  const { chart: name, line, checks } = walk;
  const chart = charts.find((each) => each.name === name);
  const driver = chart && driverOf(chart);
  if (!driver) continue;
  const setting = settingOf(line, place);
  const details = { annotation: { type: 'setting', description: nameOf(setting) } };
  test(`${name}: ${line}`, details, async ({ page, control }) => {
    test.setTimeout(60_000 + PER_MOVE * line.split(' > ').length + PER_CHECK * checks.length);
    const check = { places: checks, work: (at: Page) => checkStep(at, setting) };
    await perform(driver, wayOf(driver.chart, line), { page, control, setting, check });
  });
}

if (isOfJourneys) {
  for (const [place, { scenario, paths }] of pageVisits.entries()) {
    const { locale } = settingOf('', place);
    test(`pages of ${scenario ?? 'anonymous visitors'} have no fault, and stay the same after reload, Back and Forward`, async ({
      context,
      page: first,
      control,
    }) => {
      test.setTimeout(60_000 + 2 * PER_CHECK * paths.length);
      const person = scenario === null ? null : await control.scenario(scenario, { locale });
      if (person) await comeSignedIn(first, person.account);
      for (const [turn, path] of paths.entries()) {
        const { width, scheme } = settingOf(path, turn);
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(`/${locale}${path.replace(':id', String(person?.subscription?.id))}`);
        await isAtRest(page);
        expect(await faultsOf(page), path).toEqual([]);
        await expectSameAfterReloadAndBack(page);
        await page.close();
      }
    });
  }

  test('the journeys are played in strict mode: React does everything twice', async ({ page }) => {
    // React calls the devtools hook when its second run of a component begins and ends.
    await page.addInitScript(() => {
      const heard: boolean[] = [];
      Object.assign(window, {
        heard,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          setStrictMode: (_renderer: number, isOn: boolean) => heard.push(isOn),
        },
      });
    });
    await page.goto('/en');
    await screen(page, 'home').waitFor();
    expect(await page.evaluate(() => 'heard' in window && window.heard)).toContain(true);
  });
}
