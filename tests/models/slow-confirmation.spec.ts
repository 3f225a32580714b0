/**
 * A way that begins with a paid order finds it paid, however long the confirmation takes to be written down: its books are
 * kept busy from the moment at which the buyer pays.
 */
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../server/db/database.ts';
import { createLog } from '../../server/log.ts';
import { test } from '../support/desk.ts';
import { servedData } from '../support/served.ts';
import { invoicePlayer } from './browser/invoice-player.ts';
import { paymentPlayer } from './browser/payment-player.ts';
import { perform } from './browser/perform.ts';
import { wayOf } from './browser/way.ts';

/** How long nothing can be written down of the order, in milliseconds: longer than its outcome page needs to ask. */
const BUSY = 3_000;

test.skip(process.env['BASE_URL'] !== undefined, 'The books of this deployment are elsewhere');

for (const player of [invoicePlayer, paymentPlayer]) {
  test(`${player.chart.name} knows what is paid before the buyer is back`, async ({ page, control }) => {
    const { DATABASE_URL } = await servedData();
    const { db, close } = openDatabase(
      DATABASE_URL,
      createLog(() => undefined),
    );
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    await page.route('**/pay/sandbox/*/card', async (route) => {
      const session = /sandbox\/([^/]+)/.exec(route.request().url())?.[1] ?? '';
      await db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('checkouts')
          .select('id')
          .where('provider_session', '=', session)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await route.continue();
        await setTimeout(BUSY);
      });
      free();
    });
    const way = wayOf(player.chart, 'outcomePage > readOutcome:done.paid');
    try {
      await perform(player, way, { page, control }, () => isFree);
    } finally {
      await close();
    }
  });
}
