/** Page, print, PDF, email and shared page of one document agree on issuer, subject, amount, reason and date. */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../../domain/completeness.ts';
import { cartOf } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import type { Quotation } from '../../domain/quotation.ts';
import { insertAddress } from '../../server/features/address/store.ts';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { schedule } from '../../server/office/schedule.ts';
import { issueQuotation } from '../../server/features/quotation/issue.ts';
import type { Services } from '../../server/core/services.ts';
import { calls } from '../../contract/calls.ts';
import { formatDay, formatMoment, formatMoney } from '../../src/i18n/format.ts';
import { Due } from '../../src/features/invoice/due.tsx';
import { InvoiceDocument } from '../../src/features/invoice/invoice-document.tsx';
import { SettledInvoices } from '../../src/features/invoice/settled-invoices.tsx';
import { InvoiceIssuers, InvoiceParts } from '../../src/features/shared/ordering/invoice-parts.tsx';
import { Receipt } from '../../src/features/shared/ordering/receipt.tsx';
import { QuotationDocument } from '../../src/features/quotation/quotation-document.tsx';
import { markupText } from '../support/markup-text.ts';
import { pdfTextOf, plain } from '../support/read-pdf.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import {
  drawn,
  emailOf,
  factsOf,
  namingTax,
  found,
  i18ns,
  invoiceReceived,
  listed,
  missing,
  officePdfOf,
  pdfOf,
  quoteFacts,
  ZONE,
} from './document-forms.ts';
import { quotePages } from './document-facts/pages.tsx';
import { payByCard } from './hosted-page.ts';
import { newKey, order, outcome } from './orders.ts';
import { signedIn } from './people.ts';
import { buyer, details, keepDetails, quotationOf } from './quotations.ts';
import { servicesOn, silentLog } from './services.ts';

let server: TestServer;
let open: OpenDatabase;
let services: Services;
beforeAll(async () => {
  server = await openServer();
  open = openDatabase(server.databaseUrl, silentLog);
  services = servicesOn(open.db, systemClock);
  await open.db.updateTable('sites').set({ time_zone: ZONE }).execute();
});
afterAll(async () => {
  await open.close();
  await server.close();
});

/** Mentions of an invoice of the demo’s issuer. */
const lateTerms = {
  fr: expect.arrayContaining([
    expect.stringMatching(/^Catégorie d’opération\s: prestation de services$/),
    expect.stringMatching(/pénalités au taux annuel de 12,5\s%/),
    expect.stringMatching(/indemnité forfaitaire de 40\s€/),
    'Aucun escompte pour paiement anticipé',
  ]),
  en: expect.arrayContaining([
    'Type of sale: services',
    expect.stringContaining('accrue interest at 12.5% a year'),
    expect.stringContaining('a fixed fee of €40 is due for recovery costs'),
    'No discount for early payment',
  ]),
} satisfies Record<Locale, unknown>;

const taxes = [
  { vatRate: 210, vatMention: null },
  { vatRate: 0, vatMention: 'outsideUnion' },
  { vatRate: 0, vatMention: 'reverseCharge' },
] as const;

