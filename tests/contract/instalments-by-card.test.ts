/** Instalments of a payment plan, each paid by card alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextInstalment } from '../../domain/instalments.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { cartOf } from '../../domain/invoice.ts';
import { money } from '../../domain/money.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { schedule } from '../../server/office/schedule.ts';
import { calls } from '../../contract/calls.ts';
import { plain } from '../support/read-pdf.ts';
import { payByCard } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey, outcome, PATIENCE } from './orders.ts';
import { accepted, order } from './quotations.ts';
import { billed, checkoutOf, orderByCard, orderSubscription, payable } from './subscriptions.ts';
import type { Buyer } from './payment-places.ts';
import { expectEverywhere, newBuyer, ONE } from './payment-places.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

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

const parts = [20_000, 30_000, ONE - 50_000] as const;
const eur = (minor: number) => money(minor, 'EUR');

/** A buyer with an invoice in three instalments. */
async function buyerWithPlan(): Promise<Buyer> {
  const buyer = await newBuyer({ server, office }, 'en', 'oneInvoice');
  const [invoice] = await buyer.open();
  const days = ['2099-01-15', '2099-02-15', '2099-03-15'];
  const plan = days.map((day, index) => `${day}=${((parts[index] ?? 0) / 100).toFixed(2)}`);
  await schedule(office.services, invoice?.reference ?? '', plan);
  return buyer;
}

async function invoiceOf(buyer: Buyer): Promise<Invoice> {
  const [invoice] = await buyer.open();
  if (!invoice) throw new Error('No invoice is open');
  return invoice;
}

/** Orders what is due next. */
async function orderNext(buyer: Buyer, method: 'card' | 'transfer') {
  const cart = cartOf([await invoiceOf(buyer)], 'next');
  if (!cart) throw new Error('Nothing is to be paid');
  const body = { invoiceIds: cart.invoices.map(({ id }) => id), method, version: cart.version };
  return buyer.visitor.ask(calls['invoice/checkout'], { body }, { key: newKey(), locale: buyer.locale });
}

async function openPage(buyer: Buyer) {
  const answer = await orderNext(buyer, 'card');
  if (answer.kind !== 'hosted') throw new Error(`Ordered by card, and got ${answer.kind}`);
  return answer;
}

async function lastText(buyer: Buyer): Promise<string> {
  await server.tick();
  const last = (await buyer.moneyEmails()).at(-1);
  const bodies = readMessage(last?.message_source ?? '').parts;
  return plain(bodies.find(({ type }) => type === 'text/plain')?.text ?? '');
}

