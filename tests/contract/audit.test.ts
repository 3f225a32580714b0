/** The audit: healthy data has no difference; the audit names each kind of difference inserted into a real database. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartVersion } from '../../domain/invoice.ts';
import { audit } from '../../server/features/audit/audit.ts';
import { dailyAudit } from '../../server/features/audit/daily-audit.ts';
import type { Difference, DifferenceKind } from '../../server/features/audit/difference.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { settle } from '../../server/features/checkout/settle.ts';
import { settableClock } from '../../server/core/clock.ts';
import { doPeriodically } from '../../server/core/jobs/periodic.ts';
import { createLog } from '../../server/core/log.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { openDispute, refundByHand } from '../../server/core/payments/sandbox/dashboard.ts';
import { readReversals, recordPastCharge } from '../../server/core/payments/sandbox/ledger.ts';
import { endSession } from '../../server/core/payments/sandbox/sessions.ts';
import { auditReport } from '../../server/office/audit.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import type { Services } from '../../server/core/services.ts';
import { readSettings } from '../../server/core/settings.ts';
import { StartError } from '../../server/core/start-stop.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { newKey } from './orders.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const EVER = '2000-01-01T00:00:00.000Z';
const clock = settableClock();
let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices(clock);
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

async function newOrder(method: 'card' | 'transfer') {
  const { account, invoices } = await makeScenario(services, { name: 'oneInvoice' });
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  await checkOutInvoices(services, providerOf(services), {
    wanted: { invoiceIds: invoices.map(({ id }) => id), method, version: cartVersion(invoices) },
    context: {
      locale: 'fr',
      identity: { signedIn: person, recognised: null, token: null },
      cookies: { read: () => null, set: () => undefined, clear: () => undefined },
      address: '127.0.0.1',
      userAgent: '',
      idempotencyKey: newKey(),
    },
  });
  const order = await open.db
    .selectFrom('checkouts as c')
    .innerJoin('checkout_invoices as ci', 'ci.checkout_id', 'c.id')
    .innerJoin('invoices as i', 'i.id', 'ci.invoice_id')
    .select([
      'c.id',
      'c.reference',
      'c.provider_session as session',
      'c.currency',
      'c.total_minor as minor',
      'c.locale',
    ])
    .select(['i.id as invoiceId', 'i.reference as invoice'])
    .where('c.account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return order;
}

type Order = Awaited<ReturnType<typeof newOrder>>;

/** Charges an order by card; no confirmation reaches the server. */
async function charged(): Promise<Order> {
  const order = await newOrder('card');
  await endSession(services, order.session ?? '', { state: 'paid' });
  return order;
}

async function tell({ reference, session }: Order): Promise<void> {
  const state = await providerOf(services).readSession(session ?? '');
  await settle(services, providerOf(services), { reference, session, state, event: null });
}

async function paidByCard(): Promise<Order> {
  const order = await charged();
  await tell(order);
  return order;
}

async function paidByTransfer(minor?: number): Promise<Order> {
  const order = await newOrder('transfer');
  const { reference, currency } = order;
  const amount = { minor: minor ?? order.minor, currency };
  const state = { kind: 'paid', charge: `transfer ${reference}`, amount, at: clock.now().toISOString() } as const;
  await settle(services, providerOf(services), { reference, session: null, state, event: null });
  return order;
}

/** An order that was charged when something else had paid its invoice, and given back. */
async function refundedCard(): Promise<Order> {
  const order = await charged();
  await open.db.updateTable('invoices').set({ status: 3 }).where('id', '=', order.invoiceId).execute();
  await tell(order);
  return order;
}

const sessions = (order: Order) => open.db.updateTable('sandbox_sessions').where('reference', '=', order.reference);
const payments = (order: Order) => open.db.updateTable('payments').where('checkout_id', '=', order.id);
const amountOf = ({ minor, currency }: Order) => ({ minor, currency });

