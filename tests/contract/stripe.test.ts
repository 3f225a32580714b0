/** Stripe's own page, events and faults, over a fake of its HTTP interface. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventTypes, webhookPath } from '../../server/core/payments/stripe/events.ts';
import type { PaymentServer } from './payment-harness.ts';
import { openPaymentServer } from './payment-harness.ts';

let paymentServer: PaymentServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ paymentServer, close } = await openPaymentServer('stripe'));
}, 60_000);
afterAll(() => close());

const webhook = () => paymentServer.services.settings.publicUrl + webhookPath;

/** Number of requests of a kind since an index in the list of all. */
const arrived = (request: string, since = 0) =>
  paymentServer.fake.requests.slice(since).filter((each) => each === request).length;

const event = (type: string, object: object) => ({ id: `evt_of_${type}`, object: 'event', type, data: { object } });

describe('the page', () => {
  it('asks for the amount, the currency, the language and the return addresses of the order', async () => {
    const order = await paymentServer.order();
    const { publicUrl } = paymentServer.services.settings;
    expect(paymentServer.fake.session(order.session)).toMatchObject({
      amount_total: order.minor,
      currency: 'eur',
      locale: 'fr',
      client_reference_id: order.reference,
      metadata: { order: order.reference },
      success_url: `${publicUrl}/fr/account/invoices/success/${order.reference}`,
      cancel_url: `${publicUrl}/fr/account/invoices/failed/${order.reference}`,
    });
  });

  it('takes several cards one after the other: refused, refused, charged once', async () => {
    const { session, ...order } = await paymentServer.order();
    await paymentServer.acts.decline(session, 'atOnce');
    await paymentServer.acts.decline(session, 'twice');
    expect(await paymentServer.books(order)).toMatchObject({ state: 'open', paid: [] });
    await paymentServer.acts.pay(session, 'outOfOrder');
    expect(await paymentServer.books(order)).toMatchObject({ state: 'paid', paid: [order.minor] });
  });

  it('that expires after a refused card says why the card was refused', async () => {
    const order = await paymentServer.order();
    await paymentServer.acts.decline(order.session, 'atOnce');
    await paymentServer.pass(2 * 3_600_000);
    expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'notCharged', reason: 'insufficientFunds' });
  });

  it('is not opened a second time with other parameters', async () => {
    const order = await paymentServer.order();
    const { invoices, reference } = order;
    const request = {
      reference,
      amount: { minor: order.minor + 1, currency: 'EUR' },
      description: invoices.map((invoice) => invoice.reference).join(),
      locale: 'fr',
      orderedAt: paymentServer.clock.now().toISOString(),
      successPath: '/s',
      failurePath: '/f',
    } as const;
    await expect(paymentServer.provider.createSession(request)).rejects.toThrow('same parameters');
    const sessions = [...paymentServer.fake.sessions.values()].filter((each) => each.client_reference_id === reference);
    expect(sessions).toHaveLength(1);
  });

  it('of an account that does not know it counts as never charged', async () => {
    expect(await paymentServer.provider.readSession('cs_test_ofAnother')).toEqual({
      kind: 'notCharged',
      reason: 'expired',
    });
  });
});

