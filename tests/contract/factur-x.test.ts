/** The electronic form of an invoice and of its credit note agrees with what their buyer reads. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoice.ts';
import type { Money } from '../../domain/money.ts';
import { vatByRate } from '../../domain/vat-by-rate.ts';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import type { Services } from '../../server/core/services.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { exportInvoice, exportInvoicePdf, issueInvoice } from '../../server/office/invoice.ts';
import { calls } from '../../contract/calls.ts';
import type { ReadPdf } from '../support/read-pdf.ts';
import { plain, readPdf } from '../support/read-pdf.ts';
import { payByCard } from './hosted-page.ts';
import { servicesOn, silentLog } from './services.ts';
import type { Subscriber } from './subscriptions.ts';
import { billed, checkoutOf, orderByCard, orderSubscription, paris, subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let open: OpenDatabase;
let services: Services;
beforeAll(async () => {
  server = await openServer();
  open = openDatabase(server.databaseUrl, silentLog);
  services = servicesOn(open.db, systemClock);
});
afterAll(async () => {
  await open.close();
  await server.close();
});

async function listed({ visitor }: Subscriber): Promise<readonly Invoice[]> {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  return reading.kind === 'list' ? reading.invoices : [];
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is none');
  return item;
}

async function invoiceOf(who: Subscriber): Promise<Invoice> {
  const { subscription } = await server.subscriptionBooks(who.id);
  return found((await listed(who)).find(({ id }) => id === subscription.invoice_id));
}

async function xmlOf({ reference }: Invoice): Promise<string> {
  return (await exportInvoice(services, reference)).join('\n');
}

const amount = (minor: number) => (Math.abs(minor) / 100).toFixed(2);

/** The PDF of a document, as the office writes it. */
async function pdfOf({ reference }: Invoice): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'invoice.pdf');
  const said = await exportInvoicePdf(services, reference, file);
  expect(said).toEqual([`${reference} is in ${file}, as Factur-X.`]);
  const read = await readPdf(await readFile(file));
  await rm(folder, { recursive: true });
  return read;
}

const inFrench = (money: Money) => plain(formatMoney(money, 'fr'));

/** What the text of a PDF must contain of the document that the buyer reads. */
function printed(invoice: Invoice): readonly string[] {
  const { reference, issuer, payer, lines, net, total, notes, legalMentions } = invoice;
  return [
    reference,
    issuer.name,
    ...issuer.address,
    payer.name,
    ...payer.address,
    // Where no tax is charged none is printed.
    ...lines.flatMap((line) => [line.label, inFrench(line.net), ...(line.vatRate > 0 ? [inFrench(line.vat)] : [])]),
    ...[
      net,
      ...vatByRate([invoice])
        .filter(({ rate }) => rate > 0)
        .map((tax) => tax.amount),
      total,
    ].map(inFrench),
    ...notes,
    ...legalMentions,
  ].map(plain);
}

/** What a file must contain of the document that the buyer reads. */
function facts({ reference, issuer, payer, lines, net, vat, total }: Invoice): readonly string[] {
  return [
    `<ram:ID>${reference}</ram:ID>`,
    `<ram:Name>${issuer.name}</ram:Name>`,
    `<ram:Name>${payer.name}</ram:Name>`,
    ...lines.map((line) => `<ram:LineTotalAmount>${amount(line.net.minor)}</ram:LineTotalAmount>`),
    `<ram:TaxBasisTotalAmount>${amount(net.minor)}</ram:TaxBasisTotalAmount>`,
    `<ram:TaxTotalAmount currencyID="EUR">${amount(vat.minor)}</ram:TaxTotalAmount>`,
    `<ram:GrandTotalAmount>${amount(total.minor)}</ram:GrandTotalAmount>`,
  ];
}

