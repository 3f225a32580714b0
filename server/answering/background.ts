import type { BackgroundWork, Services } from '../services.ts';
import { sweepExpired } from '../session/sweep.ts';
import { providerOf } from '../payments/providers.ts';
import { reconcile } from '../checkout/reconcile.ts';
import { deliverDue } from '../payments/sandbox/deliver.ts';
import { refundDue } from '../checkout/settle.ts';

/** Between two rounds, in milliseconds. */
const PERIOD = 1000;

/** Does once what is due: confirmations to deliver, orders to ask about, money to give back, mail, what has expired. */
export async function doDueWork(services: Services): Promise<void> {
  const provider = providerOf(services);
  await deliverDue(services);
  await reconcile(services, provider);
  await refundDue(services, provider);
  await services.mailer.deliver();
  await sweepExpired(services);
}

/** Does what is due again and again, one round after the other, until it is stopped. */
export function startBackgroundWork(services: Services): BackgroundWork {
  let round: Promise<void> = Promise.resolve();
  let waiting = 0;
  const tick = (): Promise<void> => {
    waiting += 1;
    const next = round
      .catch(() => undefined)
      .then(() => doDueWork(services))
      .finally(() => {
        waiting -= 1;
      });
    round = next;
    return next;
  };
  const timer = setInterval(() => {
    if (waiting === 0) tick().catch((error: unknown) => services.log.error('Background work failed', error));
  }, PERIOD);
  timer.unref();
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await round.catch(() => undefined);
    },
  };
}
