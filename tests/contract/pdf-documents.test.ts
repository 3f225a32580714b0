/** Documents in PDF over HTTP: who may read which, in which language, under which file name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../domain/document-paths.ts';
import { documentPath } from '../../domain/document-paths.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { sumByCurrency } from '../../domain/payment-amounts.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { calls } from '../../contract/calls.ts';
import { plain, readPdf } from '../support/read-pdf.ts';
import { outcome } from './orders.ts';
import { byLink, firstInvoice, signedIn } from './people.ts';
import { buyer } from './quotations.ts';
import { orderByCard, payable, subscriber } from './subscriptions.ts';
import type { Scenario, TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Wanted {
  readonly kind: DocumentKind;
  readonly reference: string;
  readonly locale?: Locale;
}

async function download(visitor: Visitor, { kind, reference, locale = 'fr' }: Wanted) {
  const answer = await visitor.fetch(documentPath(kind, reference, locale));
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

/** A document that its reader may see, and those who ask for it. */
interface Asked {
  readonly wanted: Wanted;
  readonly scenario: Scenario;
}

async function openInvoice(): Promise<Asked> {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  return { scenario, wanted: { kind: 'invoice', reference: firstInvoice(scenario).reference } };
}

describe('an invoice in PDF', () => {
  it.each(locales)('is a file in the language of its issue, also at the address in another: %s', async (locale) => {
    const { scenario, wanted } = await openInvoice();
    const { status, headers, body } = await download(await signedIn(server, scenario), { ...wanted, locale });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Facture-${wanted.reference}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { title, text } = await readPdf(body);
    expect(title).toBe(`Facture ${wanted.reference}`);
    expect(text).toContain('À régler');
  });

  it('is read by its account and by its link, and by no one else', async () => {
    const { scenario, wanted } = await openInvoice();
    const other = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
    const statusFor = async (visitor: Visitor) => (await download(visitor, wanted)).status;
    expect(await statusFor(await signedIn(server, scenario))).toBe(200);
    expect(await statusFor(await byLink(server, scenario))).toBe(200);
    expect(await statusFor(await signedIn(server, other))).toBe(404);
    expect(await statusFor(await byLink(server, other))).toBe(404);
    const anonymous = await download(server.visitor(), wanted);
    expect(anonymous.status).toBe(303);
    expect(anonymous.headers.get('location')).toBe('/fr/account/invoices');
    expect(anonymous.body).toHaveLength(0);
  });

  it.each(['FA-1', '%00', '../../ajax/user', 'x'.repeat(5000), 'é'])('does not exist as %j', async (reference) => {
    const { scenario } = await openInvoice();
    const { status } = await download(await signedIn(server, scenario), { kind: 'invoice', reference });
    expect([400, 404, 414]).toContain(status);
  });
});

/** Person, document and what its title and text say, in both languages. */
const others = [
  ['invoicePaid', 'receipt', ['Reçu', 'Receipt'], ['Paiements et remboursements', 'Payments and refunds']],
  ['invoiceOverpaid', 'receipt', ['Reçu', 'Receipt'], ['Remboursement', 'Refund']],
  ['invoiceTransferAwaited', 'transfer', ['Virement', 'Bank transfer'], ['Titulaire du compte', 'Account holder']],
  ['invoicePartlyPaid', 'transfer', ['Virement', 'Bank transfer'], ['Reste à régler', 'Left to pay']],
] as const;

