import { sql } from 'kysely';
import type { ReceiptCopyRequest } from '../../machines/domain/checkout.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { CallContext } from '../calls/handler.ts';
import { countAttempt, mailboxOf } from '../calls/throttle.ts';
import { personOf } from '../invoice/person.ts';
import { isVisible, visibilityOf } from '../invoice/store.ts';
import type { Services } from '../services.ts';
import { enqueueReceipt } from './receipt.ts';
import { texts } from './texts.ts';

/** Copies that one person may have sent, to whichever addresses; and copies to one mailbox, whoever asks for them. */
const limit = { attempts: 5, seconds: 3600 };

/**
 * Sends a copy of a receipt to an address that the caller names: for whoever may see all that it is for. Throws a
 * `CallFailure`: 404 where that is not so or nothing was paid, 429 after too many.
 */
export async function sendReceiptCopy(
  services: Services,
  { reference, email }: ReceiptCopyRequest,
  { identity, locale }: CallContext,
): Promise<void> {
  await countAttempt(services, { what: 'receipt copy', whom: personOf(identity), limit });
  await countAttempt(services, { what: 'receipt copy by mailbox', whom: mailboxOf(email), limit });
  await services.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payments as p')
      .innerJoin('payment_invoices as pi', 'pi.payment_id', 'p.id')
      .innerJoin('invoices as i', 'i.id', 'pi.invoice_id')
      .select('p.id')
      .select(sql<boolean>`bool_and(${isVisible(visibilityOf(identity))})`.as('isWhole'))
      .where('p.reference', '=', reference)
      .groupBy('p.id')
      .orderBy('p.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!payment?.isWhole) throw new CallFailure(404, texts.unknownPayment);
    await enqueueReceipt(trx, services, payment.id, { email, locale });
  });
}
