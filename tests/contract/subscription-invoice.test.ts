import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentStatus } from '../../domain/enumerations.ts';
import { schedule } from '../../server/office/schedule.ts';
import { calls } from '../../contract/calls.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { order, outcome, PATIENCE } from './orders.ts';
import { signedIn } from './people.ts';
import type { Subscriber } from './subscriptions.ts';
import {
  begun,
  billed,
  checkoutOf,
  orderByCard,
  orderSubscription,
  paris,
  subscriber,
  subscriptionMoney,
  subscriptionOf,
} from './subscriptions.ts';

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

/** The invoice of a subscription as its owner sees it. */
async function invoiceOf({ visitor, id }: Subscriber) {
  const { subscription } = await server.subscriptionBooks(id);
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const invoices = reading.kind === 'list' ? reading.invoices : [];
  const invoice = invoices.find((each) => each.id === subscription.invoice_id);
  if (!invoice) throw new Error('This subscription has no invoice');
  return invoice;
}

describe('the invoice of a subscription', () => {
  it('is a pro forma while it can be paid by card, in the account’s language, with the buyer’s details', async () => {
    const scenario = await server.scenario({ name: 'paymentOpen', locale: 'fr' });
    const who = { scenario, visitor: await signedIn(server, scenario), id: subscriptionOf(scenario) };
    const address = { ...paris, organisme: 'Bureau d’Essais SA', codePostal: '1000', ville: 'Bruxelles', pays: 'BE' };
    await orderByCard(who, billed(address, { numeroTVA: 'BE0428759497', numeroCommande: 'BC-2026-117' }));
    const invoice = await invoiceOf(who);
    expect([invoice.kind, invoice.reference]).toEqual(['proForma', expect.stringMatching(/^PRO-/)]);
    expect(invoice.payer).toEqual({
      name: 'Bureau d’Essais SA',
      address: ['Nadia Essai-Diallo', '1, rue des Essais', '1000 Bruxelles', 'Belgique'],
      vatNumber: 'BE0428759497',
    });
    expect(invoice.lines.map(({ label, vatRate }) => [label, vatRate])).toEqual([
      ['Le Courrier des Lagunes, licence professionnelle, 12 mois, 1 lecteur', 0],
      ['Base de données « Qui est qui », licence professionnelle, 12 mois, 1 lecteur', 0],
    ]);
    expect(invoice.notes).toEqual([expect.stringMatching(/^Bon de commande\s: BC-2026-117$/)]);
    expect(invoice.vatMention).toBe('reverseCharge');
  });

  it('is final, with its number, once it is paid', async () => {
    const who = await subscriber(server);
    const bought = await orderByCard(who);
    const before = await invoiceOf(who);
    await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
    const { reference, ...after } = await invoiceOf(who);
    expect(reference).toMatch(/^FA-\d{4}-\d{4,}$/);
    const { issuer, payer, lines, total } = before;
    expect(after).toMatchObject({ id: before.id, kind: 'invoice', issuer, payer, lines, total });
  });

  it('has its own number, the next of the year, with parallel issuers', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => subscriber(server)));
    await Promise.all(people.map(async (who) => orderSubscription(who, await checkoutOf(who, 'virement'))));
    const invoices = await Promise.all(people.map((who) => invoiceOf(who)));
    const numbers = invoices.map(({ reference }) => Number(reference.split('-').at(-1))).toSorted((a, b) => a - b);
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is reissued while it is a pro forma, for other billing details once the first page is closed', async () => {
    const who = await subscriber(server);
    const inFrance = await orderByCard(who);
    const before = await invoiceOf(who);
    const elsewhere = await orderByCard(who, billed({ ...paris, pays: 'SN', ville: 'Dakar' }));
    const after = await invoiceOf(who);
    expect([after.id, after.reference]).toEqual([before.id, before.reference]);
    expect([before.total.minor, after.total.minor]).toEqual([220_774, 198_000]);
    expect(after.payer.address).toContain('Sénégal');
    expect((await who.visitor.fetch(inFrance.url)).headers.get('location')).toContain('/failed/');
    await payByCard(who.visitor, elsewhere.url, { confirmation: 'beforeReturn' });
    expect(await outcome(elsewhere)).toMatchObject({ kind: 'paid', total: { minor: 198_000 } });
    expect(await subscriptionMoney(server, who)).toEqual({ ...begun, orders: 2, pages: 2 });
  });

  it('is not paid by a charge for its former amount: that is refunded once', async () => {
    const who = await subscriber(server);
    const inFrance = await orderByCard(who);
    const elsewhere = await orderByCard(who, billed({ ...paris, pays: 'SN' }));
    // The bank's success for the first page crosses its closing.
    await server.control('charge', { reference: inFrance.reference, confirmation: 'twice' });
    await server.tick();
    await server.tick();
    expect(await subscriptionMoney(server, who)).toMatchObject({ payments: 0, refunds: 1, status: 'notBegun' });
    expect((await outcome(inFrance)).kind).toBe('returned');
    await payByCard(who.visitor, elsewhere.url, { confirmation: 'beforeReturn' });
    expect(await subscriptionMoney(server, who)).toEqual({ ...begun, refunds: 1, orders: 2, pages: 2 });
  });

  it('is not reissued where the page has been charged: that order is being confirmed', async () => {
    const who = await subscriber(server);
    const bought = await orderByCard(who);
    await payByCard(who.visitor, bought.url, { confirmation: 'never' });
    const body = await checkoutOf(who, 'carte', billed({ ...paris, pays: 'SN' }));
    expect(await orderSubscription(who, body)).toEqual({ kind: 'alreadyPaid', reference: bought.reference });
    expect((await invoiceOf(who)).total.minor).toBe(220_774);
    await server.advance(PATIENCE);
    await server.tick();
    expect(await subscriptionMoney(server, who)).toEqual(begun);
  });

  it('can be paid like any invoice, and the subscription begins', async () => {
    const who = await subscriber(server);
    await orderByCard(who);
    const { id, total } = await invoiceOf(who);
    const body = { factureIIds: [id], moyen: 'carte', version: `${id}:${total.minor}EUR` };
    const bought = await order(who.visitor, who.scenario, { body });
    await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
    expect(await subscriptionMoney(server, who)).toEqual(begun);
  });
});

