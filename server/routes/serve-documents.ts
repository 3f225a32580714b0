import fastifyCookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import type { DocumentKind } from '../../machines/domain/document-paths.ts';
import { documentKinds } from '../../machines/domain/document-paths.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import type { PdfDocument } from '../core/pdf/document.ts';
import { sendPdf } from '../core/pdf/send-pdf.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import { cookiesOf } from '../core/rpc/cookies.ts';
import { countAttempt } from '../core/rpc/throttle.ts';
import type { Services } from '../core/services.ts';
import { readReceiptDocument, readTransferDocument } from '../features/checkout/read-payment-document.ts';
import { personOf, personsOf } from '../features/invoice/person.ts';
import { readInvoiceDocument } from '../features/invoice/read-invoice-document.ts';
import type { Visibility } from '../features/invoice/store.ts';
import { visibilityOf } from '../features/invoice/store.ts';
import { readQuotationDocument } from '../features/quotation/read-quotation-document.ts';
import { identify } from '../features/session/identify.ts';
import { invoicesPath } from '../features/site/places.ts';

/** Names a document, and says in which language and for whom it is read. */
interface Wanted {
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
}

type ReadDocument = (services: Services, wanted: Wanted) => Promise<PdfDocument | null>;

const readers: Readonly<Record<DocumentKind, ReadDocument>> = {
  invoice: ({ db }, wanted) => readInvoiceDocument(db, wanted),
  receipt: readReceiptDocument,
  transfer: readTransferDocument,
  quote: readQuotationDocument,
};

/** Documents of one person: each takes a moment of the processor. */
const limit = { attempts: 600, seconds: 3600 };

/**
 * Serves documents as PDF, to those who may see their pages: the account, and the holder of an invoice link. A visitor without
 * either goes to the page of invoices, which asks for a sign-in; another account's document is not found.
 */
export function documentsPlugin(services: Services): FastifyPluginAsync {
  const { settings, clock } = services;
  return async (app) => {
    await app.register(fastifyCookie);
    for (const locale of locales) {
      for (const kind of documentKinds) {
        app.get<{ Params: { reference: string } }>(
          `/${locale}/documents/${kind}/:reference`,
          async (request, reply) => {
            const cookies = cookiesOf(request, reply, settings.publicUrl);
            const identity = await identify(services, { cookies, address: addressOf(request) });
            if (personsOf(identity).length === 0) return reply.redirect(invoicesPath(locale, settings), 303);
            await countAttempt(services, { what: 'document', whom: personOf(identity), limit });
            const { reference } = request.params;
            const wanted = { reference, locale, visibility: visibilityOf(identity) };
            const document = await readers[kind](services, wanted);
            return document ? sendPdf(reply, document, clock.now()) : reply.callNotFound();
          },
        );
      }
    }
  };
}
