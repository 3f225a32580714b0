import type { ReceiptCopyRequest } from '../../../domain/checkout.ts';
import { providerOf } from '../../core/payments/providers.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Handlers, CallContext } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { countAttempt, mailboxOf } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { askForHelp } from '../invoice/help.ts';
import { personsOf, personOf } from '../invoice/person.ts';
import { renewInvoiceLink } from '../invoice/renew-invoice-link.ts';
import { readInvoiceList } from '../invoice/list.ts';
import { visibilityOf } from '../invoice/store.ts';
import { texts as invoiceTexts } from '../invoice/texts.ts';
import { findByKey } from './checkout-key.ts';
import { checkOutInvoices } from './invoice-checkout.ts';
import { readOutcome } from './outcome.ts';
import { readPayment } from './read-payment.ts';
import { enqueueReceipt } from './receipt.ts';
import { texts } from './texts.ts';

/** Copies requested by one person, and copies to one mailbox. */
const limit = { attempts: 5, seconds: 3600 };

/**
 * Sends a copy of a receipt to a given address, for a caller who may see everything that it covers. Throws a
 * `CallFailure`: 404 otherwise or if nothing was paid, 429 after too many.
 */
async function sendReceiptCopy(
  services: Services,
  { reference, email }: ReceiptCopyRequest,
  { identity, locale }: CallContext,
): Promise<void> {
  await countAttempt(services, { what: 'receipt copy', whom: personOf(identity), limit });
  await countAttempt(services, { what: 'receipt copy by mailbox', whom: mailboxOf(email), limit });
  await services.db.transaction().execute(async (trx) => {
    const payment = await readPayment(trx, reference, visibilityOf(identity));
    // A receipt for refunded money would be false.
    const isReceipt = payment?.isWhole && payment.record.kept.minor > 0 && payment.record.remaining.minor === 0;
    if (!isReceipt) throw new CallFailure(404, texts.unknownPayment);
    await enqueueReceipt(trx, services, payment.record, { email, locale });
  });
}

type InvoiceHandlers = Pick<
  Handlers,
  'user/link' | 'invoice/read' | 'invoice/help' | 'invoice/receipt-copy' | 'invoice/checkout'
>;

/** Answers the calls about invoices. */
export function invoiceHandlers(services: Services): InvoiceHandlers {
  const provider = providerOf(services);
  return {
    'user/link': {
      handle: async ({ context }) => {
        const isRenewed = await renewInvoiceLink(services, context);
        return isRenewed ? done(null) : { kind: 'refused', feedback: invoiceTexts.noRefusedLink };
      },
    },
    'invoice/read': {
      handle: async ({ body, context: { identity, locale } }) => {
        const visibility = visibilityOf(identity);
        const readAt = services.clock.now().toISOString();
        switch (body.kind) {
          case 'list':
            return done({ kind: 'list', ...(await readInvoiceList(services.db, visibility)), readAt });
          case 'outcome': {
            const outcome = await readOutcome(services, provider, { reference: body.reference, visibility, locale });
            if (!outcome) throw new CallFailure(404, texts.unknownPayment);
            return done({ kind: 'outcome', outcome, readAt });
          }
          case 'checkout':
            return done({
              kind: 'checkout',
              checkout: await findByKey(services, provider, { persons: personsOf(identity), key: body.key }),
            });
        }
      },
    },
    'invoice/help': {
      handle: async ({ body, context }) => {
        await askForHelp(services, body, context);
        return done(null, invoiceTexts.helpSent);
      },
    },
    'invoice/receipt-copy': {
      handle: async ({ body, context }) => {
        await sendReceiptCopy(services, body, context);
        return done(null, texts.receiptSent);
      },
    },
    'invoice/checkout': {
      handle: async ({ body, context }) => done(await checkOutInvoices(services, provider, { wanted: body, context })),
    },
  };
}
