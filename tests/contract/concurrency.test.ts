import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import { moneyMoved, newKey, order, ordered, outcome, paidOnce } from './orders.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('several pages for one invoice', () => {
  it('share one hosted page when the cart is the same', async () => {
    const first = await ordered(server);
    const second = await order(first.visitor, first.scenario);
    expect(second).toMatchObject({ reference: first.reference, url: first.url });
  });

  it('are closed by an order of another cart, and by another payment', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const visitor = await signedIn(server, scenario);
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
    // A link to one of the invoices shows that invoice, and not the amounts of the others.
    const part = await outcome({ ...two, visitor: await byLink(server, scenario) });
    expect(part.invoices).toHaveLength(1);
    expect(part.total).toEqual(part.invoices[0]?.total);
    expect(part.total.minor).toBeLessThan(paid.total.minor);
    expect(await outcome(one)).toMatchObject({ kind: 'paid', reference: two.reference });
  });

  it('both charged: one payment, and the other charge refunded once', async () => {
    const first = await ordered(server);
    const token = await formToken(first.visitor, first.url);
    await sendForm(first.visitor, first.url, { action: 'cancel', fields: { token } });
    const second = await order(first.visitor, first.scenario);
    await payByCard(second.visitor, second.url, { confirmation: 'beforeReturn' });
    // The bank's success for the first page crosses its cancellation.
    await server.control('charge', { reference: first.reference, confirmation: 'twice' });
    await server.tick();
    await server.tick();
    expect(await moneyMoved(server, second)).toEqual({ payments: 1, refunds: 1, sessions: 2, status: 2 });
    const { sessions, refunds } = await server.books(firstInvoice(first.scenario).id);
    expect(sessions.map(({ refunded_at: at }) => at !== null)).toEqual([true, false]);
    expect(refunds[0]?.done_at).not.toBeNull();
  });

  it('success after a cancellation counts while the invoice is unpaid', async () => {
    const bought = await ordered(server);
    const token = await formToken(bought.visitor, bought.url);
    await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
    await server.tick();
    expect((await outcome(bought)).kind).toBe('notCharged');
    await server.control('charge', { reference: bought.reference });
    await server.tick();
    expect((await outcome(bought)).kind).toBe('paid');
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  });

  it('twenty parallel orders, each with its own key, share one page', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    const orders = await Promise.all(Array.from({ length: 20 }, () => order(visitor, scenario)));
    expect(new Set(orders.map(({ url }) => url)).size).toBe(1);
    const { checkouts, sessions } = await server.books(firstInvoice(scenario).id);
    expect([checkouts.length, sessions.length]).toEqual([1, 1]);
  });

  it('a page that was charged but not confirmed is not replaced: its order is being confirmed', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { confirmation: 'never' });
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(bought.scenario));
    const answer = await bought.visitor.ask(row, { body }, { key: newKey() });
    expect(answer).toEqual({ kind: 'alreadyPaid', reference: bought.reference });
    expect((await outcome(bought)).kind).toBe('confirming');
  });
});
