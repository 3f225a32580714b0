/** Starts the built product by the settings of production, except that Stripe is the fake at `FAKE_STRIPE_URL`. Ends with its parent. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standardLog } from '../../server/core/log.ts';
import { whenParentIsGone } from '../../server/core/start-stop.ts';
import { readSettings } from '../../server/core/settings.ts';
import { startServer } from '../../server/start.ts';

const { FAKE_STRIPE_URL: apiUrl = '', ...environment } = process.env;
const settings = readSettings(environment);
if (settings.payments.kind !== 'stripe') throw new Error('Production is tested with PAYMENTS=stripe');
const server = await startServer({
  // Production refuses another address of Stripe, so it is replaced after validation.
  settings: { ...settings, payments: { ...settings.payments, apiUrl } },
  log: standardLog,
  dist: pathToFileURL(`${resolve('dist')}/`),
  onFatal: (error) => {
    throw error;
  },
});

async function stop(): Promise<void> {
  await server.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
whenParentIsGone(() => void stop());
process.stdout.write(`Ready on ${settings.publicUrl}\n`);
