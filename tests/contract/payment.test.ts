import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationModes } from '../../server/core/db/sandbox-schema.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard, payInVain } from './hosted-page.ts';
import { moneyMoved, newKey, nothingPaid, order, ordered, outcome, paidOnce, PATIENCE } from './orders.ts';
import { byLink, firstInvoice, orderOf } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('a charged card', () => {
  it.each(confirmationModes)('is recorded once, confirmed %s', async (confirmation) => {
    const bought = await ordered(server);
    const back = await payByCard(bought.visitor, bought.url, { confirmation });
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/fr/account/invoices/success/${bought.reference}`,
    ]);
    await server.advance(PATIENCE);
    await server.tick();
    await server.advance(PATIENCE);
    await server.tick();
    expect(await outcome(bought)).toMatchObject({ kind: 'paid', reference: bought.reference });
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
    const mails = await server.mail(bought.scenario.account.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-received']);
  });

  it.each([
    ['beforeReturn', 'paid'],
    ['late', 'confirming'],
    ['never', 'confirming'],
    ['forged', 'confirming'],
  ])('has this outcome when the buyer returns, confirmed %s: %s', async (confirmation, kind) => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { confirmation });
    expect((await outcome(bought)).kind).toBe(kind);
  });

  it('stays unconfirmed for a test, however long, until the test triggers the reconciliation', async () => {
    const bought = await ordered(server);
    const { reference } = bought;
    await server.control('reconcile', { reference, when: 'never' });
    await payByCard(bought.visitor, bought.url, { confirmation: 'never' });
    await server.advance(PATIENCE);
    await server.tick();
    expect((await outcome(bought)).kind).toBe('confirming');
    await server.control('reconcile', { reference, when: 'now' });
    expect((await outcome(bought)).kind).toBe('paid');
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  });

  it('is confirmed in the given mode: twice, out of order, by a forger', async () => {
    const received = async (confirmation: string) => {
      const bought = await ordered(server);
      await payByCard(bought.visitor, bought.url, { confirmation });
      await server.advance(PATIENCE);
      await server.tick();
      const { events } = await server.books(firstInvoice(bought.scenario).id);
      return events.map(({ type, answer, deliveries }) => `${type} ${answer} ${deliveries}`);
    };
    expect(await received('twice')).toEqual(['session.processing 200 0', 'session.ended 200 0']);
    expect(await received('outOfOrder')).toEqual(['session.ended 200 0', 'session.processing 200 0']);
    expect(await received('forged')).toEqual(['session.ended 400 1']);
    expect(server.log.some((line) => line.includes('A forged or outdated confirmation was refused'))).toBe(true);
  });
});

describe('a refused card', () => {
  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
    ['4000000000000069', 'expiredCard'],
    ['4000000000000127', 'incorrectCode'],
    ['4000000000009987', 'lostOrStolen'],
    ['4000000000009979', 'lostOrStolen'],
  ])('%s has the reason, once the page is left: %s', async (number, reason) => {
    const bought = await ordered(server);
    const back = await payInVain(bought.visitor, bought.url, { number });
    expect(back.headers.get('location')).toBe(`/fr/account/invoices/failed/${bought.reference}`);
    expect(await outcome(bought)).toMatchObject({ kind: 'notCharged', reason });
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
  });

  it('is not charged by a forger who claims a success', async () => {
    const bought = await ordered(server);
    await payInVain(bought.visitor, bought.url, { number: '4000000000000002', confirmation: 'forged' });
    await server.advance(PATIENCE);
    await server.tick();
    expect(await outcome(bought)).toMatchObject({ kind: 'notCharged', reason: 'declined' });
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
  });

  it('can be followed, once the page is left, by a charged one: a new order, one payment', async () => {
    const first = await ordered(server);
    await payInVain(first.visitor, first.url, { number: '4000000000000002' });
    const second = await order(first.visitor, first.scenario);
    expect(second.reference).not.toBe(first.reference);
    await payByCard(second.visitor, second.url, { confirmation: 'beforeReturn' });
    expect((await outcome(second)).kind).toBe('paid');
    // The failed order's page shows the true state of the invoice, too.
    expect(await outcome(first)).toMatchObject({ kind: 'paid', reference: second.reference });
    expect(await moneyMoved(server, second)).toEqual({ ...paidOnce, sessions: 2 });
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'number'],
    [{ expiry: '01/20' }, 'expiry'],
    [{ expiry: 'soon' }, 'expiry'],
    [{ code: '1' }, 'code'],
    [{ name: ' ' }, 'name'],
  ])('shows an error at the field: %o', async (fields, field) => {
    const bought = await ordered(server);
    const answer = await payByCard(bought.visitor, bought.url, fields);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(`id="${field}-error"`);
    expect(page).not.toContain('4242424242424242"');
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
  });
});

describe('a confirmation', () => {
  const path = '/payments/sandbox/confirmations';

  it('without a valid, recent signature changes nothing', async () => {
    const bought = await ordered(server);
    const body = JSON.stringify({
      id: 'evt_forged',
      type: 'session.ended',
      reference: bought.reference,
      session: bought.url.split('/').pop(),
      state: { kind: 'paid', charge: 'ch_forged', at: new Date().toISOString() },
    });
    const seconds = Math.floor(new Date().getTime() / 1000);
    const forged = createHmac('sha256', 'a guess').update(`${seconds}.${body}`).digest('hex');
    for (const signature of [undefined, 'nonsense', `t=${seconds},v1=${forged}`, `t=0,v1=${forged}`]) {
      const headers = { 'content-type': 'application/json', ...(signature && { 'sandbox-signature': signature }) };
      const response = await bought.visitor.fetch(path, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
  });
});

describe('a bank transfer', () => {
  it('asks for it under the number of its invoice, in an order that a second request resumes', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice', currency: 'GBP' });
    const visitor = await byLink(server, scenario);
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(scenario, 'virement'));
    const first = await visitor.ask(row, { body }, { key: newKey() });
    const second = await visitor.ask(row, { body }, { key: newKey() });
    expect(second).toEqual(first);
    const { payment = '', ...transfer } = first.kind === 'transfer' ? first.transfer : {};
    expect(transfer).toMatchObject({ amount: { currency: 'GBP' }, holder: 'Éditions des Lagunes SAS' });
    const received = await outcome({ visitor, reference: payment });
    const asked = { ...transfer, reference: firstInvoice(scenario).reference };
    expect(received).toMatchObject({ kind: 'confirming', transfer: asked });
  });

  it('does not keep the buyer from paying by card', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(scenario, 'virement'));
    const transfer = await visitor.ask(row, { body }, { key: newKey() });
    const card = await order(visitor, scenario);
    await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    const reference = transfer.kind === 'transfer' ? transfer.transfer.payment : '';
    expect(await outcome({ visitor, reference })).toMatchObject({ kind: 'paid', reference: card.reference });
  });
});
