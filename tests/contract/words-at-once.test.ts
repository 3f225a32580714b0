/** The provider’s notices about two orders of one invoice, in parallel and repeated: one payment, and one refund. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartVersion } from '../../domain/invoice.ts';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { settle } from '../../server/features/checkout/settle.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices();
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

/** Two orders by card of one invoice: the page of the first is closed when the second is placed. */
async function twoOrders() {
  const { account, invoices } = await makeScenario(services, { name: 'oneInvoice' });
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const context: Omit<CallContext, 'idempotencyKey'> = {
    locale: 'fr',
    identity: { signedIn: person, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
  };
  const order = {
    invoiceIds: invoices.map(({ id }) => id),
    method: 'card',
    version: cartVersion(invoices),
  } as const;
  for (const [index, wanted] of [order, { ...order, instalments: 3 }].entries()) {
    const idempotencyKey = `order-${account.id}-${index}`;
    await checkOutInvoices(services, providerOf(services), { wanted, context: { ...context, idempotencyKey } });
  }
  return open.db
    .selectFrom('checkouts')
    .select(['id', 'reference', 'provider_session as session', 'currency', 'total_minor as minor'])
    .where('account_id', '=', account.id)
    .execute();
}

it('no notice is refused, and the invoice is paid once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const orders = await twoOrders();
    expect(orders).toHaveLength(2);
    const words = [...orders, ...orders, ...orders].map(({ reference, session, currency, minor }) => ({
      reference,
      session,
      state: {
        kind: 'paid',
        charge: `ch_${reference}`,
        amount: { minor, currency },
        at: services.clock.now().toISOString(),
      } as const,
      event: null,
    }));
    const provider = providerOf(services);
    const heard = await Promise.allSettled(words.map((word) => settle(services, provider, word)));
    expect(heard.filter(({ status }) => status === 'rejected')).toEqual([]);
    const ids = orders.map(({ id }) => id);
    const states = await open.db
      .selectFrom('checkouts')
      .select('state')
      .where('id', 'in', ids)
      .orderBy('state')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['paid', 'refunded']);
    const count = async (table: 'payments' | 'refunds') =>
      (await open.db.selectFrom(table).select('checkout_id').where('checkout_id', 'in', ids).execute()).length;
    expect([await count('payments'), await count('refunds')]).toEqual([1, 1]);
  }
});
