import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import { checkOutInvoices } from './invoice-checkout.ts';
import { askForHelp } from '../invoice/help.ts';
import { findByKey } from './checkout-key.ts';
import { sendReceiptCopy } from './receipt-copy.ts';
import { readOutcome } from './outcome.ts';
import { personsOf } from '../invoice/person.ts';
import { readInvoices, visibilityOf } from '../invoice/store.ts';
import { texts as invoiceTexts } from '../invoice/texts.ts';
import { texts } from './texts.ts';

type InvoiceHandlers = Pick<Handlers, 'invoice/read' | 'invoice/help' | 'invoice/receipt-copy' | 'invoice/checkout'>;

/** Answers the calls about invoices. */
export function invoiceHandlers(services: Services): InvoiceHandlers {
  const provider = providerOf(services);
  return {
    'invoice/read': {
      handle: async ({ body, context: { identity } }) => {
        const visibility = visibilityOf(identity);
        const readAt = services.clock.now().toISOString();
        switch (body.kind) {
          case 'list':
            return done({ kind: 'list', invoices: await readInvoices(services.db, visibility), readAt });
          case 'outcome': {
            const outcome = await readOutcome(services, provider, { reference: body.reference, visibility });
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