describe('a fault of Stripe’s', () => {
  it.each([
    ['a connection that is cut once it is done', { kind: 'cutAfterwards' }],
    ['a rate limit with advice to retry', { kind: 'rateLimit', shouldRetry: true }],
    ['an outage with advice to retry', { kind: 'outage', shouldRetry: true }],
  ] as const)('is retried by the SDK under the same key: %s', async (_, fault) => {
    const buyer = await paymentServer.buyer();
    paymentServer.fake.fail(fault);
    const before = paymentServer.fake.sessions.size;
    const order = await paymentServer.order(buyer);
    expect(paymentServer.fake.sessions.size).toBe(before + 1);
    await paymentServer.acts.pay(order.session, 'atOnce');
    expect((await paymentServer.books(order)).paid).toEqual([order.minor]);
  });

  it('leaves an order that can be placed again, with one page', async () => {
    const buyer = await paymentServer.buyer();
    paymentServer.fake.fail({ kind: 'rateLimit' });
    const before = paymentServer.fake.sessions.size;
    // The web framework would use Stripe's status for its own answer: the error must not carry it.
    const failure: unknown = await paymentServer.checkOut(buyer).catch((error: unknown) => error);
    expect(failure).toEqual(new Error('Stripe: Too many requests'));
    expect(failure).not.toHaveProperty('statusCode');
    await paymentServer.order(buyer);
    expect(paymentServer.fake.sessions.size).toBe(before + 1);
  });

  it('has an event delivered again: it is not taken before it is booked', async () => {
    const order = await paymentServer.order();
    await paymentServer.acts.pay(order.session, 'never');
    const completed = paymentServer.fake.events.at(-1) ?? {};
    paymentServer.fake.fail({ kind: 'rateLimit' });
    expect(await paymentServer.fake.send(webhook(), completed)).toBe(500);
    expect((await paymentServer.books(order)).paid).toEqual([]);
    expect(await paymentServer.fake.send(webhook(), completed)).toBe(200);
    expect((await paymentServer.books(order)).paid).toEqual([order.minor]);
  });

  it.each([
    ['cut once it is done', { kind: 'cutAfterwards' }],
    ['refused by a rate limit', { kind: 'rateLimit' }],
  ] as const)('gives a refund back once, though the request was %s', async (_, fault) => {
    const order = await paymentServer.order();
    await paymentServer.acts.pay(order.session, 'never', { minor: order.minor + 5, currency: 'EUR' });
    const request = { session: order.session, key: 'RB-1', amount: { minor: 100, currency: 'EUR' } } as const;
    paymentServer.fake.failOn('POST /v1/refunds', fault);
    await paymentServer.provider.refund(request).catch(() => null);
    expect(await paymentServer.provider.refund(request)).toMatchObject({ kind: 'refunded' });
    expect(await paymentServer.provider.refund(request)).toMatchObject({ kind: 'refunded' });
    expect(await paymentServer.acts.refunded(order.session)).toBe(100);
  });
});

describe('a refund', () => {
  it('that several processes ask for at once is made once', async () => {
    const order = await paymentServer.paid();
    const request = { session: order.session, key: 'RB-2', amount: { minor: 100, currency: 'EUR' } } as const;
    const results = await Promise.all(Array.from({ length: 4 }, () => paymentServer.provider.refund(request)));
    expect(results.map(({ kind }) => kind)).toEqual(['refunded', 'refunded', 'refunded', 'refunded']);
    expect(await paymentServer.acts.refunded(order.session)).toBe(100);
  });

  it('that staff make in the dashboard is booked once it is done', async () => {
    const order = await paymentServer.paid();
    paymentServer.fake.refundStatus = 'pending';
    const reference = await paymentServer.acts.refundByHand(order.session, 700, 'atOnce');
    paymentServer.fake.refundStatus = 'succeeded';
    expect((await paymentServer.books(order)).refunds).toEqual([]);
    const refund = paymentServer.fake.refund(reference);
    refund.status = 'succeeded';
    expect(await paymentServer.fake.send(webhook(), { ...event('refund.updated', refund), id: 'evt_done' })).toBe(200);
    expect((await paymentServer.books(order)).refunds).toEqual(['byOffice done 700']);
  });

  it('that is pending is asked about again, and done once the provider says so', async () => {
    const order = await paymentServer.order();
    paymentServer.fake.refundStatus = 'pending';
    await paymentServer.acts.pay(order.session, 'atOnce', { minor: order.minor + 5, currency: 'EUR' });
    const pending = `changedSince toAsk ${order.minor + 5}`;
    expect((await paymentServer.books(order)).refunds).toEqual([pending]);
    await paymentServer.pass(3_600_000, 3);
    expect((await paymentServer.books(order)).refunds).toEqual([pending]);
    paymentServer.fake.refundStatus = 'succeeded';
    const payment = paymentServer.fake.session(order.session).payment_intent;
    const refunds = [...paymentServer.fake.refunds.values()].filter((each) => each.payment_intent === payment);
    for (const refund of refunds) {
      refund.status = 'succeeded';
      expect(await paymentServer.fake.send(webhook(), event('refund.updated', refund))).toBe(200);
    }
    expect((await paymentServer.books(order)).refunds).toEqual([`changedSince done ${order.minor + 5}`]);
    expect(await paymentServer.emails(order)).toEqual(['refund-sent']);
    expect(refunds).toHaveLength(1);
  });
});

