import { auditDaily } from '../features/audit/daily-audit.ts';
import { inTime } from '../core/in-time.ts';
import type { BackgroundWork, Services } from '../core/services.ts';
import { sweepExpired } from '../features/session/sweep.ts';
import { providerOf } from '../core/payments/providers.ts';
import { closeOldTransfers } from '../features/checkout/close-old-transfers.ts';
import { reconcile } from '../features/checkout/reconcile.ts';
import { recoverConfirmations } from '../features/checkout/recover-confirmations.ts';
import { deliverDue } from '../core/payments/sandbox/deliver.ts';
import { expireEmailRequests } from '../features/profile/email-request.ts';
import { beginDue } from '../features/subscription/begin.ts';
import { eraseDue } from '../features/personal-data/erase.ts';
import { giveBackDue } from '../features/checkout/give-back.ts';

/** Between two rounds, in milliseconds. */
const PERIOD = 1000;

/** How long work under way may take to finish when the server stops, in milliseconds. */
const GRACE = 2000;

/** What is done beside the requests, each in a round of its own: none waits for another. */
const kinds: readonly ((services: Services) => Promise<unknown>)[] = [
  (services) => deliverDue(services),
  (services) => reconcile(services, providerOf(services)),
  (services) => recoverConfirmations(services, providerOf(services)),
  (services) => giveBackDue(services, providerOf(services)),
  (services) => closeOldTransfers(services),
  (services) => services.mailer.deliver(),
  (services) => sweepExpired(services),
  (services) => expireEmailRequests(services),
  (services) => auditDaily(services),
  (services) => eraseDue(services),
  (services) => beginDue(services),
];

type Work = (typeof kinds)[number];

/** The last round of each kind of work, by what it works on. */
const rounds = new WeakMap<Services, Map<Work, Promise<unknown>>>();

/** Does a kind of work when its last round has ended: what that round has taken up is done then, too. */
function inTurn(services: Services, work: Work): Promise<unknown> {
  const own = rounds.get(services) ?? new Map<Work, Promise<unknown>>();
  rounds.set(services, own);
  const last = own.get(work) ?? Promise.resolve();
  // Whoever began the last round is told what went wrong in it.
  const round = last.catch(() => null).then(() => work(services));
  own.set(work, round);
  return round;
}

/** Does once what is due: confirmations to deliver, orders to ask about, money to give back, mail, what has expired, the day's audit, accounts to delete, renewals to begin. */
export async function doDueWork(services: Services): Promise<void> {
  for (const work of kinds) await inTurn(services, work);
}

/** Does one kind of work again and again, one round after the other. Gives what stops it, when its round has ended. */
function repeat(services: Services, work: Work): () => Promise<unknown> {
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= inTurn(services, work)
      .catch((error: unknown) => services.log.error('Background work failed', error))
      .finally(() => {
        round = null;
      });
  }, PERIOD);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve(round);
  };
}

/** Does what is due again and again until it is stopped. */
export function startBackgroundWork(services: Services): BackgroundWork {
  const stops = kinds.map((work) => repeat(services, work));
  return {
    stop: async () => {
      const ended = Promise.all(stops.map((stop) => stop()));
      const hasEnded = await inTime(ended, GRACE).then(
        () => true,
        () => false,
      );
      if (hasEnded) return;
      // A letter under way holds a connection of the database.
      services.mailer.close();
      await inTime(ended, GRACE).catch((error: unknown) =>
        services.log.warn('Work was given up', { reason: String(error) }),
      );
    },
  };
}
