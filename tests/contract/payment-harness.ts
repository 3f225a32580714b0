/** The server's services over a payment provider, with invoices paid there and their records in the database. */
import { fastify } from 'fastify';
import type { CheckoutAnswer } from '../../domain/checkout.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { cartVersion, isOpen } from '../../domain/invoice.ts';
import type { Outcome } from '../../domain/payment.ts';
import { servePayments } from '../../server/routes/serve-payments.ts';
import { audit } from '../../server/features/audit/audit.ts';
import type { Identity } from '../../server/core/rpc/identity.ts';
import { giveBackDue } from '../../server/features/checkout/give-back.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { readOutcome } from '../../server/features/checkout/outcome.ts';
import { doPeriodically } from '../../server/core/jobs/periodic.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { confirmationRecovery } from '../../server/features/checkout/recover-confirmations.ts';
import type { SettableClock } from '../../server/core/clock.ts';
import { settableClock } from '../../server/core/clock.ts';
import { freePort } from '../../server/core/free-port.ts';
import { createLog } from '../../server/core/log.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import type { PaymentProvider } from '../../server/core/payments/provider.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { FakeStripe } from '../support/fake-stripe/server.ts';
import { isExhaustive } from './exhaustive.ts';
import { newKey } from './orders.ts';
import type { Mode, PaymentActs } from './payment-acts.ts';
import { sandboxActs, stripeActs } from './payment-acts.ts';
import { openSeededServices } from './services.ts';

/** The provider adapters, which must behave alike. */
export const adapters = ['sandbox', 'stripe'] as const;

export type Adapter = (typeof adapters)[number];

/**
 * The modes that an adapter is tried in: every other one, so that the adapters together try each, or all if the run is
 * exhaustive. The server treats the confirmations of all adapters alike.
 */
export function modesOf<Tried extends Mode>(adapter: Adapter, tried: readonly Tried[]): readonly Tried[] {
  const turn = adapters.indexOf(adapter);
  return isExhaustive ? tried : tried.filter((_, index) => (index + turn) % adapters.length === 1);
}

type Person = NonNullable<Identity['signedIn']>;

/** A person with open invoices. */
export interface Buyer {
  readonly person: Person;
  readonly invoices: readonly Invoice[];
  /** Total of all invoices, in cents. */
  readonly minor: number;
}

/** An order by card, with the provider's page. */
export interface PlacedOrder extends Buyer {
  readonly reference: string;
  readonly session: string;
}

interface Parts {
  readonly services: Services;
  readonly provider: PaymentProvider;
  readonly clock: SettableClock;
  readonly acts: PaymentActs;
  readonly fake: FakeStripe;
  /** The lines of the log. */
  readonly log: readonly string[];
}

/** A server without pages, over a payment provider. */
export class PaymentServer implements Parts {
  readonly services: Services;
  readonly provider: PaymentProvider;
  readonly clock: SettableClock;
  readonly acts: PaymentActs;
  readonly fake: FakeStripe;
  readonly log: readonly string[];

  constructor({ services, provider, clock, acts, fake, log }: Parts) {
    this.services = services;
    this.provider = provider;
    this.clock = clock;
    this.acts = acts;
    this.fake = fake;
    this.log = log;
  }

  async buyer(name: 'oneInvoice' | 'severalInvoices' = 'oneInvoice'): Promise<Buyer> {
    const { account, invoices } = await makeScenario(this.services, { name });
    const { id, email } = account;
    const open = invoices.filter(isOpen);
    return {
      person: { id, email, locale: 'fr', isEmailVerified: true, isValid: true },
      invoices: open,
      minor: open.reduce((sum, { remaining }) => sum + remaining.minor, 0),
    };
  }

  /** Orders all invoices of a buyer by card. */
  async checkOut(
    { person, invoices }: Buyer,
    { instalments }: { readonly instalments?: 3 } = {},
  ): Promise<CheckoutAnswer> {
    const wanted = {
      invoiceIds: invoices.map(({ id }) => id),
      method: 'card',
      version: cartVersion(invoices),
    } as const;
    return checkOutInvoices(this.services, this.provider, {
      wanted: { ...wanted, ...(instalments && { instalments }) },
      context: {
        locale: 'fr',
        identity: { signedIn: person, recognised: null, token: null },
        cookies: { read: () => null, set: () => undefined, clear: () => undefined },
        address: '127.0.0.1',
        userAgent: '',
        idempotencyKey: newKey(),
      },
    });
  }

  /** Orders, and opens the provider's page. */
  async order(buyer?: Buyer): Promise<PlacedOrder> {
    const who = buyer ?? (await this.buyer());
    const answer = await this.checkOut(who);
    if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
    const { reference } = answer;
    const { provider_session: session } = await this.services.db
      .selectFrom('checkouts')
      .select('provider_session')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { ...who, reference, session: session ?? '' };
  }