describe.each(locales)('other documents in PDF, in %s', (locale) => {
  const at = locale === 'fr' ? 0 : 1;

  it.each(others)('%s: %s', async (name, kind, titles, texts) => {
    const scenario = await server.scenario({ name, locale });
    const { checkouts } = await server.books(firstInvoice(scenario).id);
    const reference = checkouts.at(-1)?.reference ?? '';
    const { status, body } = await download(await signedIn(server, scenario), { kind, reference, locale });
    expect(status).toBe(200);
    const { title, text, pages, alternatives } = await readPdf(body);
    expect(title).toBe(`${titles[at]} ${reference}`);
    expect(text).toContain(texts[at]);
    expect(pages).toBe(1);
    expect(alternatives).toHaveLength(kind === 'transfer' ? 1 : 0);
    const another = await server.scenario({ name: 'oneInvoice', locale });
    expect((await download(await signedIn(server, another), { kind, reference })).status).toBe(404);
    expect((await download(server.visitor(), { kind, reference })).status).toBe(303);
  });

  it.each([
    ['quoteOpen', ['Devis', 'Quote'], ['Bon pour accord', 'Accepted by (signature, date)']],
    ['quoteOffice', ['Devis', 'Quote'], ['Vous économisez 673,20 € HT', 'You save €673.20 before VAT']],
    ['quoteOrdered', ['Commande', 'Order'], ['Commandé', 'Ordered']],
    ['quoteDeclined', ['Devis', 'Quote'], ['Refusé', 'Declined']],
  ] as const)('%s', async (name, titles, texts) => {
    const person = await buyer(server, name);
    const { reference } = await person.read();
    const { status, body } = await download(person.visitor, { kind: 'quote', reference, locale });
    expect(status).toBe(200);
    const { title, text, pages } = await readPdf(body);
    expect(title).toBe(`${titles[at]} ${reference}`);
    expect(text).toContain(texts[at]);
    expect(text, 'for whom it is').toMatch(/(?:Proposé à|Offered to) \p{Lu}/u);
    expect(pages).toBe(1);
    const another = await buyer(server);
    expect((await download(another.visitor, { kind: 'quote', reference })).status).toBe(404);
  });
});

it('names the quote of a subscription in its order and on its receipt', async () => {
  const who = await subscriber(server, 'quoteOrdered');
  expect(await payable(who)).toMatchObject({ isFromQuotation: true });
  const order = await orderByCard(who);
  await server.control('charge', { reference: order.reference, confirmation: 'beforeReturn' });
  await server.tick();
  const paid = await outcome(order);
  const [subscription] = paid.kind === 'paid' ? paid.subscriptions : [];
  expect(subscription?.isFromQuotation).toBe(true);
  expect(subscription?.reference).toMatch(/^DEV-/);
  const { body } = await download(order.visitor, { kind: 'receipt', reference: order.reference });
  expect((await readPdf(body)).text).toContain(`Abonnement du devis ${subscription?.reference}`);
});

describe('a statement in PDF', () => {
  it('lists the invoices of a year with what is to be paid, for the account alone', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices', locale: 'fr' });
    const visitor = await signedIn(server, scenario);
    const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const invoices = reading.kind === 'list' ? reading.invoices : [];
    const year = invoices[0]?.issuedOn.slice(0, 4) ?? '';
    const ofYear = invoices.filter(({ issuedOn }) => issuedOn.startsWith(year));
    const wanted = { kind: 'statement', reference: year } as const;
    const { status, headers, body } = await download(visitor, wanted);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Releve-${year}.pdf"`);
    const { text } = await readPdf(body);
    const due = sumByCurrency(ofYear.map(({ remaining }) => remaining));
    const facts = [
      ...ofYear.flatMap(({ reference, total }) => [reference, formatMoney(total, 'fr')]),
      ...due.map((amount) => `À régler ${formatMoney(amount, 'fr')}`),
    ].map(plain);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect((await download(visitor, { ...wanted, reference: '1999' })).status).toBe(404);
    expect((await download(visitor, { ...wanted, reference: 'all' })).status).toBe(404);
    expect((await download(await byLink(server, scenario), wanted)).status).toBe(404);
  });
});

describe('a shared quote in PDF', () => {
  it('is linked from its page, and read by anyone with the link until it is replaced', async () => {
    const person = await buyer(server);
    const { reference } = await person.read();
    const share = async () => (await person.visitor.ask(calls['quotation/share'], { body: { id: person.id } })).url;
    const url = await share();
    const page = await (await server.visitor().fetch(url)).text();
    const [, href = ''] = /href="([^"]+\/pdf)"/.exec(page) ?? [];
    const answer = await server.visitor().fetch(href);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="Devis-${reference}.pdf"`);
    expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).title).toBe(`Devis ${reference}`);
    await share();
    const replaced = await server.visitor().fetch(href);
    expect(replaced.status).toBe(303);
    expect(replaced.headers.get('location')).toBe(new URL(url).pathname);
  });
});