describe('an instalment by card', () => {
  it('is charged alone, on a page that stays open after earlier ones, until all are paid', async () => {
    const buyer = await buyerWithPlan();
    const first = await openPage(buyer);
    await payByCard(buyer.visitor, first.url, { confirmation: 'beforeReturn' });
    await expectEverywhere(buyer, first.reference, {
      kind: 'partlyPaid',
      state: 'paid',
      received: [20_000],
      remaining: ONE - 20_000,
      emails: ['payment-partly-received'],
    });
    expect(await lastText(buyer)).toContain('We’ve received €200.00. Next is €300.00, for installment 2 of 3');
    expect(nextInstalment(await invoiceOf(buyer))).toMatchObject({ number: 2, left: eur(30_000) });
    const second = await openPage(buyer);
    await server.advance(PATIENCE);
    await server.tick();
    await payByCard(buyer.visitor, second.url, { confirmation: 'beforeReturn' });
    expect(await buyer.outcome(second.reference)).toMatchObject({ kind: 'partlyPaid', total: eur(30_000) });
    const last = await openPage(buyer);
    await payByCard(buyer.visitor, last.url, { confirmation: 'beforeReturn' });
    await expectEverywhere(buyer, last.reference, {
      kind: 'paid',
      state: 'paid',
      received: [ONE - 50_000],
      otherwise: [20_000, 30_000],
    });
    expect(await lastText(buyer)).toContain('Installment 3 of 3 €191.56 (paid)');
  });

  it('is charged along with other invoices, of which one has no plan', async () => {
    const buyer = await newBuyer({ server, office }, 'en', 'severalInvoices');
    const [newer, older] = await buyer.open();
    if (!newer || !older) throw new Error('Two invoices are open');
    const plan = ['2099-01-15=300.00', `2099-02-15=${((older.remaining.minor - 30_000) / 100).toFixed(2)}`];
    await schedule(office.services, older.reference, plan);
    const cart = cartOf(await buyer.open(), 'next');
    expect(cart?.charge).toEqual(eur(30_000 + newer.remaining.minor));
    const body = { invoiceIds: [newer.id, older.id], method: 'card', version: cart?.version ?? '' } as const;
    const answer = await buyer.visitor.ask(
      calls['invoice/checkout'],
      { body },
      { key: newKey(), locale: buyer.locale },
    );
    if (answer.kind !== 'hosted') throw new Error(`Ordered by card, and got ${answer.kind}`);
    await payByCard(buyer.visitor, answer.url, { confirmation: 'beforeReturn' });
    const rest = await buyer.open();
    expect(rest).toMatchObject([{ id: older.id, remaining: eur(older.remaining.minor - 30_000) }]);
    expect(await buyer.outcome(answer.reference)).toMatchObject({
      kind: 'partlyPaid',
      total: cart?.charge,
      refunds: [],
    });
  });

  it('goes back where another payment has come for it meanwhile', async () => {
    const buyer = await buyerWithPlan();
    const transfer = await buyer.transfer(await buyer.open());
    const { reference, url } = await openPage(buyer);
    await office.settle(transfer, { minor: 20_000 });
    await payByCard(buyer.visitor, url, { confirmation: 'beforeReturn' });
    expect(await buyer.outcome(reference)).toMatchObject({
      kind: 'returned',
      refunds: [{ reason: 'changedSince', amount: eur(20_000) }],
      remaining: eur(ONE - 20_000),
    });
  });

  it('is no order by transfer: that one is for all that is left, and may come in parts', async () => {
    const buyer = await buyerWithPlan();
    expect((await orderNext(buyer, 'transfer')).kind).toBe('changed');
  });
});

describe('the order of a quote whose invoice has a payment plan', () => {
  it('asks for what is due next on the quote and on its payment, and a card is charged that alone', async () => {
    const person = await accepted(server);
    await order(person, person.version, newKey());
    await orderSubscription(person, await checkoutOf(person, 'virement'));
    const { priced, awaitedTransfer } = await person.read();
    expect(awaitedTransfer).not.toBeNull();
    const plan = ['2099-01-15=200.00', `2099-02-15=${((priced.total.minor - 20_000) / 100).toFixed(2)}`];
    const list = await person.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const number = list.kind === 'list' ? list.invoices[0]?.reference : undefined;
    await schedule(office.services, number ?? '', plan);
    const instalment = { number: 1, count: 2, dueOn: '2099-01-15', left: eur(20_000) };
    expect(await person.read()).toMatchObject({ remaining: priced.total, instalment });
    expect(await payable(person, billed())).toMatchObject({ remaining: priced.total, instalment });
    const { reference, url } = await orderByCard(person);
    await payByCard(person.visitor, url, { confirmation: 'beforeReturn' });
    const { receipts } = await outcome({ visitor: person.visitor, reference });
    expect(receipts).toMatchObject([{ amount: eur(20_000) }]);
    // The last part is all that is left.
    const rest = money(priced.total.minor - 20_000, 'EUR');
    expect(await person.read()).toMatchObject({ remaining: rest, instalment: null, awaitedTransfer: null });
    expect(await payable(person, billed())).toMatchObject({ remaining: rest, instalment: null });
  });
});
