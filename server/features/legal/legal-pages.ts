import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { legalPages } from '../../../machines/domain/legal-page.ts';
import { locales } from '../../../machines/domain/locale.ts';
import { sendDocument } from '../../core/html/document.ts';
import { html } from '../../core/html/html.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { legalTexts, publisher } from './texts.ts';

/**
 * The documents that the foot of every page leads to, in the language of their address: what they say, and the company
 * that says it.
 */
function registerLegalPages(app: FastifyInstance, { db }: Services): void {
  for (const locale of locales) {
    const i18n = translator(locale);
    const say = (words: MessageDescriptor): string => i18n._(words);
    for (const page of legalPages) {
      app.get(`/${locale}/legal/${page}`, async (_, reply) => {
        const { name, email, phone, issuer } = await readEmailLayout(db, locale);
        const values = { site: name, company: issuer.name, email };
        const { title, passages } = legalTexts[page];
        const lines = [...issuer.address, ...(issuer.vatNumber === null ? [] : [issuer.vatNumber]), email, phone];
        const body = html`<header class="masthead"><p>${name}</p></header>
          <main>
            <h1>${say(title)}</h1>
            ${passages.map(
              ({ heading, text }) =>
                html`<h2>${say(heading)}</h2>
                  <p>${say({ ...text, values })}</p>`,
            )}
            <h2>${say(publisher)}</h2>
            <address>${issuer.name}${lines.map((line) => html`<br />${line}`)}</address>
          </main>`;
        return sendDocument(reply, { locale, title: `${say(title)} – ${name}`, body });
      });
    }
  }
}

/** Answers the addresses of legal documents. */
export function legalPagesPlugin(services: Services): FastifyPluginAsync {
  return async (app) => registerLegalPages(app, services);
}
