import type { ReceiptCopyRequest } from '../../../machines/domain/checkout.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countAttempt, mailboxOf } from '../../core/rpc/throttle.ts';
import { personOf } from '../invoice/person.ts';
import { visibilityOf } from '../invoice/store.ts';
import type { Services } from '../../core/services.ts';
import { readPayment } from './read-payment.ts';
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
    const payment = await readPayment(trx, reference, visibilityOf(identity));
    // A receipt of money that went back would say what is not so.
    const isReceipt = payment?.isWhole && payment.record.kept.minor > 0 && payment.record.remaining.minor === 0;
    if (!isReceipt) throw new CallFailure(404, texts.unknownPayment);
    await enqueueReceipt(trx, services, payment.record, { email, locale });
  });
}
