import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingDetails } from '../../domain/billing.ts';
import type { CheckoutAnswer } from '../../domain/checkout.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { settableClock } from '../../server/core/clock.ts';
import { settleTransfer } from '../../server/office/payment.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { endSession } from '../../server/core/payments/sandbox/sessions.ts';
import { settle } from '../../server/features/checkout/settle.ts';
import type { Services } from '../../server/core/services.ts';
import { checkOutSubscription } from '../../server/features/subscription-order/subscription-checkout.ts';
import { createRenewal } from '../../server/features/subscription/create-renewal.ts';
import { orderOf } from '../../server/features/subscription-order/order.ts';
import { readSubscription } from '../../server/features/subscription/store.ts';
import { readSubscriptionBooks } from '../../server/test-control/books.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { dieEverywhere, mortal } from './mortal.ts';
import { newKey } from './orders.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const clock = settableClock();
let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices(clock);
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

/** Longer than the lease on an order, in milliseconds. */
const LEASE_AND_MORE = 31_000;

async function newBuyer() {
  const { account, subscription } = await makeScenario(services, { name: 'paymentWallet' });
  if (!subscription) throw new Error('This scenario has no subscription');
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const context: CallContext = {
    locale: 'fr',
    identity: { signedIn: person, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: newKey(),
  };
  return { id: subscription.id, accountId: account.id, email: account.email, context };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** Orders the present price, by the services of a process that may die. */
async function order(
  by: Services,
  { id, accountId, context }: Buyer,
  method: PaymentMethod,
  change: Partial<BillingDetails> = {},
): Promise<CheckoutAnswer> {
  const subscription = await readSubscription(open.db, { id, accountId, billing: null, locale: null });
  if (!subscription?.billing) throw new Error('This subscription cannot be paid');
  const billing = { ...subscription.billing, ...change };
  const { version } = orderOf(subscription, billing, null);
  const wanted = { subscriptionId: id, billing, method, version };
  return checkOutSubscription(by, providerOf(by), { wanted, context });
}

async function stands({ id }: Pick<Buyer, 'id'>) {
  const { subscription, books, balance, operations } = await readSubscriptionBooks(services, id);
  return {
    status: subscription.status,
    orders: books?.checkouts.length ?? 0,
    payments: books?.payments.length ?? 0,
    balance,
    operations: operations.length,
  };
}

async function emails({ email }: Buyer): Promise<number> {
  return (await open.db.selectFrom('outbox').select('id').where('to_address', '=', email).execute()).length;
}

describe('a server killed before any statement', () => {
  it('during an order by card: the same key completes it, as one order with one page and one invoice', async () => {
    const deaths = await dieEverywhere(async (death) => {
      const buyer = await newBuyer();
      const process = mortal(open.db, clock, death);
      await order(process.services, buyer, 'card').catch(() => undefined);
      clock.advance(LEASE_AND_MORE);
      const answer = await order(services, buyer, 'card');
      expect(answer.kind).toBe('hosted');
      expect(await order(services, buyer, 'card')).toEqual(answer);
      expect(await stands(buyer)).toMatchObject({ status: 'notBegun', orders: 1, payments: 0 });
      return process;
    });
    expect(deaths).toBeGreaterThan(12);
  }, 60_000);

  it('during an order by wallet: credits and payment are booked together, once, or not at all', async () => {
    const deaths = await dieEverywhere(async (death) => {
      const buyer = await newBuyer();
      const process = mortal(open.db, clock, death);
      await order(process.services, buyer, 'wallet').catch(() => undefined);
      const half = await stands(buyer);
      const untouched = { status: 'notBegun', orders: 0, payments: 0, balance: 2500, operations: 0 };
      const paid = { status: 'current', orders: 1, payments: 1, balance: 292, operations: 1 };
      expect(half).toEqual(half.payments === 0 ? untouched : paid);
      clock.advance(LEASE_AND_MORE);
      expect((await order(services, buyer, 'wallet')).kind).toBe('alreadyPaid');
      expect(await stands(buyer)).toEqual(paid);
      expect(await emails(buyer)).toBe(1);
      return process;
    });
    expect(deaths).toBeGreaterThan(15);
  }, 60_000);

  it('during recording a payment: the subscription begins with it, when the server is back', async () => {
    const deaths = await dieEverywhere(async (death) => {
      const buyer = await newBuyer();
      const answer = await order(services, buyer, 'card');
      if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
      const session = answer.url.split('/').pop() ?? '';
      await endSession(services, session, { state: 'paid' });
      const state = await providerOf(services).readSession(session);
      const process = mortal(open.db, clock, death);
      const word = { reference: answer.reference, session, state, event: { id: session, type: 'test' } };
      await settle(process.services, providerOf(process.services), word).catch(() => undefined);
      const { status, payments } = await stands(buyer);
      expect([status, payments]).toEqual(payments === 0 ? ['notBegun', 0] : ['current', 1]);
      clock.advance(LEASE_AND_MORE);
      await reconcile(services, providerOf(services));
      expect(await stands(buyer)).toMatchObject({ status: 'current', orders: 1, payments: 1 });
      expect(await emails(buyer)).toBe(1);
      return process;
    });
    expect(deaths).toBeGreaterThan(8);
  }, 60_000);
});

describe('two subscriptions and one wallet that covers only one of them', () => {
  it('one is paid, in either order; nothing is taken twice or below zero', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await newBuyer();
      const { id } = first;
      const second = {
        ...first,
        id: await createRenewal(open.db, services, first.accountId, {
          licence: 'professional',
          readers: 1,
          months: 12,
          currency: 'EUR',
          lines: [{ publicationId: 11, net: 94_000 }],
        }),
      };
      const own = (buyer: Buyer): Buyer => ({ ...buyer, context: { ...buyer.context, idempotencyKey: newKey() } });
      const orders = [first, second, first, second].map((buyer) => order(services, own(buyer), 'wallet'));
      const answers = (await Promise.all(orders)).map(({ kind }) => kind).toSorted();
      expect(answers).toEqual(['alreadyPaid', 'alreadyPaid', 'changed', 'changed']);
      const both = [await stands({ id }), await stands(second)];
      const [paid, unpaid] = both[0]?.payments === 1 ? both : both.toReversed();
      expect([paid, unpaid]).toMatchObject([
        { payments: 1, operations: 1, status: 'current' },
        { payments: 0, status: 'notBegun' },
      ]);
      expect(paid?.balance).toBe(paid === both[0] ? 292 : 1540);
    }
  }, 30_000);
});

