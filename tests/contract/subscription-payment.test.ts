import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationModes } from '../../server/core/db/sandbox-schema.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard, payInVain } from './hosted-page.ts';
import { newKey, outcome, PATIENCE } from './orders.ts';
import { signedIn } from './people.ts';
import {
  asked,
  begun,
  billed,
  checkoutOf,
  orderByCard,
  orderSubscription,
  paris,
  subscriber,
  subscriptionMoney,
  untouched,
} from './subscriptions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const row = calls['online/checkout'];

describe('a card charged for a subscription', () => {
  it.each(confirmationModes)('is recorded once, and the subscription begins: confirmed %s', async (confirmation) => {
    const who = await subscriber(server);
    const bought = await orderByCard(who);
    const back = await payByCard(who.visitor, bought.url, { confirmation });
    const place = `/fr/account/payment/step3/success/${bought.reference}`;
    expect([back.status, back.headers.get('location')]).toEqual([303, place]);
    await server.advance(PATIENCE);
    await server.tick();
    await server.advance(PATIENCE);
    await server.tick();
    expect(await outcome(bought)).toMatchObject({
      kind: 'paid',
      reference: bought.reference,
      total: { minor: 220_774, currency: 'EUR' },
      subscriptions: [{ id: who.id, period: {} }],
    });
    expect(await subscriptionMoney(server, who)).toEqual(begun);
    expect(await asked(who)).toEqual({ kind: 'settled', reference: bought.reference });
    const mails = await server.mail(who.scenario.account.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-received']);
    expect(mails[0]?.message_source).toContain('account/payment/step3/success');
  });

  it('begins it on the day of the payment, in the publisher’s time zone, for the months bought', async () => {
    const who = await subscriber(server);
    const bought = await orderByCard(who);
    await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
    const received = await outcome(bought);
    const paidAt = received.kind === 'paid' ? received.paidAt : '';
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(new Date(paidAt));
    const { subscription } = await server.subscriptionBooks(who.id);
    const inAYear = new Date(day.replace(/^\d+/, (year) => String(Number(year) + 1)));
    const last = new Date(inAYear.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect([subscription.starts_on, subscription.ends_on]).toEqual([day, last]);
  });

  it('begins nothing when refused, and can be followed by a charged one', async () => {
    const who = await subscriber(server);
    const first = await orderByCard(who);
    const back = await payInVain(who.visitor, first.url, { number: '4000000000009995' });
    expect(back.headers.get('location')).toBe(`/fr/account/payment/step3/failed/${first.reference}`);
    expect(await outcome(first)).toMatchObject({ kind: 'notCharged', reason: 'insufficientFunds' });
    expect(await subscriptionMoney(server, who)).toMatchObject({ payments: 0, status: 'notBegun' });
    const second = await orderByCard(who);
    expect(second.reference).not.toBe(first.reference);
    await payByCard(who.visitor, second.url, { confirmation: 'beforeReturn' });
    expect(await outcome(first)).toMatchObject({ kind: 'paid', reference: second.reference });
    expect(await subscriptionMoney(server, who)).toEqual({ ...begun, orders: 2, pages: 2 });
  });
});

describe('an order of a subscription', () => {
  it('needs a key, and answers the same request alike', async () => {
    const who = await subscriber(server);
    const body = await checkoutOf(who);
    expect((await who.visitor.send(row, { body })).status).toBe(400);
    expect(await subscriptionMoney(server, who)).toEqual(untouched);
    const send = (change: object = {}) =>
      who.visitor.send(row, { body: { ...body, ...change } }, { key: 'once-and-again' });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    const found = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'checkout', key: 'once-and-again' } });
    expect(found).toEqual({ kind: 'checkout', checkout: row.answer.decode(first.body.data) });
    for (const change of [
      { moyen: 'virement' },
      { version: 'another' },
      { facturation: billed(paris, { numeroCommande: 'BC-1' }) },
      { facturation: billed({ ...paris, complement: 'Bâtiment B' }) },
    ]) {
      expect((await send(change)).status).toBe(422);
    }
    expect(await subscriptionMoney(server, who)).toMatchObject({ orders: 1, pages: 1 });
  });

  it('is one of many sent in parallel, with the same key or each with its own', async () => {
    const who = await subscriber(server);
    const body = await checkoutOf(who);
    const send = (key: string) => who.visitor.send(row, { body }, { key });
    const keys = Array.from({ length: 16 }, (_, index) => (index < 8 ? 'pressed-often' : `tab-number-${index}`));
    const answers = await Promise.all(keys.map(send));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const done = answers.filter(({ status }) => status === 200).map(({ body: { data } }) => JSON.stringify(data));
    expect(done.length).toBeGreaterThan(8);
    expect(new Set(done).size).toBe(1);
    const invoices = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    expect(invoices).toMatchObject({ invoices: [{ status: 1 }] });
    expect(await subscriptionMoney(server, who)).toMatchObject({ orders: 1, pages: 1 });
  });

  it('is found again when its answer was lost', async () => {
    const who = await subscriber(server);
    const body = await checkoutOf(who);
    await server.fault({ worker: 'lost', path: row.path, kind: 'dropAnswer' });
    const headers = { 'x-test-worker': 'lost' };
    await expect(who.visitor.send(row, { body }, { key: 'answer-lost', headers })).rejects.toThrow('fetch failed');
    const find = () => who.visitor.ask(calls['invoice/read'], { body: { kind: 'checkout', key: 'answer-lost' } });
    const again = await orderSubscription(who, body, { key: 'answer-lost' });
    expect(await find()).toEqual({ kind: 'checkout', checkout: again });
    expect(await subscriptionMoney(server, who)).toMatchObject({ orders: 1, pages: 1 });
  });

  it('is at the price that the buyer saw: another price is shown before anything is ordered', async () => {
    const who = await subscriber(server);
    const body = await checkoutOf(who);
    await server.control('price', { subscriptionId: who.id, net: 99_900 });
    expect(await orderSubscription(who, body)).toEqual({ kind: 'changed', invoices: [] });
    expect(await subscriptionMoney(server, who)).toEqual(untouched);
    const bought = await orderByCard(who);
    expect(await outcome(bought)).toMatchObject({ total: { minor: 226_798 } });
  });

  it('of a paid subscription is refused: the other tab is informed', async () => {
    const who = await subscriber(server);
    const late = await checkoutOf(who);
    const bought = await orderByCard(who);
    await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
    expect(await orderSubscription(who, late)).toEqual({ kind: 'alreadyPaid', reference: bought.reference });
    const scenario = await subscriber(server, 'paymentSettled');
    const body = { aboIId: scenario.id, facturation: billed(), moyen: 'carte', version: 'any' };
    expect((await orderSubscription(scenario, body)).kind).toBe('alreadyPaid');
    expect(await subscriptionMoney(server, who)).toEqual(begun);
  });

  it('is for the caller’s own orderable subscriptions only', async () => {
    const who = await subscriber(server);
    const body = await checkoutOf(who);
    const other = await signedIn(server, await server.scenario({ name: 'paymentOpen' }));
    expect((await other.send(row, { body }, { key: newKey() })).status).toBe(404);
    expect(await subscriptionMoney(server, who)).toEqual(untouched);
    const quotation = await subscriber(server, 'quoteOpen');
    const unordered = await quotation.visitor.send(row, { body: { ...body, aboIId: quotation.id } }, { key: newKey() });
    expect(unordered.status).toBe(404);
  });
});
