import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { money } from '../../../../domain/money.ts';
import type { DeclineReason } from '../../../../domain/payment.ts';
import type { ConfirmationMode, SandboxState } from '../../db/sandbox-schema.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { mintSecret } from '../../secrets.ts';
import type { ProviderState, SessionRequest } from '../provider.ts';
import { planEvents } from './confirmation-modes.ts';

/** A session in the sandbox's table. */
export type SandboxSession = Selectable<Schema['sandbox_sessions']>;

/** Outcomes of a session. */
export type SandboxEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'failed'; readonly reason: DeclineReason }
  | { readonly state: 'cancelled' | 'expired' };

/** Lifetime of a payment session, in milliseconds. */
const LIFETIME = 30 * 60_000;

const unfinished: readonly SandboxState[] = ['open', 'authenticating'];

/** Whether a buyer can still pay. */
export function isUnfinished({ state }: Pick<SandboxSession, 'state'>): boolean {
  return unfinished.includes(state);
}

/** A session's state in terms of the payment port. */
export function providerStateOf(session: SandboxSession): ProviderState {
  const { state, charge, completed_at: at, decline_reason: reason, amount_minor: minor, currency } = session;
  if (state === 'paid' && charge !== null && at !== null) {
    return { kind: 'paid', charge, amount: money(minor, currency), at };
  }
  if (isUnfinished(session)) return { kind: 'open' };
  if (state === 'processing') return { kind: 'processing' };
  return { kind: 'notCharged', reason: reason ?? (state === 'expired' ? 'expired' : 'abandoned') };
}

/** Opens a session; the same reference returns the existing one. */
export async function openSession({ db, clock }: Services, request: SessionRequest): Promise<string> {
  const now = clock.now();
  await db
    .insertInto('sandbox_sessions')
    .values({
      id: `cs_${randomBytes(18).toString('base64url')}`,
      reference: request.reference,
      form_token: mintSecret(),
      locale: request.locale,
      currency: request.amount.currency,
      amount_minor: request.amount.minor,
      description: request.description,
      success_path: request.successPath,
      failure_path: request.failurePath,
      state: 'open',
      confirmation: 'atOnce',
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME).toISOString(),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('sandbox_sessions')
    .select('id')
    .where('reference', '=', request.reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** Plans the events about a session’s end, in its confirmation mode. */
async function planConfirmations(
  trx: Transaction<Schema>,
  session: SandboxSession,
  mode: ConfirmationMode,
  now: Date,
): Promise<void> {
  const events = planEvents(mode).map(({ type, isForged, wait, deliveries }) => ({
    id: `evt_${randomBytes(12).toString('base64url')}`,
    session_id: session.id,
    type,
    is_forged: isForged,
    created_at: now.toISOString(),
    due_at: new Date(now.getTime() + wait).toISOString(),
    deliveries,
  }));
  if (events.length > 0) await trx.insertInto('sandbox_events').values(events).execute();
}

/**
 * Ends a session, unless it has ended already: the first end counts, in one transaction with its events. `from` are the states
 * that it may be in. Returns the session as it is then, `undefined` for an unknown one.
 */
export async function endSession(
  { db, clock }: Services,
  id: string,
  end: SandboxEnd,
  from: readonly SandboxState[] = unfinished,
): Promise<SandboxSession | undefined> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const ended = await trx
      .updateTable('sandbox_sessions')
      .set({
        state: end.state,
        // A page that is left or expires after a refused card keeps the reason of the refusal.
        ...(end.state === 'failed' && { decline_reason: end.reason }),
        ...(end.state === 'paid' && { decline_reason: null }),
        charge: end.state === 'paid' ? `ch_${randomBytes(12).toString('base64url')}` : null,
        completed_at: now.toISOString(),
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (ended) await planConfirmations(trx, ended, ended.confirmation, now);
    return ended ?? (await trx.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst());
  });
}

/** The current state of a session; reading one past its lifetime expires it. */
export async function findSession(services: Services, id: string): Promise<SandboxSession | undefined> {
  const session = await services.db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  const isOver = session && isUnfinished(session) && session.expires_at <= services.clock.now().toISOString();
  return isOver ? endSession(services, id, { state: 'expired' }) : session;
}

/** Records the confirmation mode chosen by the buyer, and whether the bank asks for 3-D Secure. */
export async function noteAttempt(
  { db }: Services,
  id: string,
  { confirmation, isAuthenticating }: { readonly confirmation: ConfirmationMode; readonly isAuthenticating: boolean },
): Promise<void> {
  await db
    .updateTable('sandbox_sessions')
    .set({ confirmation, state: isAuthenticating ? 'authenticating' : 'open', decline_reason: null })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .execute();
}

/**
 * Opens the card form of an unfinished session again: after a refused attempt, with its reason, or for another card.
 * Returns the session as it is then.
 */
export async function reopenSession(
  services: Services,
  id: string,
  reason: DeclineReason | null,
): Promise<SandboxSession | undefined> {
  const reopened = await services.db
    .updateTable('sandbox_sessions')
    .set({ state: 'open', decline_reason: reason })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .returningAll()
    .executeTakeFirst();
  return reopened ?? findSession(services, id);
}
