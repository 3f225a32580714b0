import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { Money } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import type { Charge, PaymentProvider } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { isReversal } from '../checkout/payment-record.ts';
import { checkBooks } from './check-books.ts';
import type { Difference, DifferenceKind } from './difference.ts';

/** A booked movement of card money. */
interface Booked {
  readonly reference: string;
  readonly charge: string | null;
  readonly amount: Money;
  readonly kind: 'payment' | 'refund';
  /** Whether it refunds a booked payment, so that it is no money of its own. */
  readonly isOfPayment: boolean;
  /** Whether, by the books, the provider has refunded it, or may be doing so. */
  readonly isGivenBack: 'yes' | 'perhaps' | 'no';
}

/** Card orders in the books. */
interface CardBooks {
  readonly booked: readonly Booked[];
  /** References of existing orders, among the requested ones. */
  readonly orders: ReadonlySet<string>;
}

const formatAmount = ({ minor, currency }: Money) => `${minor} ${currency}`;

function amountBooked(all: readonly Booked[]): string {
  const booked = all.filter(({ isOfPayment }) => !isOfPayment);
  const minor = booked.reduce((sum, { amount }) => sum + amount.minor, 0);
  const currencies = new Set(booked.map(({ amount }) => amount.currency));
  return `${minor} ${[...currencies].join('/')}`;
}

/** Differences about one charge. */
function* ofCharge(charge: Charge, booked: readonly Booked[], { orders }: CardBooks, settledBy: Moment) {
  const about = charge.reference;
  const difference = (kind: DifferenceKind, detail: string): Difference => ({ kind, about, detail });
  if (!orders.has(about)) {
    yield difference('chargeWithoutOrder', `${charge.charge}, ${formatAmount(charge.amount)}`);
    return;
  }
  const booksOf = (...answers: readonly Booked['isGivenBack'][]) =>
    booked.reduce((sum, { isGivenBack, amount }) => (answers.includes(isGivenBack) ? sum + amount.minor : sum), 0);
  if (booked.length === 0) {
    if (charge.refunded > 0) yield difference('refundNotBooked', charge.charge);
    else if (charge.at <= settledBy)
      yield difference('chargeNotBooked', `${charge.charge}, ${formatAmount(charge.amount)}`);
    return;
  }
  const amount = amountBooked(booked);
  if (amount !== formatAmount(charge.amount)) {
    yield difference('amountDiffers', `${charge.charge}: charged ${formatAmount(charge.amount)}, booked ${amount}`);
  }
  if (charge.refunded > booksOf('yes', 'perhaps')) yield difference('refundNotBooked', charge.charge);
  if (charge.refunded < booksOf('yes')) yield difference('refundNotAtProvider', charge.charge);
}

/** The compared charges: since a moment; one later than `settledBy` may not be booked yet. */
interface Window {
  readonly since: Moment;
  readonly settledBy: Moment;
}

/**
 * Differences between a provider's ledger and the books. The ledger may begin earlier than the books: a refund's charge
 * is older than the refund.
 */
function compareLedger(
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
    // The charge of a refunded payment may be older than the ledger's window.
    isOfPayment || (charge !== null && inLedger.has(charge))
      ? []
      : [{ kind: 'orderWithoutCharge', about, detail: `${charge ?? 'no charge'}, ${formatAmount(amount)}` }],
  );
  const others = compared.flatMap((charge) => [
    ...ofCharge(charge, byCharge.get(charge.charge) ?? [], books, settledBy),
  ]);
  return [...twice, ...uncharged, ...others];
}

/** Time within which a charge is booked even if the buyer does not return, in milliseconds. */
const SETTLING = 120_000;

/** Time within which a refund is completed, in milliseconds: five business days, and a weekend. */
const REFUNDING = 7 * 24 * 3_600_000;

/**
 * Longest time from a charge to its booking, in milliseconds: a direct debit is paid after 14 business days at most.
 */
const LATEST = 45 * 24 * 3_600_000;

/** Result of an audit. */
interface Audit {
  /** Number of the provider's charges that were compared. */
  readonly charges: number;
  readonly differences: readonly Difference[];
}

/** Card payments in our database since a moment. */
async function readBooked({ db }: Services, since: Moment): Promise<readonly Booked[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['reference', 'charge', 'amount_minor as minor', 'currency'])
    .where('method', '=', 'card')
    .where('paid_at', '>=', since)
    .execute();
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('checkouts as c', 'c.id', 'r.checkout_id')
    .leftJoin('disputes as d', 'd.reference', 'r.reference')
    .select([
      'd.reference as dispute',
      'c.reference',
      'r.charge',
      'r.amount_minor as minor',
      'r.currency',
      'r.state',
      'r.refusal',
      'r.why',
      'r.provider_session as session',
    ])
    .where('r.method', '=', 'card')
    .where('r.requested_at', '>=', since)
    .execute();
  return [
    ...payments.map(({ reference, charge, minor, currency }): Booked => ({
      reference,
      charge,
      amount: money(minor, currency),
      kind: 'payment',
      isOfPayment: false,
      isGivenBack: 'no',
    })),
    ...refunds.map(({ reference, charge, minor, currency, state, refusal, why, session, dispute }): Booked => ({
      reference,
      charge,
      amount: money(minor, currency),
      kind: 'refund',
      isOfPayment: isReversal({ why }),
      // Refused, or not requested: the office has sent a transfer. By a dispute: the bank takes it back.
      isGivenBack:
        refusal !== null || session === null || dispute !== null ? 'no' : state === 'done' ? 'yes' : 'perhaps',
    })),
  ];
}

async function readOrders({ db }: Services, charges: readonly Charge[]): Promise<ReadonlySet<string>> {
  const references = [...new Set(charges.map(({ reference }) => reference))];
  const rows = await db
    .selectFrom('checkouts')
    .select('reference')
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .where('method', '=', 'card')
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

async function lookOnce(services: Services, provider: PaymentProvider, since: Moment): Promise<Audit> {
  const now = services.clock.now().getTime();
  // Our database first: a charge made meanwhile is too recent to count as missing.
  const booked = await readBooked(services, since);
  const earlier = new Date(new Date(since).getTime() - LATEST).toISOString();
  const charges = await provider.listCharges(earlier);
  const books: CardBooks = { booked, orders: await readOrders(services, charges) };
  const differences = [
    ...compareLedger(charges, books, { since, settledBy: new Date(now - SETTLING).toISOString() }),
    ...(await checkBooks(services.db, { overdue: new Date(now - REFUNDING).toISOString() })),
  ];
  return { charges: charges.filter(({ at }) => at >= since).length, differences };
}

/**
 * Compares the provider's charges since a moment with our database, and the database with itself. Money moves
 * meanwhile, so only differences found twice are reported. Rejects if the provider cannot be reached.
 */
export async function audit(services: Services, provider: PaymentProvider, since: Moment): Promise<Audit> {
  const first = await lookOnce(services, provider, since);
  if (first.differences.length === 0) return first;
  const before = new Set(first.differences.map((difference) => JSON.stringify(difference)));
  const again = await lookOnce(services, provider, since);
  return { ...again, differences: again.differences.filter((each) => before.has(JSON.stringify(each))) };
}
