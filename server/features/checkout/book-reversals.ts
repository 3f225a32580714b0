import type { Selectable, Transaction } from 'kysely';
import type { Moment } from '../../../machines/domain/moment.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { RefundReason } from '../../../machines/domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { ProviderDispute, ProviderRefund, Reversals } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { refundReference } from '../invoice/refunds.ts';
import { enqueueRefundAnnounced, enqueueRefundSent } from './refund-emails.ts';
import { restate } from './restate.ts';

type Refund = Selectable<Schema['refunds']>;

/** An order that the transaction has locked. */
type Order = Pick<Selectable<Schema['checkouts']>, 'id' | 'reference' | 'method'>;

/** A charge, and all its reversals. */
interface Reversed {
  readonly session: string | null;
  readonly charge: string;
  readonly reversals: Reversals;
}

/** Money returned to a buyer without a request of this server. */
interface Reported {
  readonly reference: string;
  readonly amount: Money;
  readonly at: Moment;
  readonly why: Extract<RefundReason, 'byOffice' | 'disputed'>;
}

const total = (rows: readonly { readonly minor: number }[]) => rows.reduce((all, { minor }) => all + minor, 0);

async function readRefunds(trx: Transaction<Schema>, checkoutId: number, charge: string): Promise<readonly Refund[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('charge', '=', charge)
    .orderBy('id')
    .execute();
}

const isOwn = (row: Refund, refund: ProviderRefund) =>
  row.reference === refund.reference || refundReference(row.id) === refund.key;

/** Updates a booked refund by the provider's: done, or failed, even after it was done. */
async function follow(trx: Transaction<Schema>, services: Services, row: Refund, refund: ProviderRefund) {
  const { reference, at, reason } = refund;
  if (refund.state === 'done' && row.state === 'toAsk') {
    await trx.updateTable('refunds').set({ state: 'done', done_at: at, reference }).where('id', '=', row.id).execute();
    await enqueueRefundSent(trx, services, row.id);
  }
  const isMissed = row.refusal === null && (row.state === 'toAsk' || row.state === 'done');
  if (refund.state === 'failed' && isMissed) {
    // The office takes over: it sends the refused amount by transfer.
    const refusal = reason ?? 'The refund failed';
    await trx
      .updateTable('refunds')
      .set({ state: 'toSend', done_at: null, reference: null, refusal })
      .where('id', '=', row.id)
      .execute();
    await enqueueRefundAnnounced(trx, services, row.id);
  }
}

/** The amount of a charge that the books have as refunded at the provider, requested or reported. */
function bookedAtProvider(rows: readonly Refund[]): number {
  const counted = rows.filter(
    ({ state, refusal, provider_session: session }) =>
      refusal === null && session !== null && (state === 'toAsk' || state === 'done'),
  );
  return total(counted.map(({ amount_minor: minor }) => ({ minor })));
}

/**
 * Books money returned without a request of this server: as the refund of the same amount that the office was to send
 * or to decide about, else as a refund of its own.
 */
async function bookReported(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, session, charge }: { readonly checkout: Order } & Omit<Reversed, 'reversals'>,
  { reported: { reference, at, why, amount }, minor }: { readonly reported: Reported; readonly minor: number },
): Promise<void> {
  const waiting = (await readRefunds(trx, checkout.id, charge)).find(
    ({ state, amount_minor: due, currency }) =>
      (state === 'toSend' || state === 'toDecide') && due === minor && currency === amount.currency,
  );
  const done = { state: 'done', done_at: at, reference, is_reported: true, provider_session: session } as const;
  const { id } = waiting
    ? await trx
        .updateTable('refunds')
        .set({ ...done, refusal: null })
        .where('id', '=', waiting.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('refunds')
        .values({
          ...done,
          checkout_id: checkout.id,
          method: checkout.method,
          why,
          currency: amount.currency,
          amount_minor: minor,
          charge,
          requested_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
  services.log.warn('A refund was reported that this server did not request', {
    payment: checkout.reference,
    reference,
    why,
  });
  // A bank itself informs its customer of a dispute's end.
  if (why === 'byOffice') await enqueueRefundSent(trx, services, id);
}

async function bookDispute(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, charge }: { readonly checkout: Order; readonly charge: string },
  { reference, amount, reason, state, at, answerBy }: ProviderDispute,
): Promise<void> {
  const closedAt = state === 'open' ? null : services.clock.now().toISOString();
  const changed = await trx
    .insertInto('disputes')
    .values({
      reference,
      checkout_id: checkout.id,
      charge,
      currency: amount.currency,
      amount_minor: amount.minor,
      reason,
      state,
      opened_at: at,
      answer_by: answerBy,
      closed_at: closedAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ state, answer_by: answerBy, closed_at: closedAt })
        .where('disputes.state', '<>', state),
    )
    .returning('reference')
    .executeTakeFirst();
  if (changed) services.log.warn('A payment is disputed', { payment: checkout.reference, reference, reason, state });
}

/**
 * Books all reversals of a charge: refunds requested by this server, refunds made in the provider's dashboard,
 * disputes. Can be repeated: the booked sum is compared with the provider's total. The transaction holds the order,
 * whose charge is in the books.
 */
export async function bookReversals(
  trx: Transaction<Schema>,
  services: Services,
  checkout: Order,
  { session, charge, reversals: { refunds, disputes } }: Reversed,
): Promise<void> {
  const rows = await readRefunds(trx, checkout.id, charge);
  const own = (refund: ProviderRefund) => rows.find((row) => isOwn(row, refund));
  for (const refund of refunds) {
    const row = own(refund);
    if (row) await follow(trx, services, row, refund);
  }
  for (const dispute of disputes) await bookDispute(trx, services, { checkout, charge }, dispute);
  const done = refunds.filter(({ state }) => state === 'done');
  const lost = disputes.filter(({ state }) => state === 'lost');
  const givenBack = total([...done, ...lost].map(({ amount }) => amount));
  let missing = givenBack - bookedAtProvider(await readRefunds(trx, checkout.id, charge));
  const reported: readonly Reported[] = [
    ...done
      .filter((refund) => refund.key === null && !own(refund))
      .map((refund) => ({ ...refund, why: 'byOffice' as const })),
    ...lost
      .filter(({ reference }) => !rows.some((row) => row.reference === reference))
      .map((dispute) => ({ ...dispute, why: 'disputed' as const })),
  ];
  for (const each of reported) {
    const minor = Math.min(missing, each.amount.minor);
    if (minor <= 0) break;
    await bookReported(trx, services, { checkout, session, charge }, { reported: each, minor });
    missing -= minor;
  }
  await restate(trx, services, checkout.reference);
}
