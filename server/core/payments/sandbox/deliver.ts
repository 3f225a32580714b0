import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Settings } from '../../settings.ts';
import type { Services } from '../../services.ts';
import type { SandboxSession } from './sessions.ts';
import { providerStateOf } from './sessions.ts';
import { confirmationSecret, sign, signatureHeader } from './signature.ts';

const last = new WeakMap<object, Promise<unknown>>();

/** Runs work for a subject after all its earlier work has settled. */
function oneAtATime<Result>(subject: object, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(subject) ?? Promise.resolve()).then(work, work);
  last.set(subject, result);
  return result;
}

/** Path of the webhook. */
export const confirmationsPath = '/payments/sandbox/confirmations';

/** Lease on a delivery, in milliseconds: no other process attempts it meanwhile. */
const LEASE = 30_000;

/** Consecutive failures after which a delivery is given up; the reconciler then finds the outcome. */
const MOST_FAILURES = 5;

const BATCH = 20;

/** A forger has no secret, so any random one signs as well. */
const forgersSecret = randomBytes(32);

function confirmationsUrl({ host, port }: Settings): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const name = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${port}${confirmationsPath}`;
}

interface DueEvent {
  readonly id: string;
  /** Of events that are due together, the one planned first is sent first. */
  readonly sequence: number;
  readonly type: string;
  readonly is_forged: boolean;
  readonly deliveries: number;
  readonly failures: number;
  readonly session_id: string;
}

/** Claims the due events: other processes skip them until the lease ends. */
async function claimDue({ db, clock }: Services, sessionId: string | null): Promise<readonly DueEvent[]> {
  const now = clock.now();
  const claimed = await db
    .updateTable('sandbox_events')
    .set({ due_at: new Date(now.getTime() + LEASE).toISOString() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sandbox_events')
        .select('id')
        .where('due_at', '<=', now.toISOString())
        .$if(sessionId !== null, (query) => query.where('session_id', '=', sessionId))
        .orderBy('due_at')
        .orderBy('sequence')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sequence', 'type', 'is_forged', 'deliveries', 'failures', 'session_id'])
    .execute();
  return claimed.toSorted((left, right) => left.sequence - right.sequence);
}

/** The reported state of a session: `open` while a card is being charged; a forger claims success. */
function reportedState(event: DueEvent, session: SandboxSession) {
  if (event.is_forged) {
    const amount = { minor: session.amount_minor, currency: session.currency };
    return { kind: 'paid', charge: `ch_forged_${event.id}`, amount, at: session.created_at };
  }
  const isEarly = event.type === 'session.processing' && session.state !== 'processing';
  return isEarly ? { kind: 'open' } : providerStateOf(session);
}

async function post(services: Services, event: DueEvent): Promise<number> {
  const { db, clock, settings } = services;
  const session = await db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', event.session_id)
    .executeTakeFirstOrThrow();
  const { id, type } = event;
  const { reference } = session;
  const body = JSON.stringify({ id, type, reference, session: session.id, state: reportedState(event, session) });
  const secret = event.is_forged ? forgersSecret : await confirmationSecret(services);
  const response = await fetch(confirmationsUrl(settings), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, clock.now(), body) },
    body,
    signal: AbortSignal.timeout(LEASE / 2),
  });
  await response.body?.cancel();
  return response.status;
}

async function note({ db, clock }: Services, event: DueEvent, answer: number): Promise<void> {
  const now = clock.now().getTime();
  const isTaken = answer >= 200 && answer < 300;
  const isLost = event.is_forged || event.failures + 1 >= MOST_FAILURES;
  const retryAt = new Date(now + 1000 * 2 ** event.failures).toISOString();
  const isDone = isTaken ? event.deliveries <= 1 : isLost;
  await db
    .updateTable('sandbox_events')
    .set({
      answer,
      deliveries: isTaken ? event.deliveries - 1 : event.deliveries,
      failures: isTaken ? 0 : sql<number>`failures + 1`,
      due_at: isDone ? null : isTaken ? new Date(now).toISOString() : retryAt,
    })
    .where('id', '=', event.id)
    .execute();
}

async function deliver(services: Services, sessionId: string | null): Promise<void> {
  let events = await claimDue(services, sessionId);
  while (events.length > 0) {
    // Sequential: the order of arrival is part of a confirmation mode.
    for (const event of events) {
      const answer = await post(services, event).catch((error: unknown) => {
        services.log.warn('A confirmation could not be delivered', { event: event.id, reason: String(error) });
        return 0;
      });
      await note(services, event, answer);
    }
    events = await claimDue(services, sessionId);
  }
}

/**
 * Delivers the due confirmations over HTTP, as a provider does; only those of one session if given. Failures are
 * retried later. Deliveries of one process run one at a time: after awaiting one, none is in progress.
 */
export function deliverDue(services: Services, sessionId: string | null = null): Promise<void> {
  // One mailer for each process, whichever pool its services use.
  return oneAtATime(services.mailer, () => deliver(services, sessionId));
}
