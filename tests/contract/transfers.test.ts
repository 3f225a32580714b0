/**
 * Outcomes of a bank transfer: for exactly the amount due, for less, for more, in another currency, or without an
 * amount due.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoice.ts';
import { paymentStatus } from '../../domain/enumerations.ts';
import { money } from '../../domain/money.ts';
import { documentPath } from '../../domain/document-paths.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import { plain } from '../support/read-pdf.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey, order, outcome } from './orders.ts';
import { firstInvoice, orderOf, signedIn } from './people.ts';
import {
  billed,
  checkoutOf,
  orderByCard,
  orderSubscription,
  paris,
  payable,
  subscriber,
  subscriptionMoney,
} from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

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

interface Buyer {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  /** The reference that the buyer must quote. */
  readonly reference: string;
}

async function transferOf(visitor: Visitor, body: object): Promise<string> {
  const row = calls['invoice/checkout'];
  const answer = await visitor.ask(row, { body: row.request.decode(body) }, { key: newKey() });
  if (answer.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${answer.kind}`);
  return answer.transfer.payment;
}

/** A buyer who has ordered a transfer of 691.56 €. */
async function awaited(): Promise<Buyer> {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'en' });
  const visitor = await signedIn(server, scenario);
  return { scenario, visitor, reference: await transferOf(visitor, orderOf(scenario, 'virement')) };
}

async function listed({ visitor }: Pick<Buyer, 'visitor'>): Promise<readonly Invoice[]> {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  return reading.kind === 'list' ? reading.invoices : [];
}

async function invoiceOf(buyer: Buyer): Promise<Invoice> {
  const [invoice] = await listed(buyer);
  if (!invoice) throw new Error('This buyer has no invoice');
  return invoice;
}

/** Emails about money received or refunded, oldest first. */
async function moneyEmails({ scenario }: Pick<Buyer, 'scenario'>) {
  const mails = await server.mail(scenario.account.email);
  return mails.filter(({ kind }) => /^(?:payment|refund)-|^transfer-undecided/.test(kind));
}

/** The text of the last of them. */
async function lastText(buyer: Pick<Buyer, 'scenario'>): Promise<string> {
  const last = (await moneyEmails(buyer)).at(-1);
  const { parts } = readMessage(last?.message_source ?? '');
  return plain(parts.find(({ type }) => type === 'text/plain')?.text ?? '');
}

/** The status of the document that says where to send the transfer. */
async function bankDetails({ visitor, reference }: Buyer): Promise<number> {
  return (await visitor.fetch(documentPath('transfer', reference, 'en'))).status;
}

async function emails(buyer: Pick<Buyer, 'scenario'>) {
  return (await moneyEmails(buyer)).map(({ kind }) => kind);
}

async function books({ scenario }: Pick<Buyer, 'scenario'>) {
  return server.books(firstInvoice(scenario).id);
}

const TOTAL = 69_156;
const eur = (minor: number) => money(minor, 'EUR');

describe('a transfer of less than the amount due', () => {
  it('settles a part, asks for the rest, and a card is charged the rest', async () => {
    const buyer = await awaited();
    const { reference, visitor, scenario } = buyer;
    expect(await office.settle(reference, { minor: 20_000 })).toContain('€491.56 to be paid');
    const invoice = await invoiceOf(buyer);
    expect(invoice).toMatchObject({
      status: paymentStatus.partlySettled,
      total: eur(TOTAL),
      remaining: eur(49_156),
      paidBy: null,
    });
    expect(await outcome(buyer)).toMatchObject({
      kind: 'partlyPaid',
      total: eur(20_000),
      remaining: eur(49_156),
      transfer: { reference: invoice.reference, amount: eur(49_156) },
    });
    expect(await emails(buyer)).toEqual(['payment-partly-received']);
    const [email] = await moneyEmails(buyer);
    expect(email?.subject).toContain('491,56');
    const card = await order(visitor, scenario, {
      body: { factureIIds: [invoice.id], moyen: 'carte', version: `${invoice.id}:49156EUR` },
    });
    await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    expect(await outcome(card)).toMatchObject({ kind: 'paid', total: eur(49_156), reference: card.reference });
    expect(await invoiceOf(buyer)).toMatchObject({ status: paymentStatus.settled, paidBy: card.reference });
    const { payments, refunds } = await books(buyer);
    expect(payments.map(({ method, amount_minor: minor }) => `${method} ${minor}`).toSorted()).toEqual([
      'card 49156',
      'transfer 20000',
    ]);
    expect(refunds).toEqual([]);
    expect(await emails(buyer)).toEqual(['payment-partly-received', 'payment-received']);
  });

  it('is completed by another under the same reference, and neither counts twice', async () => {
    const buyer = await awaited();
    const { reference } = buyer;
    await office.settle(reference, { minor: 20_000 });
    await expect(office.settle(reference, { minor: 20_000 })).resolves.toContain('already recorded');
    await expect(office.settle(reference, { minor: 49_156, bankReference: 'VIR-2' })).resolves.toContain(': paid');
    await expect(office.settle(reference, { minor: 49_156, bankReference: 'VIR-2' })).resolves.toContain('already');
    expect(await invoiceOf(buyer)).toMatchObject({ status: paymentStatus.settled, paidBy: reference });
    expect(await outcome(buyer)).toMatchObject({ kind: 'paid', total: eur(TOTAL) });
    expect((await books(buyer)).payments).toHaveLength(2);
    expect(await emails(buyer)).toEqual(['payment-partly-received', 'payment-received']);
  });

  it('pays a part of a subscription: the rest is charged to the invoiced payer, and then it begins', async () => {
    const who = await subscriber(server);
    const ordered = await orderSubscription(who, await checkoutOf(who, 'virement'));
    await office.settle(ordered.kind === 'transfer' ? ordered.transfer.payment : '', { minor: 100_000 });
    const { priced, remaining } = await payable(who);
    expect([priced.country, priced.total.minor, remaining.minor]).toEqual(['FR', 220_774, 120_774]);
    // An invoice with a partial payment is not reissued.
    await expect(payable(who, billed({ ...paris, pays: 'SN', ville: 'Dakar' }))).rejects.toThrow('409');
    expect(await subscriptionMoney(server, who)).toMatchObject({ payments: 1, status: 'notBegun' });
    const card = await orderByCard(who);
    await payByCard(who.visitor, card.url, { confirmation: 'beforeReturn' });
    expect(await outcome(card)).toMatchObject({ kind: 'paid', total: eur(120_774) });
    expect(await subscriptionMoney(server, who)).toMatchObject({ payments: 2, refunds: 0, status: 'current' });
  });

  it('is not ordered again for the whole, and can be ordered for the rest', async () => {
    const buyer = await awaited();
    const { reference, visitor, scenario } = buyer;
    await office.settle(reference, { minor: 20_000 });
    const row = calls['invoice/checkout'];
    const whole = row.request.decode(orderOf(scenario, 'virement'));
    expect(await visitor.ask(row, { body: whole }, { key: newKey() })).toMatchObject({
      kind: 'changed',
      invoices: [{ remaining: eur(49_156) }],
    });
    const { id } = await invoiceOf(buyer);
    const rest = await transferOf(visitor, { factureIIds: [id], moyen: 'virement', version: `${id}:49156EUR` });
    expect(await office.settle(rest)).toContain(': paid');
    expect((await invoiceOf(buyer)).status).toBe(paymentStatus.settled);
    expect(await office.fail(reference)).toContain(': paid');
  });
});

describe('a transfer of more than the amount due', () => {
  it('settles the invoice, and the excess is refunded', async () => {
    const buyer = await awaited();
    expect(await office.settle(buyer.reference, { minor: TOTAL + 1000 })).toMatch(
      /: paid\n[^]*^RB-\d+ .*TO SEND.*€10\.00/m,
    );
    expect(await invoiceOf(buyer)).toMatchObject({ status: paymentStatus.settled, remaining: eur(0) });
    const { payments, refunds } = await books(buyer);
    expect(payments).toMatchObject([{ amount_minor: TOTAL }]);
    expect(refunds).toMatchObject([{ state: 'toSend', amount_minor: 1000 }]);
    expect(await emails(buyer)).toEqual(['payment-received', 'refund-announced']);
  });

  it('pays the open ones of several invoices, where another payment has settled one of them', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const visitor = await signedIn(server, scenario);
    const [newer, older] = await listed({ visitor });
    if (!newer || !older) throw new Error('This scenario has two open invoices');
    const version = `${older.id}:${older.total.minor}EUR+${newer.id}:${newer.total.minor}EUR`;
    const both = { factureIIds: [newer.id, older.id], moyen: 'virement', version };
    const reference = await transferOf(visitor, both);
    const card = await order(visitor, scenario);
    await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    await office.settle(reference, { minor: older.total.minor + newer.total.minor });
    const statuses = (await listed({ visitor })).map(({ status, paidBy }) => [status, paidBy]);
    expect(statuses.slice(0, 2)).toEqual([
      [paymentStatus.settled, card.reference],
      [paymentStatus.settled, reference],
    ]);
    expect((await server.books(older.id)).refunds).toMatchObject([
      { state: 'toSend', amount_minor: newer.total.minor },
    ]);
  });
});

describe('a transfer in another currency', () => {
  it('settles nothing, and waits for the office, which sends it back', async () => {
    const buyer = await awaited();
    await expect(office.settle(buyer.reference, { currency: 'USD' })).rejects.toThrow(
      `Nothing in USD is expected for payment ${buyer.reference}. Give the amount received`,
    );
    expect(await office.settle(buyer.reference, { minor: TOTAL, currency: 'USD' })).toContain('TO DECIDE');
    const undecided = [money(TOTAL, 'USD')];
    expect(await invoiceOf(buyer)).toMatchObject({
      status: paymentStatus.unpaid,
      remaining: eur(TOTAL),
      awaitedTransfer: { reference: buyer.reference, undecided },
    });
    expect(await outcome(buyer)).toMatchObject({
      kind: 'returned',
      receipts: [{ amount: undecided[0] }],
      refunds: [{ state: 'beingDecided' }],
    });
    expect(await bankDetails(buyer)).toBe(404);
    expect(await emails(buyer)).toEqual(['transfer-undecided']);
    const text = await lastText(buyer);
    expect(text).toContain('Nous avons reçu 691,56 $US, dans une autre devise que votre facture');
    expect(text).toContain('n’envoyez rien pour l’instant');
    expect(text).not.toMatch(/IBAN|691,56 €|Remboursement/);
    const { payments, refunds } = await books(buyer);
    expect(payments).toEqual([]);
    expect(await office.decide(refunds[0]?.id ?? 0, { kind: 'return' })).toContain('TO SEND  $691.56');
    await expect(office.decide(refunds[0]?.id ?? 0, { kind: 'return' })).rejects.toThrow('nothing to decide');
    expect(await emails(buyer)).toEqual(['transfer-undecided', 'refund-announced']);
    const again = (await server.mail(buyer.scenario.account.email)).at(-1);
    expect([again?.kind, again?.subject]).toEqual(['transfer-changed', expect.stringContaining('691,56')]);
    expect(await outcome(buyer)).toMatchObject({ kind: 'confirming', transfer: { amount: eur(TOTAL) } });
    expect(await bankDetails(buyer)).toBe(200);
    expect((await invoiceOf(buyer)).awaitedTransfer?.undecided).toEqual([]);
  });

  it('or is kept at the bank’s converted amount', async () => {
    const buyer = await awaited();
    await office.settle(buyer.reference, { minor: TOTAL, currency: 'USD' });
    const { refunds } = await books(buyer);
    expect(await office.decide(refunds[0]?.id ?? 0, { kind: 'keep', minor: 60_000 })).toContain('kept');
    expect(await invoiceOf(buyer)).toMatchObject({ status: paymentStatus.partlySettled, remaining: eur(9156) });
    expect(await emails(buyer)).toEqual(['transfer-undecided', 'payment-partly-received']);
  });

  it('asks for nothing more after a part came in the right one, until the office has decided', async () => {
    const buyer = await awaited();
    await office.settle(buyer.reference, { minor: 20_000 });
    await office.settle(buyer.reference, { minor: 50_000, currency: 'USD' });
    expect(await outcome(buyer)).toMatchObject({ kind: 'returned', remaining: eur(49_156) });
    await office.settle(buyer.reference, { minor: 10_000, bankReference: 'VIR-2' });
    expect(await emails(buyer)).toEqual(['payment-partly-received', 'transfer-undecided', 'transfer-undecided']);
    expect(await lastText(buyer)).not.toContain('IBAN');
    expect((await invoiceOf(buyer)).awaitedTransfer?.undecided).toEqual([money(50_000, 'USD')]);
  });
});

it('a quote is neither open nor settled: it is not among the invoices', async () => {
  const buyer = await awaited();
  const { id } = await invoiceOf(buyer);
  const invoice = office.services.db.updateTable('invoices').where('id', '=', id);
  await invoice.set({ status: paymentStatus.quote }).execute();
  expect(await listed(buyer)).toEqual([]);
  await invoice.set({ status: paymentStatus.unpaid }).execute();
  expect(await listed(buyer)).toHaveLength(1);
});

it('the audit finds no difference after all these transfers', async () => {
  expect(await office.audit()).toContain('Ledger and books agree');
});
