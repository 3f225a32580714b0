import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { Charge } from '../../core/payments/provider.ts';
import type { Difference, DifferenceKind } from './difference.ts';

/** What the books have of money that a card brought. */
export interface Booked {
  readonly reference: string;
  readonly charge: string | null;
  readonly amount: Money;
  readonly kind: 'payment' | 'refund';
  /** Whether it gives back what a payment had brought: then it is no money of its own. */
  readonly isOfPayment: boolean;
  /** Whether the books say that the provider has given it back, or may just do so. */
  readonly isGivenBack: 'yes' | 'perhaps' | 'no';
}

/** What the books know of orders by card. */
export interface CardBooks {
  readonly booked: readonly Booked[];
  /** References of orders, of those that were asked for. */
  readonly orders: ReadonlySet<string>;
}

const received = ({ minor, currency }: Money) => `${minor} ${currency}`;

function amountBooked(all: readonly Booked[]): string {
  const booked = all.filter(({ isOfPayment }) => !isOfPayment);
  const minor = booked.reduce((sum, { amount }) => sum + amount.minor, 0);
  const currencies = new Set(booked.map(({ amount }) => amount.currency));
  return `${minor} ${[...currencies].join('/')}`;
}

/** What is wrong about one charge, as the books have it. */
function* ofCharge(charge: Charge, booked: readonly Booked[], { orders }: CardBooks, settledBy: Moment) {
  const about = charge.reference;
  const difference = (kind: DifferenceKind, detail: string): Difference => ({ kind, about, detail });
  if (!orders.has(about)) {
    yield difference('chargeWithoutOrder', `${charge.charge}, ${received(charge.amount)}`);
    return;
  }
  const booksOf = (...answers: readonly Booked['isGivenBack'][]) =>
    booked.reduce((sum, { isGivenBack, amount }) => (answers.includes(isGivenBack) ? sum + amount.minor : sum), 0);
  if (booked.length === 0) {
    if (charge.refunded > 0) yield difference('refundNotBooked', charge.charge);
    else if (charge.at <= settledBy)
      yield difference('chargeNotBooked', `${charge.charge}, ${received(charge.amount)}`);
    return;
  }
  const amount = amountBooked(booked);
  if (amount !== received(charge.amount)) {
    yield difference('amountDiffers', `${charge.charge}: charged ${received(charge.amount)}, booked ${amount}`);
  }
  if (charge.refunded > booksOf('yes', 'perhaps')) yield difference('refundNotBooked', charge.charge);
  if (charge.refunded < booksOf('yes')) yield difference('refundNotAtProvider', charge.charge);
}

/** Which charges are compared: those since a moment; later than `settledBy` one may be on its way into the books. */
export interface Window {
  readonly since: Moment;
  readonly settledBy: Moment;
}

/**
 * What is different between a provider's ledger and the books. The ledger may begin earlier than the books: what is given
 * back was charged before.
 */
export function compareLedger(
  charges: readonly Charge[],
  books: CardBooks,
  { since, settledBy }: Window,
): readonly Difference[] {
  const inLedger = new Set(charges.map(({ charge }) => charge));
  const byCharge = Map.groupBy(books.booked, ({ charge }) => charge);
  const compared = charges.filter(({ at }) => at >= since);
  const byOrder = Map.groupBy(compared, ({ reference }) => reference);
  const twice = [...byOrder].flatMap(([about, all]): readonly Difference[] =>
    all.length > 1 ? [{ kind: 'chargedTwice', about, detail: all.map(({ charge }) => charge).join(', ') }] : [],
  );
  const uncharged = books.booked.flatMap(({ reference: about, charge, amount, isOfPayment }): readonly Difference[] =>
    // What is given back of a payment may have been charged long before.
    isOfPayment || (charge !== null && inLedger.has(charge))
      ? []
      : [{ kind: 'orderWithoutCharge', about, detail: `${charge ?? 'no charge'}, ${received(amount)}` }],
  );
  const others = compared.flatMap((charge) => [
    ...ofCharge(charge, byCharge.get(charge.charge) ?? [], books, settledBy),
  ]);
  return [...twice, ...uncharged, ...others];
}
