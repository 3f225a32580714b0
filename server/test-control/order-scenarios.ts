import { randomUUID } from 'node:crypto';
import { cartVersion } from '../../domain/invoice.ts';
import type { Currency } from '../../domain/money.ts';
import type { DeclineReason, PaymentMethod } from '../../domain/payment.ts';
import type { CallContext } from '../core/rpc/handler.ts';
import { checkOutInvoices } from '../features/checkout/invoice-checkout.ts';
import { undoInvoice } from '../features/checkout/undo-invoice.ts';
import { invoiceOf, readInvoices, selectInvoices } from '../features/invoice/store.ts';
import { providerOf } from '../core/payments/providers.ts';
import { endSession } from '../core/payments/sandbox/sessions.ts';
import type { Services } from '../core/services.ts';
import { orderOf } from '../features/subscription-order/order.ts';
import { checkOutSubscription } from '../features/subscription-order/subscription-checkout.ts';
import { readSubscription } from '../features/subscription/store.ts';
import { paris, paymentScenarios } from './payment-scenarios.ts';
import { askAtOnce, leaveUnasked } from './reconciling.ts';
import type { Arrange, Arranged, ScenarioPerson } from './scenario.ts';
import { none } from './scenario.ts';
import { bookTransfer } from '../features/checkout/book-transfer.ts';

/** Books a transfer that came for an order, in the smallest units of a currency, by default the order’s, as the office does. */
export async function receiveTransfer(
  services: Services,
  reference: string,
  { minor, currency = null }: { readonly minor: number; readonly currency?: Currency | null | undefined },
): Promise<void> {
  const { db } = services;
  await db.selectFrom('checkouts').select('id').where('reference', '=', reference).executeTakeFirstOrThrow();
  const { kind } = await bookTransfer(services, reference, { minor, currency, bankReference: null });
  if (kind !== 'booked') throw new Error(`The transfer for ${reference} was not booked: ${kind}`);
}

type Placing = (services: Services, person: ScenarioPerson, method: PaymentMethod) => Promise<string>;

/** Outcome of an order. */
type End = 'paid' | TransferEnd | 'confirming' | DeclineReason;

/** State of an order by transfer. */
const transferEnds = ['awaited', 'partlyPaid', 'overpaid', 'otherCurrency', 'returned'] as const;

type TransferEnd = (typeof transferEnds)[number];

/** A call of the person, with a new idempotency key. */
async function contextOf({ db }: Services, { accountId, locale }: ScenarioPerson): Promise<CallContext> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'is_email_verified as isEmailVerified', 'is_valid as isValid'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    locale,
    identity: { signedIn: account, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: randomUUID(),
  };
}

/** The reference in a checkout's answer. */
function referenceIn(answer: Awaited<ReturnType<typeof checkOutInvoices>>): string {
  if (answer.kind === 'transfer') return answer.transfer.payment;
  if (answer.kind === 'hosted') return answer.reference;
  throw new Error(`This scenario’s order was answered by ${answer.kind}`);
}

/** An order of the newest invoice. */
const invoiceOrder: Placing = async (services, person, method) => {
  const [invoice] = await readInvoices(services.db, { accountId: person.accountId, invoiceId: null });
  if (!invoice) throw new Error('This scenario has no invoice');
  const wanted = { invoiceIds: [invoice.id], method, version: cartVersion([invoice]) } as const;
  if (method === 'wallet') throw new Error('No invoice is paid from a wallet');
  const context = await contextOf(services, person);
  return referenceIn(
    await checkOutInvoices(services, providerOf(services), { wanted: { ...wanted, method }, context }),
  );
};

/** An order of a renewal. */
const renewalOrder: Placing = async (services, person, method) => {
  const { id } = await paymentScenarios.paymentOpen.arrange(services, person);
  const { accountId } = person;
  const subscription = await readSubscription(services.db, { id, accountId, billing: null, locale: null });
  const billing = { address: paris, vatNumber: '', purchaseOrder: '' };
  const order = subscription && orderOf(subscription, billing, null);
  if (!order) throw new Error('This scenario has nothing to pay');
  const wanted = { subscriptionId: id, billing, method, version: order.version };
  const context = await contextOf(services, person);
  return referenceIn(await checkOutSubscription(services, providerOf(services), { wanted, context }));
};

/** Ends a card order at the sandbox, and books it; to remain "being confirmed", its charge is not reported. */
async function end(services: Services, reference: string, as: Exclude<End, TransferEnd>): Promise<void> {
  const { id } = await services.db
    .updateTable('sandbox_sessions')
    .set({ confirmation: 'never' })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
  const isCharged = as === 'paid' || as === 'confirming';
  await endSession(services, id, isCharged ? { state: 'paid' } : { state: 'failed', reason: as });
  // Neither reported by a webhook nor queried.
  await (as === 'confirming' ? leaveUnasked(services, reference) : askAtOnce(services, reference));
}

/** Less than any order of a scenario, in minor units. */
const PART = 10_000;

/**
 * Receives the transfer of an order: a part of it, more than it, its amount in another currency, or all of it just before
 * its invoice is canceled, so that it is refunded.
 */
