import type { CheckoutAnswer } from '../../../domain/checkout.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { keepAnswer, underKey } from '../../core/rpc/idempotency.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { formatList } from '../../core/i18n/format.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import { readBankAccount } from './transfer-email.ts';
import { settle } from './settle.ts';
import type { Services } from '../../core/services.ts';
import { outcomePath } from '../site/places.ts';
import type { Checkout } from './find-orders.ts';
import type { Blocked, Placed } from './open-orders.ts';
import { onceOrdered } from './checkout-key.ts';
import { personOf } from '../invoice/person.ts';
import { readInvoices, visibilityOf } from '../invoice/store.ts';
import { texts } from './texts.ts';

/** Orders of one person. */
const limit = { attempts: 60, seconds: 600 };

/** Rounds of closing other open payment pages before the buyer is asked to reload. */
const MOST_ROUNDS = 5;

/** A purchase to be ordered. */
export interface Purchase {
  /** Distinguishes it from another under the same idempotency key, as JSON. */
  readonly print: unknown;
  /** Saves the order; `knownOpen` are open orders that the provider has just confirmed as open. */
  place(knownOpen: ReadonlySet<number>): Promise<Placed>;
}

interface Work {
  readonly services: Services;
  readonly provider: PaymentProvider;
  readonly purchase: Purchase;
  readonly context: CallContext;
}

interface Answered {
  readonly answer: CheckoutAnswer;
  readonly checkoutId: number | null;
}

async function changed({ services, context }: Work): Promise<Answered> {
  const invoices = await readInvoices(services.db, visibilityOf(context.identity));
  return { answer: { kind: 'changed', invoices }, checkoutId: null };
}

/**
 * Learns how the open pages in the way end: the page of another cart is closed, that of this cart is asked about. Returns
 * the reference of one that turned out to be charged, or is being charged, and the ones that are open still.
 */
async function clear({ services, provider }: Work, blocked: Blocked) {
  const open = new Set<number>();
  for (const { checkout, isSameCart } of blocked.by) {
    const { id, reference, provider_session: session } = checkout;
    if (session === null) continue;
    const state = isSameCart ? await provider.readSession(session) : await provider.expireSession(session);
    if (state.kind === 'paid' || state.kind === 'processing') return { charged: reference, open };
    if (state.kind === 'open') open.add(id);
    else
      await settle(services, provider, {
        reference,
        session,
        state,
        event: null,
        because: isSameCart ? null : blocked.because,
      });
  }
  return { charged: null, open };
}

/** Details of a transfer to the publisher's account in the order's currency. */
async function orderTransfer({ services }: Work, checkout: Checkout): Promise<Answered> {
  const { reference, currency, total_minor: total, id } = checkout;
  const account = await readBankAccount(services.db, currency);
  return {
    answer: { kind: 'transfer', transfer: { payment: reference, amount: money(total, currency), ...account } },
    checkoutId: id,
  };
}

/**
 * The provider's payment page for an order: the open one, else a new one. If the order was canceled meanwhile, the new
 * page is closed again.
 */
async function orderCard(work: Work, checkout: Checkout, invoices: readonly Invoice[]): Promise<Answered> {
  const { services, provider } = work;
  // Everything follows from the order, so that the request for its page can be repeated.
  const { id: checkoutId, reference, currency, total_minor: total, hosted_url: opened, locale } = checkout;
  if (opened !== null) return { answer: { kind: 'hosted', reference, url: opened }, checkoutId };
  const references = formatList(
    invoices.map((invoice) => invoice.reference),
    locale,
  );
  const values = { count: invoices.length, references };
  const { id: session, url } = await provider.createSession({
    reference,
    amount: money(total, currency),
    description: translator(locale)._({ ...texts.description, values }),
    locale,
    orderedAt: checkout.created_at,
    successPath: outcomePath('success', checkout, locale, services.settings),
    failurePath: outcomePath('failed', checkout, locale, services.settings),
  });
  const noted = await services.db
    .updateTable('checkouts')
    .set({ provider_session: session, hosted_url: url })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (noted) return { answer: { kind: 'hosted', reference, url }, checkoutId };
  await provider.expireSession(session);
  return changed(work);
}

async function order(work: Work): Promise<Answered> {
  let knownOpen: ReadonlySet<number> = new Set();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const placed = await work.purchase.place(knownOpen);
    if (placed.kind === 'answered') return { answer: placed.answer, checkoutId: null };
    if (placed.kind === 'ordered') {
      const { checkout, invoices } = placed;
      return checkout.method === 'transfer' ? orderTransfer(work, checkout) : orderCard(work, checkout, invoices);
    }
    const { charged, open } = await clear(work, placed);
    // Charged but not booked yet: its outcome page shows that it is being confirmed.
    if (charged !== null) return { answer: { kind: 'alreadyPaid', reference: charged }, checkoutId: null };
    knownOpen = open;
  }
  return changed(work);
}

/**
 * Orders the payment of a purchase, once per idempotency key, regardless of double clicks, reloads or retries. The key
 * is claimed first and the answer saved last; every step between can be repeated by the request that takes the key
 * over. Throws a `CallFailure`: 409, 422, 429, and the purchase's own errors.
 */
export async function checkOut(
  services: Services,
  provider: PaymentProvider,
  { purchase, context }: Pick<Work, 'purchase' | 'context'>,
): Promise<CheckoutAnswer> {
  const person = personOf(context.identity);
  const name = { person, key: context.idempotencyKey };
  return underKey(services, name, {
    ...onceOrdered,
    request: purchase.print,
    work: async (lease) => {
      await countAttempt(services, { what: 'checkout', whom: person, limit });
      const answered = await order({ services, provider, purchase, context });
      await keepAnswer(services.db, lease, { ...onceOrdered, ...answered });
      return answered.answer;
    },
  });
}
