/** The charts walked in a browser: their explored ways, driven as a person on the running product. */
import { lineOf } from '../../machines/funnel/model/replay.ts';
import { test } from '../support/desk.ts';
import { takeCalls } from './browser/calls.ts';
import { invoicePlayer } from './browser/invoice-player.ts';
import { sessionPlayer } from './browser/session-player.ts';
import { watch } from './browser/trail.ts';
import { waysThrough } from './browser/way.ts';

for (const player of [sessionPlayer, invoicePlayer]) {
  const { chart, shownBy, held } = player;
  for (const way of await waysThrough(player)) {
    const moves = way.legs.map(({ move }) => move);
    test(`${chart.name}: ${lineOf(way.input, moves)}`, async ({ page, control }) => {
      test.setTimeout(60_000);
      await page.clock.install();
      const trail = await watch(page, shownBy);
      const calls = await takeCalls(page);
      const begin = (): void => {
        calls.hold(held);
        trail.forget();
      };
      const stage = { page, control, calls, way, begin };
      await player.open(stage);
      await trail.passes(way.start.state);
      for (const leg of way.legs) {
        await player.play(stage, leg);
        if (leg.to.state !== leg.from.state) await trail.passes(leg.to.state);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
