import type { Page } from '@playwright/test';
import { lineOf } from '../../../machines/funnel/model/replay.ts';
import { reproductionOf } from '../../../scripts/charts/reproduction.ts';
import type { Control } from '../../support/desk.ts';
import { test } from '../../support/desk.ts';
import { takeCalls } from './calls.ts';
import type { Player, Stage } from './player.ts';
import { watch } from './trail.ts';
import type { Way } from './way.ts';

/** The replay line of a way. */
export function lineOfWay({ input, legs }: Way): string {
  return lineOf(
    input,
    legs.map(({ move }) => move),
  );
}

/** Plays a way, and waits after each move until the page shows where the chart stands. */
async function play(player: Player, way: Way, page: Page, control: Control): Promise<Stage> {
  await page.clock.install();
  const trail = await watch(page, player.shownBy);
  const calls = await takeCalls(page);
  const begin = (): void => {
    calls.hold(player.held);
    trail.forget();
  };
  const stage = { page, control, calls, way, begin };
  await player.open(stage);
  await trail.passes(way.start.state);
  for (const leg of way.legs) {
    await player.play(stage, leg);
    if (leg.to.state !== leg.from.state && player.isHidden?.(leg.to.state) !== true) await trail.passes(leg.to.state);
  }
  return stage;
}

/** Plays a way, and does there what a test does. Whatever fails tells how to see it again. */
export async function perform(
  player: Player,
  way: Way,
  { page, control }: { readonly page: Page; readonly control: Control },
  then: (stage: Stage) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  try {
    const stage = await play(player, way, page, control);
    await then(stage);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    // A deployment without test control skips the test by throwing.
    if (test.info().expectedStatus === 'skipped') throw error;
    throw new Error(`This way fails:\n${reproductionOf(player.chart, lineOfWay(way))}`, { cause: error });
  }
}