async function receive(services: Services, reference: string, as: TransferEnd): Promise<void> {
  if (as === 'awaited') return;
  if (as === 'partlyPaid') return receiveTransfer(services, reference, { minor: PART });
  const { total } = await services.db
    .selectFrom('checkouts')
    .select('total_minor as total')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (as === 'overpaid') return receiveTransfer(services, reference, { minor: total + PART });
  if (as === 'otherCurrency') return receiveTransfer(services, reference, { minor: total, currency: 'USD' });
  await receiveTransfer(services, reference, { minor: total });
  await services.db.transaction().execute(async (trx) => {
    const row = await selectInvoices(trx)
      .innerJoin('checkout_invoices as x', 'x.invoice_id', 'i.id')
      .innerJoin('checkouts as c', 'c.id', 'x.checkout_id')
      .where('c.reference', '=', reference)
      .executeTakeFirstOrThrow();
    await undoInvoice(trx, services, { invoice: invoiceOf(row), reason: 'Ordered twice' });
  });
}

function isByTransfer(as: End): as is TransferEnd {
  return transferEnds.some((each) => each === as);
}

/** A completed order, viewed on its funnel's outcome page. */
function ended(place: Placing, outcomes: string, as: End): Arrange<Arranged> {
  return async (services, person) => {
    const order = await place(services, person, isByTransfer(as) ? 'transfer' : 'card');
    await (isByTransfer(as) ? receive(services, order, as) : end(services, order, as));
    const isWell = as === 'paid' || as === 'confirming' || isByTransfer(as);
    return { order, path: `${outcomes}/${isWell ? 'success' : 'failed'}/${order}` };
  };
}

const nobodysOrder = 'PAY-0000-0000-0000';

const invoice = (as: End) => ({ open: 2, paid: 1, arrange: ended(invoiceOrder, '/account/invoices', as) }) as const;
const renewal = (as: End) => ({ ...none, arrange: ended(renewalOrder, '/account/payment/step3', as) }) as const;

/** Scenarios of placed orders: one for each outcome. */
export const orderScenarios = {
  invoicePaid: {
    says: 'An invoice has just been paid by card.',
    shows: 'invoice.outcome.paid.received',
    ...invoice('paid'),
  },
  invoiceRefused: {
    says: 'The bank has refused the card by which an invoice was to be paid.',
    shows: 'invoice.outcome.notCharged',
    ...invoice('declined'),
  },
  invoiceConfirming: {
    says: 'A card was charged for an invoice, and the confirmation does not come.',
    shows: 'invoice.outcome.confirming.waiting',
    ...invoice('confirming'),
  },
  invoiceTransferAwaited: {
    says: 'A transfer is ordered for an invoice, and awaited.',
    shows: 'invoice.outcome.awaitingTransfer',
    ...invoice('awaited'),
  },
  invoicePartlyPaid: {
    says: 'A part of the transfer for an invoice has come.',
    shows: 'invoice.outcome.partlyPaid',
    ...invoice('partlyPaid'),
  },
  invoiceOverpaid: {
    says: 'More than was due has come for an invoice by transfer; the rest goes back.',
    ...invoice('overpaid'),
  },
  invoiceOtherCurrency: {
    says: 'The transfer for an invoice has come in another currency, and the office has not decided about it.',
    ...invoice('otherCurrency'),
  },
  invoiceReturned: {
    says: 'The transfer for an invoice goes back, since a credit note has canceled what it paid.',
    shows: 'invoice.outcome.returned',
    ...invoice('returned'),
  },
  invoiceOrderUnknown: {
    says: 'The outcome page of an invoice is opened with an unknown reference.',
    shows: 'invoice.outcome.unknown',
    ...none,
    place: { as: 'person', path: `/account/invoices/success/${nobodysOrder}` },
  },
  paymentPaid: {
    says: 'A renewal has just been paid by card.',
    shows: 'payment.outcome.paid',
    ...renewal('paid'),
  },
  paymentRefused: {
    says: 'The bank has refused the card by which a renewal was to be paid.',
    shows: 'payment.outcome.notCharged',
    ...renewal('declined'),
  },
  paymentConfirming: {
    says: 'A card was charged for a renewal, and the confirmation does not come.',
    shows: 'payment.outcome.confirming.waiting',
    ...renewal('confirming'),
  },
  paymentTransferAwaited: {
    says: 'A transfer is ordered for a renewal, and awaited.',
    shows: 'payment.outcome.awaitingTransfer',
    ...renewal('awaited'),
  },
  paymentPartlyPaid: {
    says: 'A part of the transfer for a renewal has come.',
    shows: 'payment.outcome.partlyPaid',
    ...renewal('partlyPaid'),
  },
  paymentReturned: {
    says: 'The transfer for a renewal goes back, since a credit note has canceled what it paid.',
    shows: 'payment.outcome.returned',
    ...renewal('returned'),
  },
  paymentOrderUnknown: {
    says: 'The outcome page of a payment is opened with an unknown reference.',
    shows: 'payment.outcome.unknown',
    ...none,
    place: { as: 'person', path: `/account/payment/step3/success/${nobodysOrder}` },
  },
} as const;
