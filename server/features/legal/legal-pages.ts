import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { LegalPage } from '../../../domain/document-paths.ts';
import { legalPages } from '../../../domain/document-paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { sendDocument } from '../../core/html/document.ts';
import { framed, legalTitles, publisher } from '../../core/html/frame.ts';
import type { Markup } from '../../core/html/html.ts';
import { html, withWhole } from '../../core/html/html.ts';
import { formatDay } from '../../core/i18n/format.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { EmailLayout } from '../../core/mail/email.ts';
import type { Services } from '../../core/services.ts';
import { documentTexts } from '../invoice/document-texts.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { readTerms } from '../site/terms.ts';

interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const texts = {
  current: /*i18n*/ { id: 'legal.terms.current', message: 'Version of {day}.', comment: 'Of the terms of sale' },
  former: /*i18n*/ {
    id: 'legal.terms.former',
    message: 'Version of {day}. It applies to orders that accepted it. New orders accept the current terms of sale.',
  },
} as const;

/** Fills in the placeholders of a passage, and splits it into paragraphs. */
function paragraphsOf(text: string, values: ReadonlyMap<string, string>): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\{(\w+)\}/g, (all, name: string) => values.get(name) ?? all));
}

interface Wanted {
  readonly page: LegalPage;
  readonly locale: Locale;
  readonly values: ReadonlyMap<string, string>;
}

/** The publisher's passages of a page, with placeholders filled in. */
async function readPassages({ db }: Services, { page, locale, values }: Wanted): Promise<readonly Passage[]> {
  const rows = await db
    .selectFrom('legal_passages')
    .select(['position', 'heading', 'body'])
    .where('page', '=', page)
    .orderBy('position')
    .execute();
  const columns = storedColumns.legal_passages;
  return rows.map(({ position, heading, body }) => {
    const id = `${page} ${position}`;
    return {
      heading: columns.heading.read(heading, id)[locale],
      paragraphs: paragraphsOf(columns.body.read(body, id)[locale], values),
    };
  });
}

interface Legal {
  /** Of the terms of sale: which version they are. */
  readonly version: Markup | null;
  readonly passages: readonly Passage[];
}

/** The terms of sale in one of their versions; `null` where there is no such version. */
async function readVersion(services: Services, id: number | null, { locale, values }: Wanted): Promise<Legal | null> {
  const terms = await readTerms(services.db, id ?? undefined);
  if (!terms) return null;
  const { publishedOn, isCurrent, passages } = terms;
  const day = formatDay(publishedOn, locale);
  return {
    version: withWhole(translator(locale)._({ ...(isCurrent ? texts.current : texts.former), values: { day } }), [day]),
    passages: passages.map(({ heading, body }) => ({
      heading: heading[locale],
      paragraphs: paragraphsOf(body[locale], values),
    })),
  };
}

/** A legal page; `null` for terms of sale in a version that does not exist. */
async function readLegal(services: Services, wanted: Wanted, id: number | null): Promise<Legal | null> {
  if (wanted.page === 'terms') {
    const terms = await readVersion(services, id, wanted);
    if (terms || id !== null) return terms;
  }
  return { version: null, passages: await readPassages(services, wanted) };
}

/** The publisher, and how to reach it. Its name and address are in French: the law prescribes their wording. */
function publisherMarkup({ email, phone, issuer }: EmailLayout, locale: Locale): Markup {
  const i18n = translator(locale);
  const { name, address, vatNumber } = issuer;
  return html`<section class="aside">
    <h2>${i18n._(publisher)}</h2>
    <address>
      <span lang="fr"><strong>${name}</strong>${address.map((line) => html`<br />${line}`)}</span>
      ${vatNumber && html`<br />${i18n._({ ...documentTexts.vatNumber, values: { number: vatNumber } })}`}
      <br /><a href="mailto:${email}">${email}</a> <br /><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>
    </address>
  </section>`;
}

/** The legal pages in the footer, in the language of their address: the passages, and the company. */
function registerLegalPages(app: FastifyInstance, services: Services): void {
  for (const locale of locales) {
    const i18n = translator(locale);
    const say = (words: MessageDescriptor): string => i18n._(words);
    for (const page of legalPages) {
      const path = `/${locale}/legal/${page}`;
      app.get<{ Querystring: { version?: string } }>(path, async ({ query: { version } }, reply) => {
        const from = await readEmailLayout(services.db, locale);
        const { name, email, issuer } = from;
        const values = new Map(Object.entries({ site: name, company: issuer.name, email }));
        const id = version === undefined ? null : /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0;
        const legal = await readLegal(services, { page, locale, values }, id);
        if (!legal) return reply.callNotFound();
        const title = say(legalTitles[page]);
        const main = html`<main class="paired">
          <div>
            <h1>${title}</h1>
            ${legal.version && html`<p class="muted">${legal.version}</p>`}
          </div>
          <div>
            ${legal.passages.map(
              ({ heading, paragraphs }) =>
                html`<section>
                  <h2>${heading}</h2>
                  ${paragraphs.map((text) => html`<p>${text}</p>`)}
                </section>`,
            )}
          </div>
          ${publisherMarkup(from, locale)}
        </main>`;
        const pathIn = (code: Locale): string => `/${code}/legal/${page}`;
        const body = framed({ locale, from, pathIn, main, isPublisherNamed: true });
        return sendDocument(reply, { locale, title: `${title} – ${name}`, body });
      });
    }
  }
}

/** Answers the addresses of legal documents. */
export function legalPagesPlugin(services: Services): FastifyPluginAsync {
  return async (app) => registerLegalPages(app, services);
}
