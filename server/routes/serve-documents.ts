import fastifyCookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { documentKinds } from '../../domain/document-paths.ts';
import { locales } from '../../domain/locale.ts';
import { sendPdf } from '../core/pdf/write-pdf.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import { cookiesOf } from '../core/rpc/cookies.ts';
import { countAttempt } from '../core/rpc/throttle.ts';
import type { Services } from '../core/services.ts';
import { personOf, personsOf } from '../features/invoice/person.ts';
import { visibilityOf } from '../features/invoice/store.ts';
import { identify } from '../features/session/identify.ts';
import { invoicesPath } from '../features/site/places.ts';
import { readFile } from './read-document.ts';

/** Documents of one person: each takes a moment of the processor. */
const limit = { attempts: 600, seconds: 3600 };

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
            const file = await readFile(services, kind, wanted);
            return file ? sendPdf(reply, file) : reply.callNotFound();
          },
        );
      }
    }
  };
}
