/** A credit note for a part of an invoice: the same amounts on the page, in emails, in the office and in the books. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { readInvoiceDocument } from '../../server/features/invoice/read-invoice-document.ts';
import { exportInvoice } from '../../server/office/invoice.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Buyer, InvoiceScenario } from './payment-places.ts';
import { expectEverywhere, newBuyer, ONE } from './payment-places.ts';
import { firstInvoice, signedIn } from './people.ts';
import { checkoutOf, orderByCard, orderSubscription, payable, subscriber } from './subscriptions.ts';
import { payByCard } from './hosted-page.ts';
import { calls } from '../../contract/calls.ts';

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

const newCase = async (locale: Locale, name: InvoiceScenario = 'oneInvoice') =>
  newBuyer({ server, office }, locale, name);

const amountOf = (minor: number) => ({ kind: 'amount', minor }) as const;

/** The invoice of `oneInvoice`, as it is listed. */
async function invoiceOf(buyer: Buyer): Promise<Invoice> {
  const found = (await buyer.list()).find(({ id }) => id === firstInvoice(buyer.scenario).id);
  if (!found) throw new Error('The invoice is not listed');
  return found;
}

const ordered = 'transfer-ordered';
const cases: Readonly<Record<string, (locale: Locale) => Promise<void>>> = {
  'before a card pays the rest': async (locale) => {
    const buyer = await newCase(locale);
    const { reference } = await invoiceOf(buyer);
    expect(await office.credit(reference, amountOf(20_000))).toMatch(
      new RegExp(`^Credit note AV-\\d{4}-\\d{4} reduces ${reference} to €491\\.56; €491\\.56 to be paid`),
    );
    const [note] = (await invoiceOf(buyer)).creditNotes;
    expect(await invoiceOf(buyer)).toMatchObject({
      creditNotes: [{ amount: money(20_000, 'EUR') }],
      remaining: money(ONE - 20_000, 'EUR'),
    });
    const listed = (await buyer.list()).find((each) => each.reference === note?.creditNote);
    expect(listed).toMatchObject({
      kind: 'creditNote',
      credits: reference,
      isPartialCredit: true,
      total: money(-20_000, 'EUR'),
      // The day of the credited invoice, and the lines of which a part is credited.
      notes: ['Five readers fewer', expect.stringMatching(new RegExp(`${reference} .*\\d{4}\\.$`))],
    });
    expect(listed?.lines[0]?.label).toContain((await invoiceOf(buyer)).lines[0]?.label);
    const paid = await buyer.payByCard([await invoiceOf(buyer)]);
    const emails = ['payment-received'];
    await expectEverywhere(buyer, paid, { kind: 'paid', state: 'paid', received: [ONE - 20_000], emails });
  },
  'twice after a card, each with its refund': async (locale) => {
    const buyer = await newCase(locale);
    const reference = await buyer.payByCard(await buyer.open());
    const invoice = await invoiceOf(buyer);
    expect(await office.credit(invoice.reference, amountOf(10_000))).toMatch(/RB-\d+ .*€100\.00/);
    const paid = { kind: 'paid', state: 'paid', received: [ONE] } as const;
    await expectEverywhere(buyer, reference, {
      ...paid,
      refunds: [[10_000, 'sent']],
      emails: ['payment-received', 'refund-sent'],
    });
    await office.credit(invoice.reference, amountOf(5_000));
    await expectEverywhere(buyer, reference, {
      ...paid,
      refunds: [
        [10_000, 'sent'],
        [5_000, 'sent'],
      ],
      emails: ['payment-received', 'refund-sent', 'refund-sent'],
    });
    await office.undo(invoice.reference);
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [ONE],
      refunds: [
        [10_000, 'sent'],
        [5_000, 'sent'],
        [ONE - 15_000, 'sent'],
      ],
    });
    const credits = (await buyer.list()).filter(({ credits: number }) => number === invoice.reference);
    expect(credits.reduce((all, { total }) => all + total.minor, 0)).toBe(-ONE);
    for (const part of ['net', 'vat'] as const)
      expect(credits.reduce((all, note) => all + note[part].minor, 0)).toBe(-invoice[part].minor);
  },
  'while a transfer is awaited, which is asked for the rest': async (locale) => {
    const buyer = await newCase(locale);
    const reference = await buyer.transfer(await buyer.open());
    await office.credit((await invoiceOf(buyer)).reference, amountOf(20_000));
    const emails = [ordered, 'transfer-changed'];
    await expectEverywhere(buyer, reference, { kind: 'confirming', state: 'open', remaining: ONE - 20_000, emails });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [ONE - 20_000] });
  },
  'of exactly the rest of a partly paid invoice, which it settles': async (locale) => {
    const buyer = await newCase(locale);
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 20_000 });
    await office.credit((await invoiceOf(buyer)).reference, amountOf(ONE - 20_000));
    expect(await invoiceOf(buyer)).toMatchObject({ status: 2, reversals: [] });
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [20_000] });
  },
  'of more than the rest of a partly paid invoice': async (locale) => {
    const buyer = await newCase(locale);
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 20_000 });
    expect(await office.credit((await invoiceOf(buyer)).reference, amountOf(ONE - 15_000))).toContain('TO SEND');
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [20_000],
      refunds: [[5_000, 'pending']],
    });
  },
  'while the payment page of a card is open, which is closed': async (locale) => {
    const buyer = await newCase(locale);
    const card = await buyer.card(await buyer.open());
    await office.credit((await invoiceOf(buyer)).reference, amountOf(20_000));
    await expectEverywhere(buyer, card.reference, {
      kind: 'notCharged',
      state: 'notCharged',
      remaining: ONE - 20_000,
    });
  },
};

