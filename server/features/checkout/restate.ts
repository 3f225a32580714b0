import type { Transaction } from 'kysely';
import type { DeclineReason } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { TransferChange } from '../../core/mail/emails/transfer-changed.ts';
import type { Services } from '../../core/services.ts';
import type { Checkout } from './find-orders.ts';
import type { PaymentRecord } from './payment-record.ts';
import { readPaymentRecord } from './read-payment.ts';
import { enqueueTransferChanged } from './transfer-email.ts';

/**
 * Updates the state of an order by the money received, the only place that writes it; `closing`: nothing more is
 * expected, with the reason. The transaction holds the order and its invoices.
 */
export async function restate(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  reference: string,
  closing: DeclineReason | null = null,
): Promise<PaymentRecord> {
  const now = clock.now().toISOString();
  const orders = trx.updateTable('checkouts').where('reference', '=', reference);
  if (closing !== null) await orders.set({ closed_at: now }).where('closed_at', 'is', null).execute();
  const record = await readPaymentRecord(trx, reference);
  const { order, state } = record;
  if (state === order.state) return record;
  const ended = record.due.minor > 0 ? 'changed' : 'noLongerDue';
  const reason = closing ?? (order.method === 'transfer' ? ended : 'abandoned');
  await orders
    .set({
      state,
      decline_reason: state === 'notCharged' ? (order.declineReason ?? reason) : null,
      ...(state !== 'open' && order.closedAt === null && { closed_at: now }),
    })
    .execute();
  return record;
}

/**
 * Updates open transfers whose invoices were paid in another way, credited or scheduled, and emails their buyers what is to
 * be transferred now.
 * They are those that were open before the change. The transaction holds their invoices.
 */
export async function restateTransfers(
  trx: Transaction<Schema>,
  services: Services,
  {
    open,
    why,
    except = null,
  }: { readonly open: readonly Checkout[]; readonly why: TransferChange; readonly except?: string | null },
): Promise<void> {
  for (const { method, reference } of open) {
    if (method !== 'transfer' || reference === except) continue;
    const record = await restate(trx, services, reference);
    await enqueueTransferChanged(trx, services, { record, why });
  }
}
