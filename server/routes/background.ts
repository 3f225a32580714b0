import { dailyAudit } from '../features/audit/daily-audit.ts';
import { inTime } from '../core/in-time.ts';
import type { PeriodicWork } from '../core/jobs/periodic.ts';
import { doPeriodically } from '../core/jobs/periodic.ts';
import type { BackgroundWork, Services } from '../core/services.ts';
import { sweepExpired } from '../features/session/sweep.ts';
import { providerOf } from '../core/payments/providers.ts';
import { closeOldTransfers } from '../features/checkout/close-transfers.ts';
import { reconcile } from '../features/checkout/reconcile.ts';
import { confirmationRecovery } from '../features/checkout/recover-confirmations.ts';
import { deliverDue } from '../core/payments/sandbox/deliver.ts';
import { expireEmailRequests } from '../features/profile/email-request.ts';
import { beginDue } from '../features/subscription/begin.ts';
import { eraseDue } from '../features/personal-data/erase.ts';
import { remindOfInvoices } from '../features/invoice/remind.ts';
import { giveBackDue } from '../features/checkout/give-back.ts';

/** Delay between two rounds, in milliseconds. */
const PERIOD = 1000;

/** How long work under way may take to finish when the server stops, in milliseconds. */
const GRACE = 2000;

/** Messages sent side by side: one that hangs holds up none of the others. */
const MAIL_LANES = 4;

/** Work on due rows: once a second in every process, which takes rows that no other has. */
const rowWork: readonly ((services: Services) => Promise<unknown>)[] = [
  (services) => deliverDue(services),
  (services) => reconcile(services, providerOf(services)),
  (services) => giveBackDue(services, providerOf(services)),
  ...Array.from({ length: MAIL_LANES }, () => (services: Services) => services.mailer.deliver()),
];

const MINUTE = 60_000;

/** Work that has become due since the last run: once a minute in one process. */
const sweeps: readonly PeriodicWork[] = [
  { name: 'old-transfers', period: MINUTE, work: closeOldTransfers },
  { name: 'expired-rows', period: MINUTE, work: sweepExpired },
  { name: 'email-requests', period: MINUTE, work: expireEmailRequests },
  { name: 'erasures', period: MINUTE, work: eraseDue },
  { name: 'renewals', period: MINUTE, work: beginDue },
  { name: 'invoice-reminders', period: MINUTE, work: remindOfInvoices },
];

/** Kinds of background work, each in a loop of its own: none waits for another. */
const kinds: typeof rowWork = [
  ...rowWork,
  ...[...sweeps, dailyAudit, confirmationRecovery].map(
    (periodic) => (services: Services) => doPeriodically(services, periodic),
  ),
];

type Work = (typeof kinds)[number];

/** The last round of each kind of work, by the mailer: a process has one, over whichever pool its services are. */
const rounds = new WeakMap<Services['mailer'], Map<Work, Promise<unknown>>>();

/** Runs a kind of work after its last round has ended, so that work which that round has claimed is done, too. */
function inTurn(services: Services, work: Work): Promise<unknown> {
  const own = rounds.get(services.mailer) ?? new Map<Work, Promise<unknown>>();
  rounds.set(services.mailer, own);
  const last = own.get(work) ?? Promise.resolve();
  // The caller that started the last round handles its errors.
  const round = last.catch(() => null).then(() => work(services));
  own.set(work, round);
  return round;
}

/**
 * Runs each kind of work once: webhook deliveries, status queries, refunds, mail, the audit if it is due, and all
 * sweeps, which run without waiting for their minute.
 */
export async function doDueWork(services: Services): Promise<void> {
  for (const work of kinds) await inTurn(services, work);
  for (const { work } of sweeps) await work(services);
}

/** Repeats one kind of work. `stop` resolves after the current round; `endedAt` is when the last one ended. */
function repeat(services: Services, work: Work) {
  let round: Promise<unknown> | null = null;
  let endedAt = performance.now();
  const timer = setInterval(() => {
    round ??= inTurn(services, work)
      .catch((error: unknown) => services.log.error('Background work failed', error))
      .finally(() => {
        round = null;
        endedAt = performance.now();
      });
  }, PERIOD);
  timer.unref();
  return {
    endedAt: () => endedAt,
    stop: () => {
      clearInterval(timer);
      return Promise.resolve(round);
    },
  };
}

/** Repeats all kinds of work until stopped. */
export function startBackgroundWork(services: Services): BackgroundWork {
  const loops = kinds.map((work) => repeat(services, work));
  return {
    age: () => performance.now() - Math.min(...loops.map(({ endedAt }) => endedAt())),
    stop: async () => {
      const ended = Promise.all(loops.map(({ stop }) => stop()));
      const hasEnded = await inTime(ended, GRACE).then(
        () => true,
        () => false,
      );
      if (hasEnded) return;
      // Of an email being sent, the failure is written down before the database closes.
      services.mailer.close();
      await inTime(ended, GRACE).catch((error: unknown) =>
        services.log.warn('Work was given up', { reason: String(error) }),
      );
    },
  };
}
