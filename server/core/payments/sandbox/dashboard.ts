import { randomBytes } from 'node:crypto';
import type { DisputeState } from '../../db/refund-schema.ts';
import type { Services } from '../../services.ts';
import type { Delivery } from './plan-event.ts';
import { planEvent } from './plan-event.ts';
import type { SandboxEnd } from './sessions.ts';
import { endSession } from './sessions.ts';

/** Events at a provider after the buyer has left its page: by its staff, the office in its dashboard, the banks. */

type Deliveries = Pick<Delivery, 'deliveries'>;

/** How long a dispute can be answered, in milliseconds. */
const ANSWER_TIME = 7 * 24 * 3_600_000;

/** The buyer pays by direct debit: the banks answer in days. */
export async function beginDelayed(services: Services, session: string, { deliveries }: Deliveries): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sandbox_sessions')
      .set({ state: 'processing', confirmation: deliveries === 0 ? 'never' : 'atOnce' })
      .where('id', '=', session)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirstOrThrow();
    await planEvent(trx, services, session, { type: 'session.processing', deliveries });
  });
}

/** The banks answer about a direct debit. */
export async function endDelayed(services: Services, session: string, end: SandboxEnd): Promise<void> {
  await endSession(services, session, end, ['processing']);
}

/** The office refunds a part of a charge, or all of it, in the dashboard. Returns the refund's number. */
export async function refundByHand(
  services: Services,
  session: string,
  { minor, deliveries }: { readonly minor: number } & Deliveries,
): Promise<string> {
  const id = `re_${randomBytes(12).toString('base64url')}`;
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now().toISOString();
    await trx
      .insertInto('sandbox_refunds')
      .values({ id, session_id: session, amount_minor: minor, state: 'done', created_at: now })
      .execute();
    await planEvent(trx, services, session, { type: 'refund.updated', deliveries });
  });
  return id;
}

/** The card's bank sends a refund back: the account is closed. */
export async function failRefund(services: Services, id: string, { deliveries }: Deliveries): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { session_id: session } = await trx
      .updateTable('sandbox_refunds')
      .set({ state: 'failed', reason: 'expired_or_canceled_card' })
      .where('id', '=', id)
      .returning('session_id')
      .executeTakeFirstOrThrow();
    await planEvent(trx, services, session, { type: 'refund.updated', deliveries });
  });
}

/** The buyer disputes a charge. Returns the dispute's number. */
export async function openDispute(
  services: Services,
  session: string,
  { minor, deliveries }: { readonly minor: number } & Deliveries,
): Promise<string> {
  const id = `du_${randomBytes(12).toString('base64url')}`;
  await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    await trx
      .insertInto('sandbox_disputes')
      .values({
        id,
        session_id: session,
        amount_minor: minor,
        reason: 'fraudulent',
        state: 'open',
        created_at: now.toISOString(),
        answer_by: new Date(now.getTime() + ANSWER_TIME).toISOString(),
      })
      .execute();
    await planEvent(trx, services, session, { type: 'dispute.updated', deliveries });
  });
  return id;
}

/** The bank decides about a dispute. */
export async function closeDispute(
  services: Services,
  id: string,
  { state, deliveries }: { readonly state: Exclude<DisputeState, 'open'> } & Deliveries,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { session_id: session } = await trx
      .updateTable('sandbox_disputes')
      .set({ state, closed_at: services.clock.now().toISOString() })
      .where('id', '=', id)
      .returning('session_id')
      .executeTakeFirstOrThrow();
    await planEvent(trx, services, session, { type: 'dispute.updated', deliveries });
  });
}
