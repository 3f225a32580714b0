/**
 * One quote, its order, invoice, payment, receipt and credit note: page, print, PDF, email, shared page and office name the same
 * parties, amounts, reasons and dates.
 */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../domain/moment.ts';
import type { Party } from '../../domain/invoice.ts';
import { locales } from '../../domain/locale.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { payerOf } from '../../server/core/i18n/party.ts';
import { issueQuotation } from '../../server/features/quotation/issue.ts';
import { listQuotations } from '../../server/office/quotation.ts';
import { calls } from '../../contract/calls.ts';
import { formatDay, formatMoment, formatMoney } from '../../src/i18n/format.ts';
import { InvoiceDocument } from '../../src/features/invoice/invoice-document.tsx';
import { QuotationDocument } from '../../src/features/quotation/quotation-document.tsx';
import { Receipt } from '../../src/features/shared/ordering/receipt.tsx';
import { markupText } from '../support/markup-text.ts';
import { pdfTextOf, plain } from '../support/read-pdf.ts';
import {
  basisFacts,
  drawn,
  emailOf,
  factsOf,
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
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey, outcome } from './orders.ts';
import { signedIn } from './people.ts';
import { details } from './quotations.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

const NOTE = 'Remise de 10 % pour votre fidélité.';
/** As the office’s command of these tests says it. */
const REASON = 'Ordered twice';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
  await office.services.db.updateTable('sites').set({ time_zone: ZONE }).execute();
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** Name and address of a party, as every document prints them. */
const partyFacts = ({ name, address, vatNumber }: Party) =>
  [name, ...address, ...(vatNumber === null ? [] : [vatNumber])].map(plain);

/** The text of the office’s email about an order. */
async function officeMail(reference: string): Promise<string> {
  const mails = await server.mail('abonnements@example.fr');
  const mail = found(mails.findLast(({ message_source: source }) => source.includes(reference)));
  return readMessage(mail.message_source).parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
}

