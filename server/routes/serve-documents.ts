import fastifyCookie from '@fastify/cookie';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { DocumentKind } from '../../machines/domain/document-paths.ts';
import { documentKinds } from '../../machines/domain/document-paths.ts';
import { locales } from '../../machines/domain/locale.ts';
import type { PdfDocument } from '../core/pdf/document.ts';
import { fileNameOf, writePdf } from '../core/pdf/write-pdf.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import { cookiesOf } from '../core/rpc/cookies.ts';
import { countAttempt } from '../core/rpc/throttle.ts';
import type { Services } from '../core/services.ts';
import { personOf, personsOf } from '../features/invoice/person.ts';
import type { WantedDocument } from '../features/invoice/read-invoice-document.ts';
import { readInvoiceDocument } from '../features/invoice/read-invoice-document.ts';
import { visibilityOf } from '../features/invoice/store.ts';
import { identify } from '../features/session/identify.ts';
import { invoicesPath } from '../features/site/places.ts';

type ReadDocument = (services: Services, wanted: WantedDocument) => Promise<PdfDocument | null>;

const readers: Readonly<Record<DocumentKind, ReadDocument>> = {
  invoice: ({ db }, wanted) => readInvoiceDocument(db, wanted),
};

/** Documents of one person: each takes a moment of the processor. */
const limit = { attempts: 600, seconds: 3600 };

async function sendPdf(reply: FastifyReply, { clock }: Services, document: PdfDocument): Promise<FastifyReply> {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileNameOf(document)}"`)
    .type('application/pdf')
    .send(await writePdf(document, clock.now()));
}

/**
 * Serves documents as PDF, to those who may see their pages: the account, and the holder of an invoice link. A visitor without
 * either goes to the page of invoices, which asks for a sign-in; another account's document is not found.
 */
export function documentsPlugin(services: Services): FastifyPluginAsync {
  const { settings } = services;
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
            return document ? sendPdf(reply, services, document) : reply.callNotFound();
          },
        );
      }
    }
  };
}
