import { sql } from 'kysely';
import type { Moment } from '../../../machines/domain/invoice.ts';
import { money } from '../../../machines/domain/money.ts';
import { isReversal } from '../checkout/payment-record.ts';
import type { Charge, PaymentProvider } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { checkBooks } from './check-books.ts';
import type { Booked, CardBooks } from './compare-ledger.ts';
import { compareLedger } from './compare-ledger.ts';
import type { Difference } from './difference.ts';

/** A charge is booked within so many milliseconds, without anybody's visit. */
const SETTLING = 120_000;

/** A refund is done within so many milliseconds: five business days, and a weekend. */
const REFUNDING = 7 * 24 * 3_600_000;

/** A charge may be booked so long after it was made, in milliseconds: a direct debit is paid after 14 business days at most. */
const LATEST = 45 * 24 * 3_600_000;

/** What an audit has found. */
export interface Audit {
  /** How many charges of the provider were compared. */
  readonly charges: number;
  readonly differences: readonly Difference[];
}

/** What cards have brought since a moment, by the books. */
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
    .select([
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
    ...refunds.map(({ reference, charge, minor, currency, state, refusal, why, session }): Booked => ({
      reference,
      charge,
      amount: money(minor, currency),
      kind: 'refund',
      isOfPayment: isReversal({ why }),
      // What the provider refused, or was not asked for, the office has sent by transfer; a bank takes back what is disputed.
      isGivenBack:
        refusal !== null || session === null || why === 'disputed' ? 'no' : state === 'done' ? 'yes' : 'perhaps',
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
  // The books first: what is charged meanwhile is too young to be missed in them.
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
 * Compares the provider's ledger since a moment with the books, and the books with themselves. Money moves meanwhile, so
 * only what is different twice is told. Rejects where the provider cannot be reached.
 */
export async function audit(services: Services, provider: PaymentProvider, since: Moment): Promise<Audit> {
  const first = await lookOnce(services, provider, since);
  if (first.differences.length === 0) return first;
  const before = new Set(first.differences.map((difference) => JSON.stringify(difference)));
  const again = await lookOnce(services, provider, since);
  return { ...again, differences: again.differences.filter((each) => before.has(JSON.stringify(each))) };
}
