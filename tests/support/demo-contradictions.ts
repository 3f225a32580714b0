/** What two rows or pages of the demo may not say of one thing. */
import type { Day } from '../../domain/day.ts';
import { daysBetween } from '../../domain/day.ts';
import type { QuotationState } from '../../domain/quotation.ts';
import type { SubscriptionStatus } from '../../domain/subscription.ts';
import { isQuoteDecidable } from '../../domain/subscription.ts';

/** What the pages of one person say, each place by itself. */
export interface DemoFacts {
  /** The reading log. */
  readonly readings: readonly { readonly articleId: number; readonly access: string; readonly at: string }[];
  /** Every place that names an article. */
  readonly articles: readonly { readonly id: number; readonly name: string }[];
  /** What the wallet paid, with the reference of an order. */
  readonly debits: readonly {
    readonly articleId: number | null;
    readonly payment: string | null;
    readonly at: string;
  }[];
  /** Every place that names a person. */
  readonly people: readonly { readonly email: string; readonly name: string }[];
  /** Every place that says how an invoice stands. */
  readonly invoices: readonly { readonly reference: string; readonly standing: string }[];
  /** The outcome of the last decided request about a reader. */
  readonly decided: readonly { readonly licence: number; readonly email: string; readonly isReader: boolean }[];
  readonly readers: readonly { readonly licence: number; readonly email: string }[];
  /** Every place that counts the seats of a licence. */
  readonly seats: readonly { readonly licence: number; readonly seats: string }[];
  readonly subscriptions: readonly {
    readonly reference: string;
    readonly status: SubscriptionStatus | 'unknown';
    readonly months: number;
    readonly startsOn: Day | null;
    readonly endsOn: Day | null;
    readonly invoices: readonly { readonly issuedOn: Day; readonly isOpen: boolean }[];
  }[];
  readonly sums: readonly { readonly name: string; readonly sum: number; readonly rows: readonly number[] }[];
  readonly quotes: readonly {
    readonly reference: string;
    /** Its list says that it awaits a decision. */
    readonly isAwaited: boolean;
    readonly state: QuotationState;
  }[];
}

/** The things of which places say something different. */
function differing(said: readonly (readonly [thing: string, value: string])[]): readonly string[] {
  return [...Map.groupBy(said, ([thing]) => thing)].flatMap(([thing, places]) => {
    const values = new Set(places.map(([, value]) => value));
    return values.size > 1 ? [`${thing}: ${[...values].join(' / ')}`] : [];
  });
}

/** The days of one month, on average. */
const MONTH = 30.44;

function wrongDates({ subscriptions }: DemoFacts): readonly string[] {
  return subscriptions.flatMap(({ reference, status, months, startsOn, endsOn, invoices }) => {
    const hasBegun = ['current', 'aboutToEnd', 'ended', 'suspended', 'suspendedEnded'].includes(status);
    if (!hasBegun) return [];
    if (startsOn === null || endsOn === null) return [`${reference} runs without dates`];
    const isOfLength = Math.abs(daysBetween(startsOn, endsOn) - months * MONTH) < 4;
    return [
      ...(isOfLength ? [] : [`${reference} of ${months} months runs from ${startsOn} to ${endsOn}`]),
      ...invoices.flatMap(({ issuedOn, isOpen }) => [
        ...(issuedOn > startsOn ? [`${reference} runs from ${startsOn}, invoiced on ${issuedOn}`] : []),
        ...(isOpen ? [`${reference} runs unpaid`] : []),
      ]),
    ];
  });
}

const paidReading = ({ articleId, at }: { readonly articleId: number | null; readonly at: string }) =>
  `${articleId} at ${at}`;

const contradictions: readonly (readonly [name: string, found: (facts: DemoFacts) => readonly string[]])[] = [
  [
    'a debit without a subject',
    ({ debits }) =>
      debits.filter(({ articleId, payment }) => articleId === null && payment === null).map(({ at }) => at),
  ],
  [
    'a reading with credits that nothing paid',
    ({ readings, debits }) => {
      const paid = new Set(debits.map(paidReading));
      return readings
        .filter(({ access }) => access === 'walletClient')
        .map(paidReading)
        .filter((each) => !paid.has(each));
    },
  ],
  [
    'a paid article that was not read',
    ({ readings, debits }) => {
      const read = new Set(readings.filter(({ access }) => access === 'walletClient').map(paidReading));
      return debits
        .filter(({ articleId }) => articleId !== null)
        .map(paidReading)
        .filter((each) => !read.has(each));
    },
  ],
  [
    'an article with two titles or publications',
    ({ articles }) => differing(articles.map(({ id, name }) => [String(id), name])),
  ],
  [
    'an article with two kinds of access',
    ({ readings }) => differing(readings.map(({ articleId, access }) => [String(articleId), access])),
  ],
  ['a person with two names', ({ people }) => differing(people.map(({ email, name }) => [email, name]))],
  [
    'an invoice that stands in two ways',
    ({ invoices }) => differing(invoices.map(({ reference, standing }) => [reference, standing])),
  ],
  [
    'a decision that the licence does not show',
    ({ decided, readers }) =>
      decided
        .filter(
          ({ licence, email, isReader }) =>
            readers.some((reader) => reader.licence === licence && reader.email === email) !== isReader,
        )
        .map(({ email }) => email),
  ],
  [
    'seats counted in two ways',
    ({ seats }) => differing(seats.map(({ licence, seats: said }) => [String(licence), said])),
  ],
  ['a subscription with wrong dates', wrongDates],
  [
    'a sum other than its rows',
    ({ sums }) =>
      sums
        .filter(({ sum, rows }) => rows.reduce((total, row) => total + row, 0) !== sum)
        .map(({ name, sum }) => `${name}: ${sum}`),
  ],
  [
    'a quote that awaits a decision, and does not',
    ({ quotes }) =>
      quotes.filter(({ isAwaited, state }) => isAwaited !== isQuoteDecidable(state)).map(({ reference }) => reference),
  ],
];

/** The contradictions of what a person is shown, with the things that they are about. */
export function contradictionsIn(facts: DemoFacts): readonly string[] {
  return contradictions.flatMap(([name, found]) => found(facts).map((thing) => `${name}: ${thing}`));
}
