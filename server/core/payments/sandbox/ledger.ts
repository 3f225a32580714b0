import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Moment } from '../../../../domain/moment.ts';
import { money } from '../../../../domain/money.ts';
import type { Schema } from '../../db/schema.ts';
import { mintSecret } from '../../secrets.ts';
import type { Services } from '../../services.ts';
import type { Charge, RefundRequest, RefundResult, Reversals, SessionRequest } from '../provider.ts';
import { planEvent } from './plan-event.ts';
import { planRefund } from '../refund-plan.ts';

/** Everything that was taken back of a session's charge, oldest first. */
export async function readReversals(db: Kysely<Schema>, session: string): Promise<Reversals> {
  const ofSession = { session_id: session };
  const [{ currency }, refunds, disputes] = await Promise.all([
    db.selectFrom('sandbox_sessions').select('currency').where('id', '=', session).executeTakeFirstOrThrow(),
    db
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where((eb) => eb.and(ofSession))
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('sandbox_disputes')
      .selectAll()
      .where((eb) => eb.and(ofSession))
      .orderBy('created_at')
      .execute(),
  ]);
  return {
    refunds: refunds.map(({ id, key, amount_minor: minor, state, reason, created_at: at }) => ({
      reference: id,
      key,
      amount: money(minor, currency),
      state,
      reason,
      at,
    })),
    disputes: disputes.map(({ id, amount_minor: minor, reason, state, created_at: at, answer_by: answerBy }) => ({
      reference: id,
      amount: money(minor, currency),
      reason,
      state,
      at,
      answerBy,
    })),
  };
}

/** Refunds money of a paid session, once for each key. Refused for one that was not charged. */
export async function refundSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: RefundRequest,
): Promise<RefundResult> {
  return db.transaction().execute(async (trx) => {
    const paid = await trx
      .selectFrom('sandbox_sessions')
      .select(['amount_minor as charged', 'currency'])
      .where('id', '=', request.session)
      .where('state', '=', 'paid')
      .forUpdate()
      .executeTakeFirst();
    if (!paid) return { kind: 'refused', reason: 'This session was not charged' };
    const plan = planRefund(request, paid.charged, await readReversals(trx, request.session));
    if (plan.kind !== 'refund') return plan;
    const reference = `re_${randomBytes(12).toString('base64url')}`;
    const at = clock.now().toISOString();
    await trx
      .insertInto('sandbox_refunds')
      .values({
        id: reference,
        session_id: request.session,
        key: request.key,
        amount_minor: plan.minor,
        state: 'done',
        created_at: at,
      })
      .execute();
    // As Stripe does: a reversal that was counted as this refund while it was asked for is booked then.
    await planEvent(trx, { clock }, request.session, { type: 'refund.updated', deliveries: 1 });
    return { kind: 'refunded', reversals: await readReversals(trx, request.session) };
  });
}

/** Everything that was charged since a moment, oldest first. */
export async function listCharges({ db }: Pick<Services, 'db'>, since: Moment): Promise<readonly Charge[]> {
  const rows = await db
    .selectFrom('sandbox_sessions as s')
    .select(['s.reference', 's.charge', 's.amount_minor', 's.currency', 's.completed_at'])
    .select((eb) =>
      eb
        .selectFrom('sandbox_refunds as r')
        .select((sums) => sums.fn.sum<number>('r.amount_minor').as('sum'))
        .whereRef('r.session_id', '=', 's.id')
        .where('r.state', '=', 'done')
        .as('refunded'),
    )
    .where('s.state', '=', 'paid')
    .where('s.completed_at', '>=', since)
    .orderBy('s.completed_at')
    .execute();
  return rows.flatMap(({ reference, charge, completed_at: at, amount_minor: minor, currency, refunded }) =>
    charge === null || at === null
      ? []
      : [{ charge, reference, amount: money(minor, currency), at, refunded: Number(refunded ?? 0) }],
  );
}

/** Adds a charge older than this server to the ledger: the demo people's payments. */
export async function recordPastCharge(
  db: Kysely<Schema>,
  { reference, amount, locale, at }: Pick<SessionRequest, 'reference' | 'amount' | 'locale'> & { readonly at: Moment },
): Promise<{ readonly session: string; readonly charge: string }> {
  const charge = `ch_${randomBytes(12).toString('base64url')}`;
  const session = `cs_${randomBytes(18).toString('base64url')}`;
  await db
    .insertInto('sandbox_sessions')
    .values({
      id: session,
      reference,
      form_token: mintSecret(),
      locale,
      currency: amount.currency,
      amount_minor: amount.minor,
      description: '',
      success_path: '',
      failure_path: '',
      state: 'paid',
      confirmation: 'atOnce',
      charge,
      created_at: at,
      expires_at: at,
      completed_at: at,
    })
    .execute();
  return { session, charge };
}
