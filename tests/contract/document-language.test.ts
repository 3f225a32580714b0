/**
 * An invoice has one language, that of its account when it was issued: its lines, notes and mentions agree wherever it is read.
 * A quote has that of its reader; the office's note in another one is marked as such.
 */
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { documentPath } from '../../domain/document-paths.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { issueQuotation } from '../../server/features/quotation/issue.ts';
import { QuotationDocument } from '../../src/features/quotation/quotation-document.tsx';
import { PublisherTime } from '../../src/i18n/time-zone.tsx';
import { drawn, found, i18ns, listed, pdfOf, ZONE } from './document-forms.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { invoiceSheet } from '../../src/features/invoice/invoice-sheet.tsx';
import { issueInvoice } from '../../server/office/invoice.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** A person who reads French and has an invoice of the office. */
async function frenchBuyer() {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const { email } = scenario.account;
  const tax = { vatRate: 210, vatMention: null } as const;
  await issueInvoice(office.services, { email, net: 10_000, currency: 'EUR', label: 'Sahel', locale: 'fr', ...tax });
  return signedIn(server, scenario);
}

it('is the account’s in the list of each language', async () => {
  const visitor = await frenchBuyer();
  const french = await listed(visitor, 'fr');
  expect(french.flatMap(({ legalMentions }) => legalMentions).join(' ')).toContain('indemnité forfaitaire de 40');
  const english = await listed(visitor, 'en');
  expect(english.map(({ legalMentions }) => legalMentions)).toEqual(french.map(({ legalMentions }) => legalMentions));
});

it('is that of the whole document: the page of each language prints the same, and serves the same file', async () => {
  const visitor = await frenchBuyer();
  const [inFrench, inEnglish] = await Promise.all([listed(visitor, 'fr'), listed(visitor, 'en')]);
  expect(inEnglish.map(({ locale }) => locale)).toEqual(inFrench.map(() => 'fr'));
  for (const invoice of inEnglish) {
    const printed = drawn(await invoiceSheet({ invoice }), 'en', 'Europe/Paris');
    expect(printed).toContain('Total HT');
    expect(printed).not.toMatch(/\b(?:Issued|Due on|Unit price|Total after)\b/);
    expect(await pdfOf(visitor, 'invoice', invoice.reference, 'en')).toBe(
      await pdfOf(visitor, 'invoice', invoice.reference, 'fr'),
    );
  }
});

it('is said by the printed copy for readers’ tools', async () => {
  const [invoice] = await listed(await frenchBuyer(), 'en');
  const sheet = await invoiceSheet({ invoice: found(invoice) });
  expect(renderToStaticMarkup(sheet)).toMatch(/^<div lang="fr-FR">/);
});

it.each([
  ['in the account’s language where the office says none', null, 'fr', 'fr-FR'],
  ['in the language that the office says', 'en', 'en', 'en-US'],
] as const)(
  'of the note of a quote is marked on page, print, email, file and shared page: %s',
  async (_, given, lang, tag) => {
    const scenario = await server.scenario({ name: 'noInvoice', locale: 'fr' });
    const visitor = await signedIn(server, scenario);
    const offer = { publicationIds: [11], licence: 'professional', readers: 5, months: 12, currency: 'EUR' } as const;
    const { id, reference } = await issueQuotation(office.services.db, office.services, {
      accountId: scenario.account.id,
      offer,
      pricing: null,
      note: 'Remise comprise.',
      ...(given && { noteLocale: given }),
    });
    const other = lang === 'fr' ? 'en' : 'fr';
    const quotation = await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale: other });
    expect(quotation).toMatchObject({ note: 'Remise comprise.', noteLocale: lang });
    const site = await visitor.ask(calls.infossiteweb, {}, { locale: other });
    const print = createElement(PublisherTime, { zone: ZONE }, createElement(QuotationDocument, { quotation, site }));
    expect(renderToStaticMarkup(createElement(I18nProvider, { i18n: i18ns[other] }, print))).toContain(
      `<span lang="${lang}">Remise comprise.</span>`,
    );
    const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale: other });
    expect(await (await fetch(url)).text()).toContain(`<p class="note" lang="${lang}">Remise comprise.</p>`);
    const mail = found((await server.mail(scenario.account.email)).find(({ kind }) => kind === 'quotation-issued'));
    const html = readMessage(mail.message_source).parts.find(({ type }) => type.startsWith('text/html'))?.text;
    expect(html).toMatch(new RegExp(`<blockquote\\s+class="ruled"\\s+lang="${lang}"[^>]*>\\s*Remise comprise\\.`));
    const file = await (await visitor.fetch(documentPath('quote', reference, other))).bytes();
    expect(Buffer.from(file).toString('latin1')).toMatch(new RegExp(`/S /P\\s+/Lang \\(${tag}\\)`));
  },
);
