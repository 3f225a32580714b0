import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { LegalPage } from '../../../machines/domain/document-paths.ts';
import { legalPages } from '../../../machines/domain/document-paths.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { locales } from '../../../machines/domain/locale.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { sendDocument } from '../../core/html/document.ts';
import { framed, legalTitles } from '../../core/html/frame.ts';
import { html } from '../../core/html/html.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';

/** Heading above the publisher's details on each of them. */
const publisher: MessageDescriptor = /*i18n*/ { id: 'legal.publisher', message: 'Publisher' };

interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The publisher's passages of a page, with placeholders filled in. */
async function readPassages(
  { db }: Services,
  {
    page,
    locale,
    values,
  }: { readonly page: LegalPage; readonly locale: Locale; readonly values: ReadonlyMap<string, string> },
): Promise<readonly Passage[]> {
  const rows = await db
    .selectFrom('legal_passages')
    .select(['position', 'heading', 'body'])
    .where('page', '=', page)
    .orderBy('position')
    .execute();
  const columns = storedColumns.legal_passages;
  return rows.map(({ position, heading, body }) => {
    const id = `${page} ${position}`;
    const text = columns.body.read(body, id)[locale];
    return {
      heading: columns.heading.read(heading, id)[locale],
      paragraphs: text
        .split(/\n\s*\n/)
        .map((one) => one.replaceAll(/\{(\w+)\}/g, (all, name: string) => values.get(name) ?? all)),
    };
  });
}

/** The legal pages in the footer, in the language of their address: the passages, and the company. */
function registerLegalPages(app: FastifyInstance, services: Services): void {
  for (const locale of locales) {
    const i18n = translator(locale);
    const say = (words: MessageDescriptor): string => i18n._(words);
    for (const page of legalPages) {
      app.get(`/${locale}/legal/${page}`, async (_, reply) => {
        const from = await readEmailLayout(services.db, locale);
        const { name, email, phone, issuer } = from;
        const values = new Map(Object.entries({ site: name, company: issuer.name, email }));
        const passages = await readPassages(services, { page, locale, values });
        const title = say(legalTitles[page]);
        const lines = [...issuer.address, ...(issuer.vatNumber === null ? [] : [issuer.vatNumber]), email, phone];
        const main = html`<main>
          <h1>${title}</h1>
          ${passages.map(
            ({ heading, paragraphs }) =>
              html`<h2>${heading}</h2>
                ${paragraphs.map((text) => html`<p>${text}</p>`)}`,
          )}
          <h2>${say(publisher)}</h2>
          <address>${issuer.name}${lines.map((line) => html`<br />${line}`)}</address>
        </main>`;
        const body = framed({ locale, from, pathIn: (code) => `/${code}/legal/${page}`, main });
        return sendDocument(reply, { locale, title: `${title} – ${name}`, body });
      });
    }
  }
}

/** Answers the addresses of legal documents. */
export function legalPagesPlugin(services: Services): FastifyPluginAsync {
  return async (app) => registerLegalPages(app, services);
}
