import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { newKey, outcome } from './orders.ts';
import { issuesOf } from './quote-requests.ts';
import type { Subscriber } from './subscriptions.ts';
import {
  begun,
  checkoutOf,
  orderByCard,
  orderSubscription,
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

describe('the wallet', () => {
  it('pays at once, and once, despite repeated clicks', async () => {
    const who = await subscriber(server, 'paymentWallet');
    const body = await checkoutOf(who, 'porteMonnaie');
    const send = (key: string) => who.visitor.send(row, { body }, { key });
    const keys = ['wallet-key-1', 'wallet-key-1', 'wallet-key-1', 'wallet-key-2', 'wallet-key-3'];
    const answers = await Promise.all(keys.map(send));
    const done = answers.filter(({ status }) => status === 200).map(({ body: { data } }) => row.answer.decode(data));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(new Set(done.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [answer] = done;
    const reference = answer?.kind === 'alreadyPaid' ? answer.reference : '';
    expect(await outcome({ visitor: who.visitor, reference })).toMatchObject({
      kind: 'paid',
      method: 'wallet',
      total: { minor: 220_774, currency: 'EUR' },
      subscriptions: [{ id: who.id, period: {} }],
    });
    const { balance, operations } = await server.subscriptionBooks(who.id);
    expect([balance, operations]).toMatchObject([292, [{ kind: 'debit', amount_minor: -2208 }]]);
    const history = await who.visitor.ask(calls['user/pme'], {
      body: { filter: { kind: null, period: null }, cursor: null },
    });
    expect(history.wallet?.balance).toEqual({ minor: 292, currency: 'CRE' });
    expect(history.rows[0]).toMatchObject({
      kind: 'debit',
      amount: { minor: -2208 },
      balance: { minor: 292 },
      paymentReference: reference,
    });
    expect(await subscriptionMoney(server, who)).toEqual({ ...begun, pages: 0 });
    const [receipt, ...others] = await server.mail(who.scenario.account.email);
    expect([receipt?.kind, others]).toEqual(['payment-received', []]);
    const found = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'checkout', key: 'wallet-key-1' } });
    expect(found).toEqual({ kind: 'checkout', checkout: answer });
  });

  it('does not pay more than it holds: nothing is ordered', async () => {
    const who = await subscriber(server, 'paymentWalletShort');
    const answer = await orderSubscription(who, await checkoutOf(who, 'porteMonnaie'));
    expect(answer).toEqual({ kind: 'changed', invoices: [] });
    expect((await server.subscriptionBooks(who.id)).balance).toBe(2000);
    expect(await subscriptionMoney(server, who)).toEqual(untouched);
  });

  it.each<'paymentUsd' | 'paymentOpen'>(['paymentUsd', 'paymentOpen'])(
    'cannot pay in the scenario %s',
    async (name) => {
      const who = await subscriber(server, name);
      const body = await checkoutOf(who, 'porteMonnaie');
      const answer = await who.visitor.send(row, { body }, { key: newKey() });
      expect([answer.status, Object.keys(issuesOf(answer))]).toEqual([422, ['moyen']]);
      expect(await subscriptionMoney(server, who)).toEqual(untouched);
    },
  );

  it('closes the page of a card first, and is not charged where that page was', async () => {
    const who = await subscriber(server, 'paymentWallet');
    const page = await orderByCard(who);
    const other = await subscriber(server, 'paymentWallet');
    const charged = await orderByCard(other);
    await payByCard(other.visitor, charged.url, { confirmation: 'never' });
    const pay = async (each: Subscriber) => orderSubscription(each, await checkoutOf(each, 'porteMonnaie'));
    expect((await pay(who)).kind).toBe('alreadyPaid');
    expect((await who.visitor.fetch(page.url)).headers.get('location')).toContain('/failed/');
    expect(await subscriptionMoney(server, who)).toEqual({ ...begun, orders: 2 });
    expect(await pay(other)).toEqual({ kind: 'alreadyPaid', reference: charged.reference });
    expect((await server.subscriptionBooks(other.id)).balance).toBe(2500);
  });
});
