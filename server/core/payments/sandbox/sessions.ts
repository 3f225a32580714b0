import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { money } from '../../../../machines/domain/money.ts';
import type { DeclineReason } from '../../../../machines/domain/payment.ts';
import type { ConfirmationMode, SandboxState } from '../../db/sandbox-schema.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { mintSecret } from '../../secrets.ts';
import type { ProviderState, SessionRequest } from '../provider.ts';
import { planEvents } from './confirmation-modes.ts';

/** A session as the sandbox keeps it. */
export type SandboxSession = Selectable<Schema['sandbox_sessions']>;

/** How a session can end. */
export type SandboxEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'failed'; readonly reason: DeclineReason }
  | { readonly state: 'cancelled' | 'expired' };

/** How long a buyer has to pay. */
const LIFETIME = 30 * 60_000;

const unfinished: readonly SandboxState[] = ['open', 'authenticating'];

/** Whether a buyer can still pay. */
export function isUnfinished({ state }: Pick<SandboxSession, 'state'>): boolean {
  return unfinished.includes(state);
}

/** A session as the port tells it. */
export function providerStateOf(session: SandboxSession): ProviderState {
  const { state, charge, completed_at: at, decline_reason: reason, amount_minor: minor, currency } = session;
  if (state === 'paid' && charge !== null && at !== null) {
    return { kind: 'paid', charge, amount: money(minor, currency), at };
  }
  if (isUnfinished(session)) return { kind: 'open' };
  if (state === 'processing') return { kind: 'processing' };
  return { kind: 'notCharged', reason: reason ?? (state === 'expired' ? 'expired' : 'abandoned') };
}

/** Opens a session; asked again with the same reference, gives the one that is there. */
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
        decline_reason: end.state === 'failed' ? end.reason : null,
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

/** A session as it stands now; one whose time is up expires by being looked at. */
export async function findSession(services: Services, id: string): Promise<SandboxSession | undefined> {
  const session = await services.db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  const isOver = session && isUnfinished(session) && session.expires_at <= services.clock.now().toISOString();
  return isOver ? endSession(services, id, { state: 'expired' }) : session;
}

/** Notes how the buyer wants to be confirmed, and whether their bank is asking them (3-D Secure). */
export async function noteAttempt(
  { db }: Services,
  id: string,
  { confirmation, isAuthenticating }: { readonly confirmation: ConfirmationMode; readonly isAuthenticating: boolean },
): Promise<void> {
  await db
    .updateTable('sandbox_sessions')
    .set({ confirmation, state: isAuthenticating ? 'authenticating' : 'open' })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .execute();
}