it('an invoice paid by card, and its credit note', async () => {
  const who = await subscriber(server);
  const bought = await orderByCard(who, billed(paris, { numeroCommande: 'BC-7' }));
  await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
  const invoice = await invoiceOf(who);
  const xml = await xmlOf(invoice);
  expect(facts(invoice).filter((fact) => !xml.includes(fact))).toEqual([]);
  // Issued by its payment: paid, due that day, with its period.
  expect(invoice.dueOn).toBe(invoice.issuedOn);
  expect(xml).toContain('<ram:ID>S2</ram:ID>');
  expect(xml).toContain('<ram:BillingSpecifiedPeriod>');
  expect(xml).toContain('<ram:IssuerAssignedID>BC-7</ram:IssuerAssignedID>');
  expect(xml).toContain('<ram:PostcodeCode>75011</ram:PostcodeCode>');
  const pdf = await pdfOf(invoice);
  expect(printed(invoice).filter((text) => !pdf.text.includes(text))).toEqual([]);
  expect(pdf.title).toBe(`Facture ${invoice.reference}`);
  expect(pdf.text).toContain('Réglée');
  expect(pdf.files.get('factur-x.xml')).toBe(xml);
  expect(pdf.pages).toBe(1);
  expect(invoice.legalMentions.filter((mention) => !xml.includes(mention.replaceAll('&', '&amp;')))).toEqual([]);

  await issueCreditNote(services, { number: invoice.reference, reason: 'Adresse corrigée' });
  const note = found((await listed(who)).find(({ credits }) => credits === invoice.reference));
  const credit = await xmlOf(note);
  expect(facts(note).filter((fact) => !credit.includes(fact))).toEqual([]);
  expect(credit).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(credit).toContain(`<ram:IssuerAssignedID>${invoice.reference}</ram:IssuerAssignedID>`);
  expect(credit).toContain('<ram:Content>Adresse corrigée</ram:Content>');
  const corrected = await pdfOf(note);
  expect(printed(note).filter((text) => !corrected.text.includes(text))).toEqual([]);
  expect(corrected.title).toBe(`Avoir ${note.reference}`);
  expect(corrected.text).toContain(`Annule la facture ${invoice.reference}.`);
  expect(corrected.text).not.toContain('Échéance');
  expect(corrected.files.get('factur-x.xml')).toBe(credit);
});

it('an open invoice by transfer to a Belgian business', async () => {
  const who = await subscriber(server);
  const address = { ...paris, codePostal: '1000', ville: 'Bruxelles', pays: 'BE' };
  const body = await checkoutOf(who, 'virement', billed(address, { numeroTVA: 'BE0428759497' }));
  await orderSubscription(who, body);
  const invoice = await invoiceOf(who);
  const xml = await xmlOf(invoice);
  expect(facts(invoice).filter((fact) => !xml.includes(fact))).toEqual([]);
  expect(xml).toContain('<ram:ID>S1</ram:ID>');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>');
  expect(xml).toContain('<ram:CountryID>BE</ram:CountryID>');
  expect(xml).toContain('<ram:IBANID>');

  const pdf = await pdfOf(invoice);
  expect(printed(invoice).filter((text) => !pdf.text.includes(text))).toEqual([]);
  expect(pdf.text).toContain('À régler');
  expect(pdf.text).toContain('Autoliquidation');

  const change = sql`update invoices set facts = null where reference = ${invoice.reference}`.execute(open.db);
  await expect(change).rejects.toThrow(`${invoice.reference} is issued: it stays as it is`);
});

it('an unknown number, and a document without the buyer’s address', async () => {
  await expect(exportInvoice(services, 'FA-1')).rejects.toThrow('There is no invoice or credit note FA-1');
  const sale = { net: 31_240, currency: 'EUR', vatRate: 210, vatMention: null, label: 'Sahel', locale: 'fr' } as const;
  const [issued = ''] = await issueInvoice(services, { ...sale, email: 'first-invoice@example.org' });
  const without = exportInvoice(services, issued.replace('Invoice ', ''));
  await expect(without).rejects.toThrow('has no electronic form');
  await expect(exportInvoicePdf(services, 'FA-1', 'none.pdf')).rejects.toThrow(
    'There is no invoice or credit note FA-1',
  );
});
