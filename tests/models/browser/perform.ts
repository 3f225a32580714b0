import type { Page } from '@playwright/test';
import { brokenMoveOf } from '../../../machines/engine/model/issue.ts';
import { lastMoveOf } from '../../../machines/engine/model/check.ts';
import { diagramOf } from '../../../machines/engine/model/diagram.ts';
import { lineOf, replayLine } from '../../../machines/engine/model/replay.ts';
import { reproductionOf } from '../../../scripts/charts/reproduction.ts';
import { layOut } from '../../../scripts/diagram/lay-out.ts';
import { svgOf } from '../../../scripts/diagram/svg.ts';
import type { Control } from '../../support/browser-test.ts';
import { expect, test } from '../../support/browser-test.ts';
import { speakOn } from '../../support/words.ts';
import { takeCalls } from './calls.ts';
import { watchFiles } from './late-files.ts';
import type { Driver } from './driver.ts';
import { letPressTakeEffect } from './driver.ts';
import type { Setting } from './setting.ts';
import { optionsOf } from './setting.ts';
import { watch } from './trail.ts';
import type { Standing, Way } from './way.ts';
import { askedOn } from './way.ts';

/** The replay line of a path. */
export function lineOfWay({ input, segments }: Way): string {
  return lineOf(
    input,
    segments.map(({ move }) => move),
  );
}

/** The progress along a path: the number of started moves. */
interface Progress {
  begun: number;
}

/** The delay of the page’s work behind a frame, in milliseconds: less than any wait of a chart. */
const FRAME = 50;

/**
 * Pauses the page’s clock in a second. On a slow machine that time has passed already: then the pause is tried again.
 */
async function pauseSoon(page: Page): Promise<void> {
  const pause = async (): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await pause().catch(pause);
}

/**
 * Pauses the page’s clock if the driver has later steps, once their code has loaded: it loads a frame after the first
 * idle step.
 */
function stopTime({ laterSteps }: Driver, page: Page) {
  const files = watchFiles(page);
  let isThere = laterSteps === undefined;
  const comesAt = async ({ snapshot }: Standing): Promise<void> => {
    if (isThere || laterSteps === undefined || snapshot.hasTag('busy')) return;
    isThere = true;
    await page.clock.runFor(FRAME);
    await files.comes(laterSteps);
    await expect(page.locator('main [data-loading-mark]')).toHaveCount(0);
  };
  return {
    start: async (start: Standing): Promise<void> => {
      await comesAt(start);
      if (laterSteps !== undefined) await pauseSoon(page);
    },
    comesAt,
  };
}

/** A check at some places of a path. */
export interface Check {
  /** The move counts after which it runs. */
  readonly places: readonly number[];
  /** Meanwhile the server answers at once, and time passes. */
  readonly work: (page: Page) => Promise<void>;
}

/** The page on which a path is played, with its setting and checks. */
interface Scene {
  readonly page: Page;
  readonly control: Control;
  readonly setting: Setting;
  readonly check?: Check;
}

/** Plays a path, and waits after each move until the page shows the chart’s state, and has made its requests. */
async function play(driver: Driver, way: Way, { page, control, check }: Scene, progress: Progress): Promise<void> {
  await page.clock.install();
  // Lists load more when their end comes into view: that depends on the window, and is no move of the path.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  const asked = await askedOn(driver.chart, way);
  const trail = await watch(page, driver.shownBy);
  const calls = await takeCalls(page);
  const begin = (): void => {
    calls.hold(driver.held);
    trail.forget();
  };
  const stage = { page, control, calls, way, begin };
  const time = stopTime(driver, page);
  const checkHere = async (): Promise<void> => {
    if (!check?.places.includes(progress.begun)) return;
    await calls.letThrough(async () => {
      await page.clock.resume();
      await check.work(page);
    });
    trail.forget();
    if (driver.laterSteps !== undefined && progress.begun < way.segments.length) await pauseSoon(page);
  };
  await driver.open(stage);
  await time.start(way.start);
  await trail.passes(way.start.state);
  await calls.made(asked(progress.begun));
  await checkHere();
  for (const segment of way.segments) {
    progress.begun += 1;
    await driver.play(stage, segment);
    if (driver.laterSteps !== undefined) await letPressTakeEffect(page);
    if (segment.to.state !== segment.from.state && driver.isHidden?.(segment.to.state) !== true)
      await trail.passes(segment.to.state);
    await time.comesAt(segment.to);
    await calls.made(asked(progress.begun));
    await checkHere();
  }
}

/** The settings of a browser’s play, as options of `npm run models`. */
function optionsOfRun(setting: Setting): readonly string[] {
  const { BASE_URL } = process.env;
  return [...(BASE_URL === undefined ? [] : ['--base-url', BASE_URL]), ...optionsOf(setting)];
}

/** The window’s height in CSS pixels, for any width. */
const HEIGHT = 800;

/** Prepares a page for a path. */
async function settle(page: Page, { locale, width, scheme }: Setting): Promise<void> {
  speakOn(page, locale);
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
}

/** The report of a failed path: the line up to the breaking move, and the command that replays it. */
async function issueOf({ chart }: Driver, way: Way, { begun }: Progress, setting: Setting): Promise<string> {
  const played = { ...way, segments: way.segments.slice(0, begun) };
  const line = lineOfWay(played);
  const { seen } = await lastMoveOf(chart, line);
  return [
    'This way fails:',
    `  broken by     ${brokenMoveOf(seen)}`,
    reproductionOf(chart, line, optionsOfRun(setting)),
  ].join('\n');
}

/** Draws the moves that were begun in the chart, for Playwright’s report. */
async function attachDrawing({ chart }: Driver, way: Way, { begun }: Progress): Promise<void> {
  const replay = await replayLine(chart, lineOfWay({ ...way, segments: way.segments.slice(0, begun) }));
  replay.stop();
  const taken = new Set(replay.edges);
  const states = new Set(replay.states);
  const drawing = await layOut(diagramOf(chart.machine));
  const picture = svgOf(drawing, `The way through ${chart.name}`, {
    state: (path) => (states.has(path) ? 'played' : null),
    edge: (id) => (id === replay.edges.at(-1) ? 'failed' : taken.has(id) ? 'played' : null),
  });
  await test.info().attach('way.svg', { body: picture, contentType: 'image/svg+xml' });
}

/** Plays a path. An error names the move that breaks it, and the command that replays it. */
export async function perform(driver: Driver, way: Way, scene: Scene): Promise<void> {
  const { page, setting } = scene;
  const progress: Progress = { begun: 0 };
  try {
    await settle(page, setting);
    await play(driver, way, scene, progress);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    // A deployment without test control skips the test by throwing.
    if (test.info().expectedStatus === 'skipped') throw error;
    await attachDrawing(driver, way, progress);
    throw new Error(await issueOf(driver, way, progress, setting), { cause: error });
  }
}