describe.each(locales)('from the quote to the credit note, in %s', (locale) => {
  const i18n = i18ns[locale];
  const payer = payerOf({ ...details, address: details.billing }, locale);

  it('names the same parties, amounts, reasons and dates', async () => {
    const scenario = await server.scenario({ name: 'noInvoice', locale });
    const visitor = await signedIn(server, scenario);
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    const { id: accountId } = scenario.account;
    const terms = { licence: 'professional', readers: 5, months: 12, currency: 'EUR' } as const;
    const { id } = await issueQuotation(office.services.db, office.services, {
      accountId,
      offer: { ...terms, publicationIds: [11, 16] },
      pricing: { kind: 'discount', rate: 1000 },
      note: NOTE,
      noteLocale: 'fr',
    });
    const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
    const { version } = await read();
    const kept = await visitor.ask(calls['quotation/details'], { body: { id, version, details } }, { locale });
    const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale });
    const quotation = await read();
    const officeLine = async (reference: string) =>
      found((await listQuotations(office.services)).find((line) => line.includes(reference)));

    const issuer = found(quotation.issuer);
    const parties = [...partyFacts(issuer), ...partyFacts(payer), details.purchaseOrder];
    const offered = [...quoteFacts(quotation, locale), plain(formatDay(quotation.issuedOn, i18n)), plain(NOTE)];
    const quoteForms = {
      print: drawn(createElement(QuotationDocument, { quotation, site }), locale, site.timeZone),
      pdf: await pdfOf(visitor, 'quote', quotation.reference, locale),
      shared: markupText(await (await fetch(url)).text()),
      sharedPdf: await pdfTextOf(await fetch(`${url}/pdf`)),
    };
    expect(missing([...offered, ...parties], quoteForms)).toEqual({});
    // The page and the email are of the time before the buyer gave an address.
    expect(
      missing(offered, {
        page: quotePages(quotation, site, locale).offer(),
        mail: await emailOf(server, scenario, 'quotation-issued'),
      }),
    ).toEqual({});
    expect(plain(await officeLine(quotation.reference))).toContain(
      plain(formatMoney(quotation.priced.total, i18ns.en)),
    );

    await visitor.ask(calls['quotation/accept'], { body: { id, version: kept.quotation.version } });
    const accepted = await read();
    await visitor.ask(calls['quotation/order'], { body: { id, version: accepted.version } }, { locale, key: newKey() });
    const ordered = await read();
    expect(ordered.priced).toEqual(quotation.priced);
    const orderedFacts = [...quoteFacts(ordered, locale), ...parties];
    const orderForms = {
      print: drawn(createElement(QuotationDocument, { quotation: ordered, site }), locale, site.timeZone),
      pdf: await pdfOf(visitor, 'quote', ordered.reference, locale),
      shared: markupText(await (await fetch(url)).text()),
    };
    const { print, pdf } = orderForms;
    expect(missing(orderedFacts, { print, pdf })).toEqual({});
    const until = plain(formatMoment(ordered.expiresAt, i18n, ZONE));
    expect(Object.values(orderForms).filter((text) => plain(text).includes(until))).toEqual([]);
    expect(missing(orderedFacts, { mail: await emailOf(server, scenario, 'quotation-ordered') })).toEqual({});
    expect(await officeLine(ordered.reference)).toContain('ordered');
    const inFrench = await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale: 'fr' });
    expect(
      missing([...quoteFacts(inFrench, 'fr'), details.purchaseOrder], { office: await officeMail(ordered.reference) }),
    ).toEqual({});

    const offerRow = calls['subscriptionsv2/onlinesubscription'];
    const payable = await visitor.ask(offerRow, { body: { id, billing: null } }, { locale });
    if (payable.kind !== 'payable') throw new Error(`This is ${payable.kind}`);
    const { order } = payable;
    expect(order.priced).toEqual(ordered.priced);
    const bought = await visitor.ask(
      calls['online/checkout'],
      { body: { subscriptionId: id, billing: found(order.billing), method: 'card', version: order.version } },
      { locale, key: newKey() },
    );
    if (bought.kind !== 'hosted') throw new Error(`This is ${bought.kind}`);
    await payByCard(visitor, bought.url, { confirmation: 'beforeReturn' });
    const paid = await outcome({ visitor, reference: bought.reference });
    if (paid.kind !== 'paid') throw new Error(`This is ${paid.kind}`);

    const invoice = found((await listed(visitor, locale)).find(({ paidBy }) => paidBy === paid.reference));
    expect(invoice).toMatchObject({ issuer, payer });
    expect([invoice.net, invoice.total]).toEqual([ordered.priced.net, ordered.priced.total]);
    expect(invoice.lines.map(({ net, vat, vatRate }) => [net, vat, vatRate])).toEqual(
      ordered.priced.lines.map(({ net, vat, vatRate }) => [net, vat, vatRate]),
    );
    const bases = basisFacts(quotation.priced.lines, locale);
    const issued = factsOf(invoiceReceived(invoice, [formatDay(invoice.issuedOn, i18n)]), locale);
    const invoiced = [...issued, ...parties, ...bases];
    expect(
      missing(invoiced, {
        print: drawn(createElement(InvoiceDocument, { invoice }), locale, site.timeZone),
        pdf: await pdfOf(visitor, 'invoice', invoice.reference, locale),
        office: await officePdfOf(office.services, server.dataDir, invoice.reference),
      }),
    ).toEqual({});

    const received = factsOf({ ...invoiceReceived(invoice, []), reference: paid.reference }, locale);
    const onReceipt = [
      ...received,
      invoice.reference,
      plain(formatDay(dayIn(paid.paidAt, ZONE), i18n)),
      ...parties,
      ...bases,
    ];
    expect(
      missing(onReceipt, {
        pageAndPrint: drawn(createElement(Receipt, { outcome: paid }), locale, site.timeZone),
        pdf: await pdfOf(visitor, 'receipt', paid.reference, locale),
        mail: await emailOf(server, scenario, 'payment-received'),
      }),
    ).toEqual({});
    const booked = [invoice.reference, paid.reference, plain(formatMoney(invoice.total, i18ns.en))];
    expect(missing(booked, { order: await office.order(paid.reference) })).toEqual({});

    await office.undo(invoice.reference);
    const note = found((await listed(visitor, locale)).find(({ credits }) => credits === invoice.reference));
    expect(note).toMatchObject({ issuer, payer, total: { minor: -invoice.total.minor } });
    const dates = [formatDay(note.issuedOn, i18n), invoice.reference, REASON];
    const credited = [...factsOf(invoiceReceived(note, dates), locale), ...partyFacts(issuer), ...partyFacts(payer)];
    expect(
      missing(credited, {
        print: drawn(createElement(InvoiceDocument, { invoice: note }), locale, site.timeZone),
        pdf: await pdfOf(visitor, 'invoice', note.reference, locale),
        office: await officePdfOf(office.services, server.dataDir, note.reference),
        mail: await emailOf(server, scenario, 'credit-note-issued'),
      }),
    ).toEqual({});
    const [refund, ...others] = (await outcome({ visitor, reference: paid.reference })).refunds;
    expect([refund?.amount, refund?.reason, others]).toEqual([invoice.total, 'credited', []]);
    const back = [note.reference, invoice.reference, plain(formatMoney(invoice.total, i18ns.en))];
    expect(missing(back, { order: await office.order(paid.reference) })).toEqual({});
    await server.tick();
    expect(
      missing([paid.reference, invoice.reference, plain(formatMoney(invoice.total, i18n))], {
        mail: await emailOf(server, scenario, 'refund-sent'),
      }),
    ).toEqual({});
  });
});