  /** An order that was paid and confirmed. */
  async paid(name?: 'severalInvoices'): Promise<PlacedOrder> {
    const order = await this.order(await this.buyer(name));
    await this.acts.pay(order.session, 'atOnce');
    const { kind } = await this.outcome(order);
    if (kind !== 'paid') throw new Error(`Paid, and shown as ${kind}`);
    return order;
  }

  /** Cancels the first invoice of an order with a credit note. */
  async credit({ invoices: [invoice] }: Buyer): Promise<void> {
    const { reference } = await this.services.db
      .selectFrom('invoices')
      .select('reference')
      .where('id', '=', invoice?.id ?? 0)
      .executeTakeFirstOrThrow();
    await issueCreditNote(this.services, { number: reference, reason: 'Ordered twice' });
  }

  /** Outcome that the buyer sees. */
  async outcome({ reference, person }: PlacedOrder): Promise<Outcome> {
    const visibility = { accountId: person.id, invoiceId: null };
    const outcome = await readOutcome(this.services, this.provider, { reference, visibility });
    if (!outcome) throw new Error(`There is no order ${reference}`);
    return outcome;
  }

  /** Records of an order in the database. */
  async books({ reference }: Pick<PlacedOrder, 'reference'>) {
    const { db } = this.services;
    const order = await db
      .selectFrom('checkouts')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const ofOrder = { checkout_id: order.id };
    const [payments, refunds, disputes] = await Promise.all([
      db
        .selectFrom('payments')
        .selectAll()
        .where((eb) => eb.and(ofOrder))
        .execute(),
      db
        .selectFrom('refunds')
        .selectAll()
        .where((eb) => eb.and(ofOrder))
        .orderBy('id')
        .execute(),
      db
        .selectFrom('disputes')
        .selectAll()
        .where((eb) => eb.and(ofOrder))
        .execute(),
    ]);
    return {
      state: order.state,
      paid: payments.map(({ amount_minor: minor }) => minor),
      paidAt: payments.map(({ paid_at: at }) => at),
      refunds: refunds.map(({ why, state, amount_minor: minor }) => `${why} ${state} ${minor}`),
      booked: refunds.map(({ why, amount_minor: minor, reference: number }) => ({
        why,
        minor,
        reference: number ?? '',
      })),
      refundIds: refunds.map(({ id }) => id),
      references: refunds.map(({ reference: number }) => number ?? ''),
      disputes: disputes.map(({ state }) => state),
    };
  }

  /** Emails to a buyer about money, oldest first. */
  async emails({ person }: Buyer): Promise<readonly string[]> {
    const rows = await this.services.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_address', '=', person.email)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind).filter((kind) => kind === 'payment-received' || kind.startsWith('refund-'));
  }

  /** Differences that the audit finds about an order. */
  async differences({ reference }: Pick<PlacedOrder, 'reference'>): Promise<readonly string[]> {
    const { differences } = await audit(this.services, this.provider, '2000-01-01T00:00:00.000Z');
    return differences.filter(({ about }) => about === reference).map(({ kind }) => kind);
  }

  /** Runs the background jobs that are due. */
  async work(): Promise<void> {
    await reconcile(this.services, this.provider);
    await doPeriodically(this.services, confirmationRecovery);
    await giveBackDue(this.services, this.provider);
  }

  /** Advances the clock in parts, with a run of the background jobs after each. */
  async pass(milliseconds: number, parts = 1): Promise<void> {
    for (let part = 0; part < parts; part += 1) {
      this.clock.advance(milliseconds / parts);
      await this.work();
    }
  }
}

/** Opens the services over an adapter: a database of their own, the webhook's address, and a fake of Stripe. */
export async function openPaymentServer(
  adapter: Adapter,
): Promise<{ readonly paymentServer: PaymentServer; readonly close: () => Promise<void> }> {
  const clock = settableClock();
  const fake = new FakeStripe(clock);
  await fake.open();
  const open = await openSeededServices(clock);
  const port = await freePort('127.0.0.1');
  const lines: string[] = [];
  const { secretKey, webhookSecret, url: apiUrl } = fake;
  const services: Services = {
    ...open.services,
    log: createLog((line) => lines.push(line)),
    settings: {
      ...open.services.settings,
      host: '127.0.0.1',
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      payments: adapter === 'stripe' ? { kind: 'stripe', secretKey, webhookSecret, apiUrl } : { kind: 'sandbox' },
    },
  };
  // The server's own limit (server/core/http/app.ts).
  const app = fastify({ bodyLimit: 16_384 });
  await app.register(servePayments(services));
  await app.listen({ host: '127.0.0.1', port });
  const acts = adapter === 'stripe' ? stripeActs(fake, services) : sandboxActs(services, clock);
  const paymentServer = new PaymentServer({
    services,
    provider: providerOf(services),
    clock,
    acts,
    fake,
    log: lines,
  });
  return {
    paymentServer,
    close: async () => {
      await app.close();
      await open.close();
      await fake.close();
    },
  };
}
