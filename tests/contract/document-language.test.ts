/** An invoice has one language, that of its account when it was issued: its lines, notes and mentions agree wherever it is read. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawn, found, listed, pdfOf } from './document-forms.ts';
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
