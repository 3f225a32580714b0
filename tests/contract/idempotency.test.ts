import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const checkout = calls['invoice/checkout'];

async function buyer(name: 'oneInvoice' | 'severalInvoices' = 'oneInvoice') {
  const scenario = await server.scenario({ name });
  return { scenario, visitor: await byLink(server, scenario) };
}

function find(visitor: Visitor, key: string) {
  return visitor.ask(calls['invoice/read'], { body: { kind: 'checkout', key } });
}

async function isUntouched(scenario: Scenario): Promise<boolean> {
  const { checkouts, sessions } = await server.books(firstInvoice(scenario).id);
  return checkouts.length === 0 && sessions.length === 0;
}

describe('an idempotency key', () => {
  it('is required, and must be one', async () => {
    const { scenario, visitor } = await buyer();
    const body = orderOf(scenario);
    for (const key of [undefined, '', 'short', 'with blanks in it', 'é'.repeat(12), 'x'.repeat(101)]) {
      const headers = key === undefined ? {} : { 'idempotency-key': encodeURI(key) === key ? key : '' };
      expect((await visitor.send(checkout, { body }, { headers })).status).toBe(400);
    }
    expect(await isUntouched(scenario)).toBe(true);
  });

  it('gives the same request the same answer, however often', async () => {
    const { scenario, visitor } = await buyer();
    const send = () => visitor.send(checkout, { body: orderOf(scenario) }, { key: 'replayed-key' });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await find(visitor, 'replayed-key')).toMatchObject({ checkout: { kind: 'hosted' } });
    expect((await server.books(firstInvoice(scenario).id)).checkouts).toHaveLength(1);
  });

  it('refuses another request', async () => {
    const { scenario, visitor } = await buyer();
    await visitor.send(checkout, { body: orderOf(scenario) }, { key: 'used-before' });
    const { status } = await visitor.send(checkout, { body: orderOf(scenario, 'virement') }, { key: 'used-before' });
    expect(status).toBe(422);
    expect((await server.books(firstInvoice(scenario).id)).checkouts).toHaveLength(1);
  });

  it('lets one of many parallel requests do the work; the others wait or get the same answer', async () => {
    const { scenario, visitor } = await buyer();
    const send = () => visitor.send(checkout, { body: orderOf(scenario) }, { key: 'pressed-often' });
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    const done = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(done.length + waiting.length).toBe(12);
    expect(waiting.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { checkouts, sessions } = await server.books(firstInvoice(scenario).id);
    expect([checkouts.length, sessions.length]).toEqual([1, 1]);
  });

  it('belongs to one person', async () => {
    const [mine, theirs] = [await buyer(), await buyer()];
    await mine.visitor.send(checkout, { body: orderOf(mine.scenario) }, { key: 'the-same-text' });
    expect(await find(theirs.visitor, 'the-same-text')).toEqual({ kind: 'checkout', checkout: { kind: 'none' } });
    const { status } = await theirs.visitor.send(
      checkout,
      { body: orderOf(theirs.scenario) },
      { key: 'the-same-text' },
    );
    expect(status).toBe(200);
  });

  it('finds the outcome of an order whose answer was lost', async () => {
    const { scenario, visitor } = await buyer();
    const body = orderOf(scenario);
    await server.fault({ worker: 'lost', path: checkout.path, kind: 'dropAnswer' });
    const headers = { 'x-test-worker': 'lost' };
    await expect(visitor.send(checkout, { body }, { key: 'answer-lost', headers })).rejects.toThrow('fetch failed');
    const found = await find(visitor, 'answer-lost');
    const again = await visitor.ask(checkout, { body: checkout.request.decode(body) }, { key: 'answer-lost' });
    expect(found).toEqual({ kind: 'checkout', checkout: again });
    await payByCard(visitor, again.kind === 'hosted' ? again.url : '', { confirmation: 'beforeReturn' });
    expect(await find(visitor, 'answer-lost')).toMatchObject({ checkout: { kind: 'alreadyPaid' } });
  });

  it('is free again after a failed order', async () => {
    const { scenario, visitor } = await buyer();
    const foreign = { ...orderOf(scenario), factureIIds: [firstInvoice(scenario).id, 1] };
    expect((await visitor.send(checkout, { body: foreign }, { key: 'used-in-vain' })).status).toBe(404);
    expect((await visitor.send(checkout, { body: orderOf(scenario) }, { key: 'used-in-vain' })).status).toBe(200);
  });
});

describe('an order', () => {
  it('is at the price that the buyer saw: another price is shown before anything is ordered', async () => {
    const { scenario, visitor } = await buyer();
    await server.control('price', { invoiceId: firstInvoice(scenario).id, net: 99_900 });
    const answer = await visitor.ask(
      checkout,
      { body: checkout.request.decode(orderOf(scenario)) },
      { key: 'price-changed' },
    );
    expect(answer).toMatchObject({ kind: 'changed', invoices: [{ lines: [{ net: { minor: 99_900 } }, {}] }] });
    expect(await isUntouched(scenario)).toBe(true);
  });

  it('never contains a paid invoice', async () => {
    const scenario = await server.scenario({ name: 'settled' });
    const visitor = await byLink(server, scenario);
    const answer = await visitor.ask(
      checkout,
      { body: checkout.request.decode(orderOf(scenario)) },
      { key: 'paid-before' },
    );
    expect(answer).toEqual({ kind: 'alreadyPaid', reference: firstInvoice(scenario).paidBy });
  });

  it('rejects unknown invoice numbers', async () => {
    const { scenario, visitor } = await buyer();
    const body = { ...orderOf(scenario), factureIIds: [3_000_000_000] };
    expect((await visitor.send(checkout, { body }, { key: 'beyond-all-numbers' })).status).toBe(404);
  });

  it('rejects invoices of another account, and invoices beyond the link', async () => {
    const { scenario, visitor } = await buyer('severalInvoices');
    const [, second] = scenario.invoices;
    const body = { ...orderOf(scenario), factureIIds: [second?.id], version: second?.version };
    expect((await visitor.send(checkout, { body }, { key: 'beyond-the-link' })).status).toBe(404);
    const owner = await signedIn(server, scenario);
    expect((await owner.send(checkout, { body }, { key: 'beyond-the-link' })).status).toBe(200);
  });
});
