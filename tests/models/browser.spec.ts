/** The charts walked in a browser: the same ways, driven as a person, on the running product. */
import { lineOf } from '../../machines/funnel/model/replay.ts';
import { expect, test } from '../support/desk.ts';
import { takeCalls } from './browser/calls.ts';
import { invoicePlayer } from './browser/invoice-player.ts';
import { watch } from './browser/trail.ts';
import { waysThrough } from './browser/way.ts';

for (const player of [invoicePlayer]) {
  const { chart, inputs, canPlay, shownBy, held } = player;
  for (const way of waysThrough(chart, inputs, canPlay)) {
    const line = lineOf(
      way.input,
      way.legs.map(({ move }) => move),
    );
    test(`${chart.name}: ${line}`, async ({ page, control }) => {
      await page.clock.install();
      const trail = await watch(page, shownBy);
      const stage = { page, control, way, calls: await takeCalls(page, held) };
      await player.open(stage);
      await trail.passes(way.start.state);
      for (const leg of way.legs) {
        await player.play(stage, leg);
        await trail.passes(leg.to.state);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(true).toBe(true);
    });
  }
}
