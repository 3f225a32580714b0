import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '../../domain/checkout.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { cartVersion } from '../../domain/invoice.ts';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import type { SettableClock } from '../../server/core/clock.ts';
import { settableClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { endSession } from '../../server/core/payments/sandbox/sessions.ts';
import { settle } from '../../server/features/checkout/settle.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { dieEverywhere, mortal } from './mortal.ts';
import { createSeededDatabase, servicesOn, silentLog } from './services.ts';

const clock: SettableClock = settableClock();

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createSeededDatabase();
  open = openDatabase(database.url, silentLog);
}, 60_000);
afterAll(async () => {
  await open.close();
  await database.close();
});

async function newBuyer() {
  const { account, invoices } = await makeScenario(servicesOn(open.db, clock), { name: 'oneInvoice' });
  const [invoice] = invoices;
  if (!invoice) throw new Error('This scenario has no invoice');
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const context: CallContext = {
    locale: 'fr',
    identity: { signedIn: person, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: 'killed-in-the-middle',
  };
  return { invoice, context };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

function order(services: Services, { invoice, context }: Buyer): Promise<CheckoutAnswer> {
  const wanted = { invoiceIds: [invoice.id], method: 'card', version: cartVersion([invoice]) } as const;
  return checkOutInvoices(services, providerOf(services), { wanted, context });
}

function sessionOf(answer: CheckoutAnswer): string {
  return answer.kind === 'hosted' ? (answer.url.split('/').pop() ?? '') : '';
}

async function books({ id }: Pick<Invoice, 'id'>) {
  const count = (table: 'payment_invoices' | 'checkout_invoices') =>
    open.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow();
  const { status } = await open.db
    .selectFrom('invoices')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    payments: (await count('payment_invoices')).count,
    orders: (await count('checkout_invoices')).count,
    status,
  };
}

/** Does work in processes that die at different statements. */
async function dieAtEach(
  live: (services: Services, buyer: Buyer) => Promise<void>,
  check: (buyer: Buyer) => Promise<void>,
  prepare: (buyer: Buyer) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  return dieEverywhere(async (death) => {
    const buyer = await newBuyer();
    await prepare(buyer);
    const process = mortal(open.db, clock, death);
    await live(process.services, buyer).catch(() => undefined);
    await check(buyer);
    return process;
  });
}

describe('a server killed before any statement', () => {
  it('during an order: the same key completes it, as one order with one page', async () => {
    const statements = await dieAtEach(
      async (services, buyer) => {
        await order(services, buyer);
      },
      async (buyer) => {
        // A worker on the order counts as dead after a while.
        clock.advance(31_000);
        const services = servicesOn(open.db, clock);
        const answer = await order(services, buyer);
        expect(answer.kind).toBe('hosted');
        expect(await order(services, buyer)).toEqual(answer);
        expect(await books(buyer.invoice)).toEqual({ payments: 0, orders: 1, status: 1 });
      },
    );
    expect(statements).toBeGreaterThan(8);
  }, 60_000);

  it('while recording a payment: it is recorded once, with its receipt, when the server is back', async () => {
    const references = new Map<number, string>();
    const statements = await dieAtEach(
      async (services, { invoice }) => {
        const reference = references.get(invoice.id) ?? '';
        const found = await open.db
          .selectFrom('sandbox_sessions')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
        const provider = providerOf(services);
        const state = await providerOf(servicesOn(open.db, clock)).readSession(found.id);
        await settle(services, provider, {
          reference,
          session: found.id,
          state,
          event: { id: found.id, type: 'test' },
        });
      },
      async ({ invoice, context }) => {
        const half = await books(invoice);
        expect([half.payments, half.status]).toEqual(half.payments === 0 ? [0, 1] : [1, 2]);
        clock.advance(31_000);
        const services = servicesOn(open.db, clock);
        await reconcile(services, providerOf(services));
        expect(await books(invoice)).toEqual({ payments: 1, orders: 1, status: 2 });
        const receipts = await open.db
          .selectFrom('outbox')
          .select('id')
          .where('to_address', '=', context.identity.signedIn?.email ?? '')
          .execute();
        expect(receipts).toHaveLength(1);
      },
      async (buyer) => {
        const services = servicesOn(open.db, clock);
        const answer = await order(services, buyer);
        references.set(buyer.invoice.id, answer.kind === 'hosted' ? answer.reference : '');
        await endSession(services, sessionOf(answer), { state: 'paid' });
      },
    );
    expect(statements).toBeGreaterThan(6);
  }, 60_000);
});