/** Inserts each kind of difference as it might arise; returns what the audit must name. */
const plants: Readonly<Record<DifferenceKind, () => Promise<string>>> = {
  chargeWithoutOrder: async () => {
    const amount = { minor: 4200, currency: 'EUR' } as const;
    const at = new Date(clock.now().getTime() - 600_000).toISOString();
    await recordPastCharge(open.db, { reference: 'PAY-OF-NOBODY', amount, locale: 'fr', at });
    return 'PAY-OF-NOBODY';
  },
  chargeNotBooked: async () => {
    const order = await charged();
    const before = new Date(clock.now().getTime() - 600_000).toISOString();
    await sessions(order).set({ completed_at: before }).execute();
    return order.reference;
  },
  orderWithoutCharge: async () => {
    const order = await paidByCard();
    await payments(order).set({ charge: 'ch_nobody_knows' }).execute();
    return order.reference;
  },
  amountDiffers: async () => {
    const order = await paidByCard();
    await sessions(order)
      .set({ amount_minor: order.minor + 1 })
      .execute();
    return order.reference;
  },
  refundNotAtProvider: async () => {
    const order = await refundedCard();
    await open.db.deleteFrom('sandbox_refunds').where('session_id', '=', order.session).execute();
    return order.reference;
  },
  refundNotBooked: async () => {
    const order = await paidByCard();
    await refundByHand(services, order.session ?? '', { minor: 100, deliveries: 0 });
    return order.reference;
  },
  disputeOpen: async () => {
    const order = await paidByCard();
    const { session, reference } = order;
    await openDispute(services, session ?? '', { minor: order.minor, deliveries: 0 });
    const reversals = await readReversals(open.db, session ?? '');
    const state = await providerOf(services).readSession(session ?? '');
    await settle(services, providerOf(services), { reference, session, state, event: null, reversals });
    return reference;
  },
  refundOverdue: async () => {
    const order = await paidByTransfer(100_000);
    const before = new Date(clock.now().getTime() - 8 * 24 * 3_600_000).toISOString();
    const { id } = await open.db
      .updateTable('refunds')
      .set({ requested_at: before })
      .where('checkout_id', '=', order.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    return `RB-${id}`;
  },
  invoiceSettledTwice: async () => {
    const order = await paidByTransfer();
    const other = await paidByTransfer();
    await open.db
      .updateTable('payment_invoices')
      .set({ invoice_id: order.invoiceId })
      .where('invoice_id', '=', other.invoiceId)
      .execute();
    return order.invoice;
  },
  invoiceStatusDiffers: async () => {
    const order = await paidByTransfer();
    await open.db.updateTable('invoices').set({ status: 1 }).where('id', '=', order.invoiceId).execute();
    return order.invoice;
  },
  paymentApportionedOtherwise: async () => {
    const order = await paidByTransfer();
    await payments(order)
      .set({ amount_minor: order.minor + 1 })
      .execute();
    return order.reference;
  },
  orderStateDiffers: async () => {
    const order = await paidByTransfer();
    const abandoned = { state: 'notCharged', decline_reason: 'abandoned' } as const;
    await open.db.updateTable('checkouts').set(abandoned).where('id', '=', order.id).execute();
    return order.reference;
  },
  canceledAndKept: async () => {
    const order = await paidByTransfer();
    await issueCreditNote(services, { number: order.invoice, reason: 'Ordered twice' });
    await open.db.deleteFrom('refunds').where('checkout_id', '=', order.id).execute();
    return order.invoice;
  },
  walletDiffers: async () => {
    const order = await paidByTransfer();
    await payments(order).set({ method: 'wallet' }).execute();
    return order.reference;
  },
  walletBalanceDiffers: async () => {
    const wallet = await open.db.selectFrom('wallets').select('account_id').executeTakeFirstOrThrow();
    const { account_id: id } = wallet;
    await open.db.updateTable('wallets').set({ balance_minor: 4711 }).where('account_id', '=', id).execute();
    return `account ${id}`;
  },
  // The last of them: from here on the sandbox opens no sessions.
  chargedTwice: async () => {
    const order = await paidByCard();
    await sql`alter table sandbox_sessions drop constraint sandbox_sessions_reference_key`.execute(open.db);
    const at = clock.now().toISOString();
    const { reference, locale } = order;
    await recordPastCharge(open.db, { reference, amount: amountOf(order), locale, at });
    return reference;
  },
};

async function differences() {
  return (await audit(services, providerOf(services), EVER)).differences;
}

/** The command’s output and exit code. */
async function command() {
  const environment = { ...process.env, DATABASE_URL: open.databaseUrl, DEMO: 'on' };
  const run = promisify(execFile)(process.execPath, ['server/office/main.ts', 'audit'], { env: environment });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
    ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code,
      printed: stdout + stderr,
    }),
  );
}

it('finds no difference in healthy data: paid, paid in parts, overpaid, or refunded', async () => {
  await paidByCard();
  await refundedCard();
  await paidByTransfer();
  await paidByTransfer(10_000);
  await paidByTransfer(100_000);
  const { charges, differences: none } = await audit(services, providerOf(services), EVER);
  expect(none).toEqual([]);
  // The demo's own, and these two.
  expect(charges).toBeGreaterThan(3);
  expect(await auditReport(services, null)).toEqual({
    agrees: true,
    lines: [`Ledger and books agree (${charges} charges).`],
  });
}, 60_000);

it('refuses in one line where the payment provider does not answer', async () => {
  const { payments } = readSettings({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_ofNoOne1',
    STRIPE_WEBHOOK_SECRET: 'whsec_ofNoOne1',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  });
  const report = auditReport({ ...services, settings: { ...services.settings, payments } }, null);
  await expect(report).rejects.toBeInstanceOf(StartError);
  await expect(report).rejects.toThrow(/^Stripe: .+$/);
}, 60_000);

it('reports neither a charge made just now nor a refund under way', async () => {
  const order = await charged();
  expect(await differences()).toEqual([]);
  await tell(order);
});

it.each(Object.entries(plants))('names the difference: %s', async (kind, plant) => {
  const before = await differences();
  const about = await plant();
  const found = await differences();
  const isNamed = (each: Difference) => each.kind === kind && each.about === about;
  expect([before.some(isNamed), found.some(isNamed)]).toEqual([false, true]);
});

it('runs once a day across processes, logs each difference, and the command exits with 1', async () => {
  const lines: string[] = [];
  const logged = { ...services, log: createLog((line) => lines.push(line)) };
  const received = (message: string) => lines.filter((line) => line.includes(`"message":"${message}"`));
  const processes = () => Promise.all(Array.from({ length: 3 }, () => doPeriodically(logged, dailyAudit)));
  await processes();
  await processes();
  expect(received('audit.done')).toHaveLength(1);
  for (const kind of Object.keys(plants)) {
    expect(received('audit.difference').some((line) => line.includes(`"kind":"${kind}"`))).toBe(true);
  }
  clock.advance(24 * 3_600_000);
  await processes();
  expect(received('audit.done')).toHaveLength(2);
  const { code, printed } = await command();
  expect(code).toBe(1);
  for (const kind of Object.keys(plants)) expect(printed).toContain(kind);
}, 60_000);