/** Each case in both languages. */
const rows = Object.entries(cases).flatMap(([name, act]) => locales.map((locale) => ({ name, act, locale })));

describe('a partial credit note', () => {
  it.each(rows)('$name, in $locale', async ({ act, locale }) => {
    expect.hasAssertions();
    await act(locale);
  });

  it('credits a line once, and never more than is left', async () => {
    const buyer = await newCase('fr');
    const invoice = await invoiceOf(buyer);
    const [first] = invoice.lines;
    await office.credit(invoice.reference, { kind: 'lines', numbers: [1] });
    const note = (await buyer.list()).find(({ credits }) => credits === invoice.reference);
    expect(note?.lines).toEqual([
      {
        ...first,
        net: money(-(first?.net.minor ?? 0), 'EUR'),
        vat: money(-(first?.vat.minor ?? 0), 'EUR'),
      },
    ]);
    await expect(office.credit(invoice.reference, { kind: 'lines', numbers: [1] })).rejects.toThrow(
      `Line 1 of ${invoice.reference} is already credited.`,
    );
    await expect(office.credit(invoice.reference, { kind: 'lines', numbers: [9] })).rejects.toThrow('has no line 9');
    const left = formatMoney(money(invoice.total.minor + (note?.total.minor ?? 0), 'EUR'), 'en');
    await expect(office.credit(invoice.reference, amountOf(ONE))).rejects.toThrow(`Only ${left} of`);
    expect(await office.audit()).toContain('Ledger and books agree');
  });

  it('of the same amount for the same reason is refused for a day, unless it is meant', async () => {
    const buyer = await newCase('fr');
    const { reference } = await invoiceOf(buyer);
    await office.credit(reference, amountOf(10_000));
    const [note] = (await invoiceOf(buyer)).creditNotes;
    await expect(office.credit(reference, amountOf(10_000))).rejects.toThrow(
      new RegExp(`^${note?.creditNote} of .* credits €100\\.00 of ${reference} for the same reason\\..*--again`),
    );
    expect((await invoiceOf(buyer)).remaining).toEqual(money(ONE - 10_000, 'EUR'));
    await office.credit(reference, amountOf(10_001));
    await office.credit(reference, amountOf(10_000), true);
    expect((await invoiceOf(buyer)).remaining).toEqual(money(ONE - 30_001, 'EUR'));
    // Two days later it is another one.
    const { db } = office.services;
    await sql`alter table invoices disable trigger user`.execute(db);
    await sql`update invoices set issued_on = issued_on - 2 where credited_invoice_id = ${(await invoiceOf(buyer)).id}`.execute(
      db,
    );
    await sql`alter table invoices enable trigger user`.execute(db);
    await office.credit(reference, amountOf(10_000));
    expect((await invoiceOf(buyer)).remaining).toEqual(money(ONE - 40_001, 'EUR'));
  });

  it('is not money received on the page that pays its subscription, which charges the rest', async () => {
    const who = await subscriber(server);
    await orderSubscription(who, await checkoutOf(who, 'virement'));
    const before = await payable(who);
    const list = async () => {
      const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
      return read.kind === 'list' ? read.invoices : [];
    };
    const [invoice] = await list();
    await office.credit(invoice?.reference ?? '', amountOf(20_000));
    const { total } = before.priced;
    const rest = money(total.minor - 20_000, 'EUR');
    expect(before).toMatchObject({ credited: money(0, 'EUR'), remaining: total });
    expect(await payable(who)).toMatchObject({
      priced: { total },
      credited: money(20_000, 'EUR'),
      remaining: rest,
      billing: before.billing,
    });
    const { reference, url } = await orderByCard(who);
    await payByCard(who.visitor, url, { confirmation: 'beforeReturn' });
    const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'outcome', reference } });
    expect(read).toMatchObject({ outcome: { kind: 'paid', receipts: [{ amount: rest }], remaining: money(0, 'EUR') } });
    expect(await office.audit()).toContain('Ledger and books agree');
  });

  it('is refused by the database beyond its invoice', async () => {
    const buyer = await newCase('fr');
    const { reference, id } = await invoiceOf(buyer);
    await office.credit(reference, amountOf(20_000));
    const { db } = office.services;
    const copy = db.transaction().execute(async (trx) => {
      const { rows: made } = await sql<{ id: number }>`
        insert into invoices (kind, account_id, reference, issued_on, due_on, status, currency, issuer, payer, notes, vat_mention)
        select 'proForma', account_id, 'PRO-COPY', issued_on, due_on, status, currency, issuer, payer, notes, vat_mention
        from invoices where id = ${id} returning id`.execute(trx);
      await sql`
        insert into invoice_lines (invoice_id, position, label, quantity, net_minor, vat_rate, vat_minor)
        select ${made[0]?.id}, position, label, quantity, -net_minor, vat_rate, -vat_minor
        from invoice_lines where invoice_id = ${id}`.execute(trx);
      await sql`
        update invoices set kind = 'creditNote', credited_invoice_id = ${id}, reference = 'AV-COPY'
        where id = ${made[0]?.id}`.execute(trx);
    });
    await expect(copy).rejects.toThrow('AV-COPY exceeds what is left of its invoice');
  });

  it('of an invoice that credits have paid is refused: only all of it', async () => {
    const scenario = await server.scenario({ name: 'paymentWallet' });
    const visitor = await signedIn(server, scenario);
    const who = { scenario, visitor, id: scenario.subscription?.id ?? 0 };
    await orderSubscription(who, await checkoutOf(who, 'porteMonnaie'));
    const read = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const [invoice] = read.kind === 'list' ? read.invoices : [];
    await expect(office.credit(invoice?.reference ?? '', amountOf(100))).rejects.toThrow(
      'it can only be credited in full',
    );
  });

  it('says the same in its email, its PDF and its electronic form as on the page', async () => {
    const who = await subscriber(server);
    const bought = await orderByCard(who);
    await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
    const list = async () => {
      const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
      return read.kind === 'list' ? read.invoices : [];
    };
    const [invoice] = await list();
    await office.credit(invoice?.reference ?? '', amountOf(10_000));
    const note = (await list()).find(({ kind }) => kind === 'creditNote');
    const mails = await server.mail(who.scenario.account.email);
    const mail = mails.find(({ kind }) => kind === 'credit-note-issued');
    const text = readMessage(mail?.message_source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
    expect(text).toContain(`Il porte sur une partie de la facture ${invoice?.reference}`);
    expect(text).toContain(formatMoney(money(-10_000, 'EUR'), 'fr'));
    const xml = (await exportInvoice(office.services, note?.reference ?? '')).join('\n');
    const figures = [note?.net, note?.vat, note?.total].map((amount) => (-(amount?.minor ?? 0) / 100).toFixed(2));
    for (const figure of [...figures, '381', invoice?.reference ?? '']) expect(xml).toContain(`>${figure}<`);
    expect(figures[2]).toBe('100.00');
    const pdfOf = async (reference = '') =>
      JSON.stringify(await readInvoiceDocument(office.services, { reference, locale: 'fr', visibility: null }));
    expect(await pdfOf(note?.reference)).toContain(`Porte sur une partie de la facture ${invoice?.reference}.`);
    // An issued invoice is as it was: what became of it is on its page, and on the statement.
    expect(await pdfOf(invoice?.reference)).not.toContain(note?.reference);
  });
});