describe('a transfer for a subscription', () => {
  it('is awaited under one reference, and dropped where other billing details change the amount', async () => {
    const who = await subscriber(server);
    const first = await orderSubscription(who, await checkoutOf(who, 'virement'));
    const second = await orderSubscription(who, await checkoutOf(who, 'virement'));
    expect(second).toEqual(first);
    const reference = first.kind === 'transfer' ? first.transfer.payment : '';
    const received = () => outcome({ visitor: who.visitor, reference });
    expect(await received()).toMatchObject({ kind: 'confirming', transfer: { amount: { minor: 220_774 } } });
    const third = await orderSubscription(who, await checkoutOf(who, 'virement', billed({ ...paris, pays: 'SN' })));
    expect(third).toMatchObject({ kind: 'transfer', transfer: { amount: { minor: 198_000 } } });
    expect((await received()).kind).toBe('notCharged');
  });

  it('keeps its invoice, with its plan, where the account’s language changes before the payment', async () => {
    const who = await subscriber(server);
    await orderSubscription(who, await checkoutOf(who, 'virement'));
    const { reference } = await invoiceOf(who);
    await schedule(office.services, reference, ['2099-01-15=1000.00', '2099-02-15=1207.74']);
    const issued = await invoiceOf(who);
    const { email } = who.scenario.account;
    await office.services.db.updateTable('accounts').set({ locale: 'en' }).where('email', '=', email).execute();
    await payByCard(who.visitor, (await orderByCard(who)).url, { confirmation: 'beforeReturn' });
    const [first, second] = issued.instalments;
    expect(await invoiceOf(who)).toMatchObject({
      ...issued,
      status: paymentStatus.partlySettled,
      remaining: second?.amount,
      instalments: [{ ...first, paid: first?.amount }, second],
    });
  });

  it('leaves the day of the next instalment to say once it is no longer awaited', async () => {
    const who = await subscriber(server);
    await orderSubscription(who, await checkoutOf(who, 'virement'));
    const held = async () => (await who.visitor.ask(calls['subscriptions/all'], {}))[0];
    expect(await held()).toMatchObject({ isInvoiced: true, dueOn: null });
    await schedule(office.services, (await invoiceOf(who)).reference, ['2099-01-15=1000.00', '2099-02-15=1207.74']);
    await payByCard(who.visitor, (await orderByCard(who)).url, { confirmation: 'beforeReturn' });
    expect(await held()).toMatchObject({ isInvoiced: true, dueOn: '2099-02-15' });
  });

  it('is for a fixed invoice: other billing details create a credit note and a new one', async () => {
    const who = await subscriber(server);
    await orderSubscription(who, await checkoutOf(who, 'virement'));
    const first = await invoiceOf(who);
    expect([first.kind, first.reference]).toEqual(['invoice', expect.stringMatching(/^FA-/)]);
    await orderSubscription(who, await checkoutOf(who, 'virement'));
    expect(await invoiceOf(who)).toEqual(first);

    await orderSubscription(who, await checkoutOf(who, 'virement', billed({ ...paris, pays: 'SN' })));
    const second = await invoiceOf(who);
    const reading = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const invoices = reading.kind === 'list' ? reading.invoices : [];
    const note = invoices.find(({ kind }) => kind === 'creditNote');
    const nothing = { minor: 0, currency: 'EUR' };
    // The first one is unchanged except for its payment status: no transfer for it is awaited any more.
    expect(invoices.find(({ id }) => id === first.id)).toEqual({
      ...first,
      status: 3,
      awaitedTransfer: null,
      remaining: nothing,
      creditNotes: [{ creditNote: note?.reference, amount: first.total }],
    });
    const { issuer, payer, vatMention } = first;
    expect(note).toMatchObject({ credits: first.reference, issuer, payer, vatMention, status: 3, remaining: nothing });
    expect(note?.reference).toMatch(/^AV-\d{4}-\d{4}$/);
    expect(note?.lines.map(({ net, vat }) => [net.minor, vat.minor])).toEqual(
      first.lines.map(({ net, vat }) => [-net.minor, -vat.minor]),
    );
    expect(second).toMatchObject({ kind: 'invoice', vatMention: 'outsideUnion', total: { minor: 198_000 } });
    expect(Number(second.reference.slice(-4))).toBe(Number(first.reference.slice(-4)) + 1);
    const emails = await server.mail(who.scenario.account.email);
    expect(emails.filter(({ kind }) => kind === 'credit-note-issued')).toHaveLength(1);
  });
});
