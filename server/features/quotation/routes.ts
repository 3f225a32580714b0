import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { changeOffer, saveDetails } from './content.ts';
import { accept, askForChange, decline } from './decide.ts';
import type { InvoicePublicBuyer } from './order.ts';
import { orderQuotation } from './order.ts';
import { shareQuotation } from './share.ts';
import { startQuotation } from './start.ts';
import { findQuotation } from './store.ts';
import { texts } from './texts.ts';

type QuotationCall = Extract<keyof Handlers, `quotation/${string}`>;

/** Answers the calls about quotations. */
export function quotationHandlers(
  services: Services,
  invoicePublicBuyer: InvoicePublicBuyer,
): Pick<Handlers, QuotationCall> {
  return {
    'quotation/read': {
      handle: async ({ body, context }) => {
        const quotation = await findQuotation(services.db, services.clock, {
          accountId: signedInAccount(context.identity).id,
          locale: context.locale,
          ...body,
        });
        if (!quotation) throw new CallFailure(404, texts.unknown);
        return done(quotation);
      },
    },
    'quotation/start': {
      handle: async ({ body, context }) => done(await startQuotation(services, body.offer, context)),
    },
    'quotation/offer': {
      handle: async ({ body, context }) => done(await changeOffer(services, body, context)),
    },
    'quotation/details': {
      handle: async ({ body, context }) => done(await saveDetails(services, body, context)),
    },
    'quotation/accept': {
      handle: async ({ body, context }) => done(await accept(services, body, context)),
    },
    'quotation/decline': {
      handle: async ({ body, context }) => done(await decline(services, body, context)),
    },
    'quotation/ask-for-change': {
      handle: async ({ body, context }) => {
        const changed = await askForChange(services, body, context);
        return done(changed, changed.kind === 'done' ? texts.changeAsked : undefined);
      },
    },
    'quotation/order': {
      handle: async ({ body, context }) => {
        const changed = await orderQuotation(services, body, context, invoicePublicBuyer);
        return done(changed, changed.kind === 'done' ? texts.ordered : undefined);
      },
    },
    'quotation/share': {
      handle: async ({ body, context }) => done(await shareQuotation(services, body.id, context)),
    },
  };
}
