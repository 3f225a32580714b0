import { sql } from 'kysely';
import { money } from '../../../domain/money.ts';
import { inTime } from '../../core/in-time.ts';
import type { PaymentProvider, RefundResult } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { refundReference } from '../invoice/refunds.ts';
import { bookReversals } from './book-reversals.ts';
import { lockOrder } from './lock-order.ts';
import { enqueueRefundAnnounced } from './refund-emails.ts';

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

/** Between the first two questions about a refund, in milliseconds. */
const FIRST_GAP = 10_000;

/** Refunds requested concurrently. */
const BATCH = 20;

/** Books the provider's answer about a refund, and emails the buyer, once. */
async function follow(services: Services, { id, checkoutId, session, charge }: DueRefund, result: RefundResult) {
  if (result.kind === 'pending') return;
  await services.db.transaction().execute(async (trx) => {
    if (result.kind === 'refunded') {
      const { reversals } = result;
      const order = trx.selectFrom('checkouts').select('reference').where('id', '=', checkoutId);
      const { reference } = await order.executeTakeFirstOrThrow();
      const checkout = await lockOrder(trx, reference);
      if (checkout) await bookReversals(trx, services, checkout, { session, charge, reversals, answered: id });
      return;
    }
    // From here on it is the office's: it sends by transfer what the card does not take back.
    const changed = await trx
      .updateTable('refunds')
      .set({ state: 'toSend', refusal: result.reason })
      .where('id', '=', id)
      .where('state', '=', 'toAsk')
      .returning('id')
      .executeTakeFirst();
    if (changed) await enqueueRefundAnnounced(trx, services, id);
  });
}

/**
 * Takes refunds that are due to be asked for, of one session or of all: other processes pass over them. After each
 * question the gap is twice as long, so that those that cannot be asked for leave room for the others.
 */
async function claimDue({ db, clock }: Services, session: string | null) {
  const now = clock.now().toISOString();
  const gap = sql`${FIRST_GAP} * power(2, least(times_asked, 12)) * interval '1 millisecond'`;
  return db
    .updateTable('refunds')
    .set({ asked_at: now, times_asked: sql<number>`times_asked + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'toAsk')
        .where(sql<boolean>`(asked_at is null or asked_at + ${gap} <= ${now}::timestamptz)`)
        .$if(session !== null, (query) => query.where('provider_session', '=', session))
        .orderBy('asked_at', (order) => order.asc().nullsFirst())
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'checkout_id as checkoutId', 'provider_session as session', 'charge', 'currency'])
    .returning('amount_minor as minor')
    .execute();
}

type DueRefund = Awaited<ReturnType<typeof claimDue>>[number];

async function giveBack(services: Services, provider: PaymentProvider, due: DueRefund): Promise<void> {
  const { id, session, minor, currency } = due;
  if (session === null) return;
  try {
    const request = { session, key: refundReference(id), amount: money(minor, currency) };
    const result = await inTime(provider.refund(request), PATIENCE);
    await follow(services, due, result);
    services.log.info('A refund was asked for', { refund: id, result: result.kind });
  } catch (error) {
    services.log.error('A refund could not be asked for', error, { refund: id });
  }
}

/**
 * Requests the due refunds, of one session or of all, from the provider, and books its answers: done, or refused, then
 * the office sends it. Repeated after a failure, and while it is pending.
 */
export async function giveBackDue(
  services: Services,
  provider: PaymentProvider,
  session: string | null = null,
): Promise<void> {
  const due = await claimDue(services, session);
  await Promise.all(due.map((refund) => giveBack(services, provider, refund)));
}