describe('the webhook', () => {
  it('subscribes to the events that the guide lists, and to no others', async () => {
    const guide = await readFile(new URL('../../docs/operation/payments.md', import.meta.url), 'utf8');
    const listed = [...guide.matchAll(/`((?:checkout|payment_intent|charge|refund)\.[a-z_.]+)`/g)].map(
      ([, type]) => type,
    );
    expect(listed).toEqual(eventTypes);
  });

  it.each([
    ['of an unknown type', event('radar.early_fraud_warning.created', { id: 'issfr_1', charge: 'ch_1' })],
    ['about a payment without a page', event('payment_intent.payment_failed', { id: 'pi_ofAnother' })],
    ['about a refund without a payment', event('refund.created', { id: 're_1', payment_intent: null })],
  ])('takes an event %s, and changes nothing', async (_, unknown) => {
    const before = paymentServer.fake.requests.length;
    expect(await paymentServer.fake.send(webhook(), unknown)).toBe(200);
    expect(arrived('GET /v1/checkout/sessions', before)).toBeLessThan(2);
  });

  it('takes an event about a session that another program of the account has opened', async () => {
    const { session } = await paymentServer.order();
    const foreign = {
      ...paymentServer.fake.session(session),
      id: 'cs_test_foreign',
      metadata: {},
      client_reference_id: null,
    };
    paymentServer.fake.sessions.set(foreign.id, foreign);
    paymentServer.fake.pay(foreign.id);
    expect(await paymentServer.fake.send(webhook(), paymentServer.fake.events.at(-1) ?? {})).toBe(200);
    expect(await paymentServer.provider.listCharges('2000-01-01T00:00:00.000Z')).not.toContainEqual(
      expect.objectContaining({ charge: [...paymentServer.fake.charges.keys()].at(-1) }),
    );
  });

  it.each([
    ['no signature', {}],
    ['a malformed signature', { 'stripe-signature': 'v1=00' }],
    ['an old signature', { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` }],
  ])('refuses %s with 400', async (_, headers) => {
    const body = JSON.stringify(event('checkout.session.completed', { id: 'cs_test_1' }));
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    expect((await fetch(webhook(), sent)).status).toBe(400);
    expect(paymentServer.log.some((line) => line.includes('A forged or outdated confirmation was refused'))).toBe(true);
  });

  it('refuses an event that was signed more than five minutes ago', async () => {
    const order = await paymentServer.order();
    await paymentServer.acts.pay(order.session, 'never');
    const recorded = paymentServer.fake.signed(paymentServer.fake.events.at(-1) ?? {});
    paymentServer.clock.advance(301_000);
    expect((await fetch(webhook(), { method: 'POST', ...recorded })).status).toBe(400);
  });

  it('takes an event larger than other requests may be', async () => {
    const order = await paymentServer.order();
    await paymentServer.acts.pay(order.session, 'never');
    const completed = paymentServer.fake.events.at(-1) ?? {};
    expect(await paymentServer.fake.send(webhook(), { ...completed, padding: 'x'.repeat(60_000) })).toBe(200);
    expect((await paymentServer.books(order)).paid).toEqual([order.minor]);
  });

  it('runs without the sandbox', async () => {
    const { publicUrl } = paymentServer.services.settings;
    expect((await fetch(`${publicUrl}/pay/sandbox/cs_1`)).status).toBe(404);
    expect((await fetch(`${publicUrl}/payments/sandbox/confirmations`, { method: 'POST' })).status).toBe(404);
  });
});
