import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import type { ProviderDispute, ProviderRefund, Reversals } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { refundReference } from '../invoice/refunds.ts';
import type { RefundPart, Reported } from './cover-refunds.ts';
import { coverRefunds } from './cover-refunds.ts';
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
  /** The refund that the provider has just answered, if it was asked. */
  readonly answered?: number;
}

async function readRefunds(trx: Transaction<Schema>, checkoutId: number, charge: string): Promise<readonly Refund[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('charge', '=', charge)
    .orderBy('id')
    .execute();
}

const isOf = (row: Refund, refund: ProviderRefund) =>
  row.reference === refund.reference || refundReference(row.id) === refund.key;

/** Leaves refunds that failed, even after they were done, to the office: it sends the amount by transfer. */
async function followFailed(
  trx: Transaction<Schema>,
  services: Services,
  rows: readonly Refund[],
  refund: ProviderRefund,
): Promise<void> {
  const refusal = refund.reason ?? 'The refund failed';
  const missed = rows.filter(
    (row) => isOf(row, refund) && row.refusal === null && (row.state === 'toAsk' || row.state === 'done'),
  );
  for (const { id } of missed) {
    await trx
      .updateTable('refunds')
      .set({ state: 'toSend', done_at: null, reference: null, refusal })
      .where('id', '=', id)
      .execute();
    await enqueueRefundAnnounced(trx, services, id);
  }
}

/** Books the parts in which a refund went back, one of the provider's reversals each, and emails the buyer. */
async function bookParts(
  trx: Transaction<Schema>,
  services: Services,
  { id, ...row }: Refund,
  [first, ...more]: readonly [RefundPart, ...RefundPart[]],
): Promise<void> {
  const partOf = ({ reversal: { reference, at }, minor }: RefundPart) =>
    ({ state: 'done', done_at: at, reference, amount_minor: minor }) as const;
  await trx.updateTable('refunds').set(partOf(first)).where('id', '=', id).execute();
  const others: readonly { readonly id: number }[] =
    more.length === 0
      ? []
      : await trx
          .insertInto('refunds')
          .values(more.map((part) => ({ ...row, ...partOf(part), is_reported: part.isReported })))
          .returning('id')
          .execute();
  if (row.state === 'done') return;
  for (const part of [{ id }, ...others]) await enqueueRefundSent(trx, services, part.id);
}

/**
 * Books money returned without a request of this server: as the refund of the same amount that the office was to send
 * or to decide about, else as a refund of its own.
 */
async function bookReported(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, session, charge }: { readonly checkout: Order } & Pick<Reversed, 'session' | 'charge'>,
  { reversal: { reference, at, amount }, why, minor }: Reported,
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
 * disputes. Can be repeated: what is booked is compared with the provider's total. The transaction holds the order,
 * whose charge is in the books.
 */
export async function bookReversals(
  trx: Transaction<Schema>,
  services: Services,
  checkout: Order,
  { session, charge, reversals, answered }: Reversed,
): Promise<void> {
  const { refunds, disputes } = reversals;
  const rows = await readRefunds(trx, checkout.id, charge);
  for (const refund of refunds) if (refund.state === 'failed') await followFailed(trx, services, rows, refund);
  for (const dispute of disputes) await bookDispute(trx, services, { checkout, charge }, dispute);
  const plan = coverRefunds(await readRefunds(trx, checkout.id, charge), reversals, answered ?? null);
  for (const { row, parts } of plan.covered) await bookParts(trx, services, row, parts);
  for (const reported of plan.reported) await bookReported(trx, services, { checkout, session, charge }, reported);
  await restate(trx, services, checkout.reference);
}