describe('a transfer received by the office', () => {
  async function ordered(buyer: Buyer, change: Partial<BillingDetails> = {}): Promise<string> {
    const answer = await order(services, buyer, 'transfer', change);
    return answer.kind === 'transfer' ? answer.transfer.payment : '';
  }

  /** The state of the payment once its transfer is recorded. */
  async function settled(reference: string, minor: number | null = null): Promise<string> {
    const transfer = { minor, currency: null, bankReference: null };
    const [line = ''] = (await settleTransfer(services, reference, transfer)).lines;
    return line;
  }

  it('begins the subscription', async () => {
    const buyer = await newBuyer();
    expect(await settled(await ordered(buyer))).toMatch(/: paid$/);
    expect(await stands(buyer)).toMatchObject({ status: 'current', payments: 1, operations: 0, balance: 2500 });
  });

  it('is refunded where it is for a former invoice', async () => {
    const buyer = await newBuyer();
    const before = await ordered(buyer);
    const address = { organisation: '', recipient: 'Nadia Essai', street: 'Rue 10', complement: '' } as const;
    const dakar = { ...address, postalCode: '', city: 'Dakar', country: 'SN' };
    const later = { ...buyer, context: { ...buyer.context, idempotencyKey: newKey() } };
    const after = await ordered(later, { address: dakar });
    expect(await settled(before, 220_774)).toMatch(/: refunded$/);
    expect(await stands(buyer)).toMatchObject({ status: 'notBegun', payments: 0 });
    expect(await settled(after)).toMatch(/: paid$/);
    expect(await stands(buyer)).toMatchObject({ status: 'current', payments: 1 });
  });
});
