/** Reconciliation with the provider: one process asks about each order, and none waits for another. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cartVersion } from '../../domain/invoice.ts';
import type { Money } from '../../domain/money.ts';
import { money } from '../../domain/money.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { settableClock } from '../../server/core/clock.ts';
import type { PaymentProvider, ProviderState } from '../../server/core/payments/provider.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { newKey } from './orders.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices, servicesOn } from './services.ts';

const clock = settableClock();
let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices(clock);
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());
// Each test has only its own orders.
beforeEach(async () => {
  await open.db.updateTable('checkouts').set({ created_at: '2000-01-01T00:00:00Z' }).execute();
  await open.db
    .updateTable('checkouts')
    .set({ state: 'notCharged', decline_reason: 'expired', closed_at: '2000-01-01T00:00:00Z' })
    .where('state', '=', 'open')
    .execute();
});

/** Total of each of these orders. */
let total: Money = money(0, 'EUR');

/** An order by card: its reference and the provider's session. */
async function newOrder() {
  const { account, invoices } = await makeScenario(services, { name: 'oneInvoice' });
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const answer = await checkOutInvoices(services, providerOf(services), {
    wanted: { invoiceIds: invoices.map(({ id }) => id), method: 'card', version: cartVersion(invoices) },
    context: {
      locale: 'fr',
      identity: { signedIn: person, recognised: null, token: null },
      cookies: { read: () => null, set: () => undefined, clear: () => undefined },
      address: '127.0.0.1',
      userAgent: '',
      idempotencyKey: newKey(),
    },
  });
  if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
  total = invoices[0]?.total ?? total;
  return { reference: answer.reference, session: answer.url.split('/').pop() ?? '' };
}

type Order = Awaited<ReturnType<typeof newOrder>>;

/** A provider with the given answers, which records the sessions asked about. */
function answering(answer: (session: string) => Promise<ProviderState>) {
  const asked: string[] = [];
  const provider: PaymentProvider = {
    ...providerOf(services),
    readSession: (session) => {
      asked.push(session);
      return answer(session);
    },
  };
  return { asked, provider };
}

const paid = (session: string): ProviderState => ({
  kind: 'paid',
  charge: `ch_${session}`,
  amount: total,
  at: new Date(clock.now().getTime() - 60_000).toISOString(),
});

async function stateOf({ reference }: Order) {
  const { state } = await open.db
    .selectFrom('checkouts')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return state;
}

it('sixty orders that cannot be asked about keep none of the others waiting', async () => {
  const first = await newOrder();
  const row = await open.db
    .selectFrom('checkouts')
    .selectAll()
    .where('reference', '=', first.reference)
    .executeTakeFirstOrThrow();
  const { id: _id, checked_at: checkedAt, ...copied } = row;
  const dead = Array.from({ length: 60 }, (_, index) => ({
    ...copied,
    reference: `PAY-DEAD-${index}`,
    provider_session: `dead-${index}`,
    checked_at: new Date(new Date(checkedAt).getTime() - 60_000).toISOString(),
  }));
  await open.db.insertInto('checkouts').values(dead).execute();
  const { asked, provider } = answering(async (session) => {
    if (session !== first.session) throw new Error('No answer');
    return paid(session);
  });
  for (let round = 0; round < 8; round += 1) {
    clock.advance(11_000);
    await reconcile(services, provider);
  }
  expect(await stateOf(first)).toBe('paid');
  const soFar = asked.length;
  for (let round = 0; round < 100; round += 1) {
    clock.advance(11_000);
    await reconcile(services, provider);
  }
  // Without growing intervals, each round would ask about twenty.
  expect(asked.length - soFar).toBeLessThan(60 * 7);
}, 30_000);

it('several processes ask once about each order', async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  const { asked, provider } = answering(() => Promise.resolve({ kind: 'open' }));
  clock.advance(11_000);
  await Promise.all(Array.from({ length: 4 }, () => reconcile(servicesOn(open.db, clock), provider)));
  expect(asked.toSorted()).toEqual(orders.map(({ session }) => session).toSorted());
});

it('an answer that does not come holds up no other order', async () => {
  const [slow, quick] = [await newOrder(), await newOrder()];
  const silence = Promise.withResolvers<ProviderState>();
  const { provider } = answering((session) =>
    session === slow.session ? silence.promise : Promise.resolve(paid(session)),
  );
  clock.advance(11_000);
  const round = reconcile(services, provider);
  await vi.waitFor(async () => expect(await stateOf(quick)).toBe('paid'), { timeout: 5000 });
  silence.resolve({ kind: 'open' });
  await round;
  expect(await stateOf(slow)).toBe('open');
});

it('a closed order is asked about for days, ever more rarely, and a late charge is written down once', async () => {
  const order = await newOrder();
  const charged = new Set<string>();
  const { asked, provider } = answering((session) =>
    Promise.resolve(charged.has(session) ? paid(session) : { kind: 'notCharged', reason: 'abandoned' }),
  );
  clock.advance(11_000);
  await reconcile(services, provider);
  expect(await stateOf(order)).toBe('notCharged');
  const hours = 6 * 24;
  for (let hour = 0; hour < hours; hour += 1) {
    clock.advance(3_600_000);
    await reconcile(services, provider);
  }
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.length).toBeLessThan(20);
  const late = await newOrder();
  clock.advance(11_000);
  await reconcile(services, provider);
  expect(await stateOf(late)).toBe('notCharged');
  charged.add(late.session);
  for (let minute = 0; minute < 5; minute += 1) {
    clock.advance(60_000);
    await reconcile(services, provider);
  }
  expect(await stateOf(late)).toBe('paid');
  expect(asked.filter((session) => session === late.session)).toHaveLength(2);
});
