import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import { moneyMoved, newKey, order, ordered, outcome, paidOnce } from './orders.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('several pages for one invoice', () => {
  it('are one page when the cart is the same', async () => {
    const first = await ordered(desk);
    const second = await order(first.visitor, first.scenario);
    expect(second).toMatchObject({ reference: first.reference, url: first.url });
  });

  it('are closed when another cart is ordered, and when something else has paid', async () => {
    const scenario = await desk.scenario({ name: 'severalInvoices' });
    const visitor = await signedIn(desk, scenario);
    const both = scenario.invoices.filter(({ status }) => status === 1);
    const one = await order(visitor, scenario);
    const body = {
      factureIIds: both.map(({ id }) => id),
      moyen: 'carte',
      version: both
        .toReversed()
        .map(({ version }) => version)
        .join('+'),
    };
    const two = await order(visitor, scenario, { body });
    expect((await visitor.fetch(one.url)).headers.get('location')).toContain('/failed/');
    await payByCard(visitor, two.url, { confirmation: 'beforeReturn' });
    const paid = await outcome(two);
    expect(paid).toMatchObject({ kind: 'paid', invoices: [{}, {}] });
    // Whom a link shows one of the invoices is told of that one, and not what the others cost.
    const part = await outcome({ ...two, visitor: await byLink(desk, scenario) });
    expect(part.invoices).toHaveLength(1);
    expect(part.total).toEqual(part.invoices[0]?.total);
    expect(part.total.minor).toBeLessThan(paid.total.minor);
    expect(await outcome(one)).toMatchObject({ kind: 'paid', reference: two.reference });
  });

  it('both charged: one payment, and the other given back once', async () => {
    const first = await ordered(desk);
    const token = await formToken(first.visitor, first.url);
    await sendForm(first.visitor, first.url, { action: 'cancel', fields: { token } });
    const second = await order(first.visitor, first.scenario);
    await payByCard(second.visitor, second.url, { confirmation: 'beforeReturn' });
    // The bank's success for the first page crosses its cancellation.
    await desk.control('charge', { reference: first.reference, confirmation: 'twice' });
    await desk.tick();
    await desk.tick();
    expect(await moneyMoved(desk, second)).toEqual({ payments: 1, refunds: 1, sessions: 2, status: 2 });
    const { sessions, refunds } = await desk.books(firstInvoice(first.scenario).id);
    expect(sessions.map(({ refunded_at: at }) => at !== null)).toEqual([true, false]);
    expect(refunds[0]?.done_at).not.toBeNull();
  });

  it('success after a cancellation is honoured while nothing else has paid', async () => {
    const bought = await ordered(desk);
    const token = await formToken(bought.visitor, bought.url);
    await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
    await desk.tick();
    expect((await outcome(bought)).kind).toBe('notCharged');
    await desk.control('charge', { reference: bought.reference });
    await desk.tick();
    expect((await outcome(bought)).kind).toBe('paid');
    expect(await moneyMoved(desk, bought)).toEqual(paidOnce);
  });

  it('twenty orders at once, each with its own key, are one page', async () => {
    const scenario = await desk.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(desk, scenario);
    const orders = await Promise.all(Array.from({ length: 20 }, () => order(visitor, scenario)));
    expect(new Set(orders.map(({ url }) => url)).size).toBe(1);
    const { checkouts, sessions } = await desk.books(firstInvoice(scenario).id);
    expect([checkouts.length, sessions.length]).toEqual([1, 1]);
  });

  it('a page that was charged but not confirmed is not replaced: its order is being confirmed', async () => {
    const bought = await ordered(desk);
    await payByCard(bought.visitor, bought.url, { confirmation: 'never' });
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(bought.scenario));
    const answer = await bought.visitor.ask(row, { body }, { key: newKey() });
    expect(answer).toEqual({ kind: 'alreadyPaid', reference: bought.reference });
    expect((await outcome(bought)).kind).toBe('confirming');
  });
});