describe.each(locales)('in %s', (locale) => {
  const i18n = i18ns[locale];

  it.each(taxes)('an invoice, its receipt and its credit note at $vatRate, $vatMention', async (tax) => {
    const scenario = await server.scenario({ name: 'oneInvoice', locale });
    const visitor = await signedIn(server, scenario);
    const { timeZone } = await visitor.ask(calls.infossiteweb, {});
    const { email } = scenario.account;
    const sale = { email, net: 124_950, currency: 'EUR', label: 'Sahel Économie', locale } as const;
    const [issued = ''] = await issueInvoice(services, { ...sale, ...tax });
    const number = issued.replace('Invoice ', '');
    const invoice = found((await listed(visitor, locale)).find(({ reference }) => reference === number));
    expect(invoice.issuer.address.join(' ')).toMatch(/SIREN|RCS/);
    const cart = found(cartOf([invoice]));
    const got = invoiceReceived(invoice, [formatDay(invoice.issuedOn, i18n)]);
    expect(invoice.legalMentions).toEqual(lateTerms[locale]);
    const forms = {
      print: drawn(createElement(InvoiceDocument, { invoice }), locale, timeZone),
      pdf: await pdfOf(visitor, 'invoice', number, locale),
      office: await officePdfOf(services, server.dataDir, number),
    };
    expect(missing([...factsOf(got, locale), ...invoice.legalMentions.map(plain)], forms)).toEqual({});
    expect(namingTax(tax, forms)).toEqual([]);
    expect(
      missing(factsOf(got, locale), {
        page: drawn(
          [
            createElement(InvoiceParts, { invoices: [invoice], readAt: new Date().toISOString(), key: 1 }),
            createElement(InvoiceIssuers, { invoices: [invoice], key: 2 }),
          ],
          locale,
          timeZone,
        ),
        print: drawn(createElement(InvoiceDocument, { invoice }), locale, timeZone),
        mail: await emailOf(server, scenario, 'invoice-issued'),
      }),
    ).toEqual({});

    const body = { factureIIds: [invoice.id], moyen: 'carte', version: cart.version };
    const bought = await order(visitor, scenario, { body, locale });
    await payByCard(visitor, bought.url, { confirmation: 'beforeReturn' });
    const paid = await outcome(bought);
    if (paid.kind !== 'paid') throw new Error(`This is ${paid.kind}`);
    const settled = found((await listed(visitor, locale)).find(({ id }) => id === invoice.id));
    expect(settled.legalMentions).toEqual(invoice.legalMentions);
    const receipt = drawn(createElement(Receipt, { outcome: paid }), locale, timeZone);
    expect(missing(paid.invoices.flatMap(({ legalMentions }) => legalMentions).map(plain), { receipt })).toEqual({});
    const receiptPdf = await pdfOf(visitor, 'receipt', paid.reference, locale);
    expect(missing(settled.legalMentions.map(plain), { receiptPdf })).toEqual({});
    const received = {
      ...invoiceReceived(invoice, [formatMoment(paid.paidAt, i18n, ZONE)]),
      reference: paid.reference,
    };
    expect(
      missing(factsOf(received, locale), {
        pageAndPrint: drawn(createElement(Receipt, { outcome: paid }), locale, timeZone),
        pdf: receiptPdf,
        mail: await emailOf(server, scenario, 'payment-received'),
      }),
    ).toEqual({});

    await issueCreditNote(services, { number: number, reason: 'Adresse corrigée' });
    const note = found((await listed(visitor, locale)).find(({ credits }) => credits === number));
    const undone = invoiceReceived(note, [formatDay(note.issuedOn, i18n), number, 'Adresse corrigée']);
    expect(
      missing(factsOf(undone, locale), {
        print: drawn(createElement(InvoiceDocument, { invoice: note }), locale, timeZone),
        pdf: await pdfOf(visitor, 'invoice', note.reference, locale),
        office: await officePdfOf(services, server.dataDir, note.reference),
        mail: await emailOf(server, scenario, 'credit-note-issued'),
      }),
    ).toEqual({});
    const list = createElement(SettledInvoices, { invoices: [note], readAt: `${note.issuedOn}T12:00:00Z` });
    const row = drawn(list, locale, timeZone);
    expect(missing([note.reference, number, formatMoney(note.total, i18n)].map(plain), { row })).toEqual({});
  });

  it('an invoice in instalments', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice', locale });
    const visitor = await signedIn(server, scenario);
    const { timeZone } = await visitor.ask(calls.infossiteweb, {});
    const { reference: number, total } = found((await listed(visitor, locale))[0]);
    const parts = [
      { day: '2099-01-31', minor: 12_345 },
      { day: '2099-02-28', minor: total.minor - 12_345 },
    ];
    const plan = parts.map(({ day, minor }) => `${day}=${(minor / 100).toFixed(2)}`);
    await schedule(services, number, plan);
    const invoice = found((await listed(visitor, locale))[0]);
    const facts = parts.flatMap(({ day, minor }) => [formatDay(day, i18n), formatMoney({ ...total, minor }, i18n)]);
    const readAt = new Date().toISOString();
    expect(
      missing(facts.map(plain), {
        page: drawn(createElement(InvoiceParts, { invoices: [invoice], readAt }), locale, timeZone),
        print: drawn(createElement(InvoiceDocument, { invoice }), locale, timeZone),
        pdf: await pdfOf(visitor, 'schedule', number, locale),
        mail: await emailOf(server, scenario, 'invoice-issued'),
      }),
    ).toEqual({});
    const due = createElement(Due, {
      received: { invoices: [invoice], refunds: { rows: [], completeness: whole }, completeness: whole, readAt },
      today: '2099-02-01',
    });
    expect(missing(facts.slice(0, 2).map(plain), { due: drawn(due, locale, timeZone) })).toEqual({});
    expect(missing(facts.slice(2).map(plain), { due: drawn(due, locale, timeZone) })).not.toEqual({});
  });

  it.each(['FR', 'SN'])('a quote to %s', async (country) => {
    const scenario = await server.scenario({ name: 'oneInvoice', locale });
    const visitor = await signedIn(server, scenario);
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    const accountId = scenario.account.id;
    const address = { organisation: '', recipient: 'N. Essai', street: '1, rue', complement: '', postalCode: '75011' };
    await insertAddress(open.db, accountId, { ...address, city: 'Ville', country }, true);
    const terms = { licence: 'professional', readers: 5, months: 12, currency: 'EUR' } as const;
    const offer = { ...terms, publicationIds: [11, 16] };
    const { id } = await issueQuotation(open.db, services, { accountId, offer, pricing: null });
    const quotation = await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
    const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale });
    const { priced } = quotation;
    expect(priced.mention).toBe(country === 'FR' ? null : 'outsideUnion');
    const facts = quoteFacts(quotation, locale);
    expect(
      missing(facts, {
        page: quotePages(quotation, site, locale).offer(),
        print: drawn(createElement(QuotationDocument, { quotation, site }), locale, site.timeZone),
        mail: await emailOf(server, scenario, 'quotation-issued'),
        shared: markupText(await (await fetch(url)).text()),
        pdf: await pdfOf(visitor, 'quote', quotation.reference, locale),
        sharedPdf: await pdfTextOf(await fetch(`${url}/pdf`)),
      }),
    ).toEqual({});
  });

  it('a public body’s quote and order, with its references', async () => {
    const person = await buyer(server, 'quoteOpen');
    const { visitor, id } = person;
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    const publicBuyer = { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' };
    const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
    const kept = await keepDetails(person, (await read()).version, { ...details, publicBuyer });
    const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale });
    const formsOf = async (quotation: Quotation) => ({
      print: drawn(createElement(QuotationDocument, { quotation, site }), locale, site.timeZone),
      shared: markupText(await (await fetch(url)).text()),
      sharedPdf: await pdfTextOf(await fetch(`${url}/pdf`)),
      pdf: await pdfOf(visitor, 'quote', quotation.reference, locale),
    });
    const terms =
      locale === 'fr'
        ? ['Numéro SIRET', 'Code service', 'Numéro d’engagement']
        : ['SIRET number', 'Service code', 'Purchase commitment number'];
    const references = [...terms, ...Object.values(publicBuyer)];
    expect(missing(references, await formsOf(await read()))).toEqual({});

    await visitor.ask(calls['quotation/accept'], { body: { id, version: kept.quotation.version } });
    const accepted = await read();
    await visitor.ask(calls['quotation/order'], { body: { id, version: accepted.version } }, { locale, key: newKey() });
    const ordered = await read();
    const { print, pdf, shared } = await formsOf(ordered);
    const invoice = found(ordered.invoice);
    expect(
      missing(references, { print, pdf, shared, mail: await emailOf(server, person.scenario, 'quotation-ordered') }),
    ).toEqual({});
    const billed = [invoice.reference, plain(formatDay(invoice.dueOn, i18n))];
    expect(missing(billed, { print, pdf })).toEqual({});
  });

  it('a quote of an earlier release, without list prices', async () => {
    const { visitor, scenario } = await buyer(server, 'quoteOpen');
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    const { id } = quotationOf(scenario);
    await open.db.updateTable('subscription_lines').set({ seats: null }).where('subscription_id', '=', id).execute();
    const quotation = await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
    const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale });
    expect(quotation.priced.lines.map(({ seats }) => seats)).toEqual([null, null]);
    const forms = {
      page: quotePages(quotation, site, locale).offer(),
      print: drawn(createElement(QuotationDocument, { quotation, site }), locale, site.timeZone),
      shared: markupText(await (await fetch(url)).text()),
      pdf: await pdfOf(visitor, 'quote', quotation.reference, locale),
    };
    for (const text of Object.values(forms)) {
      expect(text).toContain(quotation.priced.lines[0]?.title);
      expect(text).not.toMatch(/List price|Prix catalogue/);
    }
  });

  it('an order', async () => {
    const { visitor, scenario } = await buyer(server, 'quoteAccepted');
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    const id = quotationOf(scenario).id;
    const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
    const { version } = await read();
    await visitor.ask(calls['quotation/order'], { body: { id, version } }, { locale, key: newKey() });
    const quotation = await read();
    expect(quotation.state).toBe('ordered');
    expect(
      missing(quoteFacts(quotation, locale), {
        print: drawn(createElement(QuotationDocument, { quotation, site }), locale, site.timeZone),
        mail: await emailOf(server, scenario, 'quotation-ordered'),
        pdf: await pdfOf(visitor, 'quote', quotation.reference, locale),
      }),
    ).toEqual({});
  });
});
