/** Samples are what designers see and what approved texts say: one that contradicts itself hides a page that does. */
import type { Infer } from 'superstruct';
import { array, assert, is, nullable, number, optional, string, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { charts } from './charts.ts';
import { modificationType, paymentStatus } from '../domain/enumerations.ts';
import { dayIn, defaultTimeZone } from '../domain/moment.ts';

const amount = having({ minor: number(), currency: string() });

type Amount = Infer<typeof amount>;

const invoice = having({
  id: number(),
  reference: string(),
  status: number(),
  lines: array(having({ net: amount, vat: amount })),
  creditNotes: array(having({ amount })),
  instalments: array(having({ amount })),
  reversals: array(having({ amount })),
  net: amount,
  vat: amount,
  total: amount,
  remaining: amount,
  paidBy: nullable(string()),
  awaitedTransfer: nullable(having({})),
});

const outcome = having({
  kind: string(),
  reason: optional(string()),
  invoices: array(invoice),
  receipts: array(having({ amount })),
  refunds: array(having({ amount })),
  remaining: amount,
});

const walletPage = having({
  wallet: having({
    balance: amount,
    months: array(having({ month: string(), cameIn: amount, wentOut: amount })),
  }),
  rows: array(having({ at: string(), amount, balance: amount })),
  completeness: having({ kind: string() }),
  next: nullable(string()),
});

const subscription = having({
  licence: having({
    seats: having({ bought: number(), taken: number(), pending: number() }),
    pendingRangeCount: number(),
    pendingCount: number(),
  }),
  timeline: array(having({ kind: string() })),
});

const request = having({ request: having({ type: number(), state: string(), lineCount: number() }) });

/** Every part of a sample, itself first. */
function* partsOf(sample: unknown): Generator<object> {
  if (typeof sample !== 'object' || sample === null) return;
  yield sample;
  for (const part of Object.values(sample)) yield* partsOf(part);
}

interface Sample {
  readonly name: string;
  readonly answer: unknown;
}

const samples: readonly Sample[] = charts.flatMap(({ name, actorResponses }) =>
  Object.entries(actorResponses).flatMap(([port, responses]) => {
    assert(responses, having({ done: having({}) }));
    return Object.entries(responses.done).map(([sample, answer]) => ({ name: `${name} ${port}:${sample}`, answer }));
  }),
);

const sumOf = (amounts: readonly Amount[], currency: string): number =>
  amounts.reduce((total, each) => total + (each.currency === currency ? each.minor : 0), 0);

/** What an invoice says about itself: its sums, its one currency, and its status against what is left. */
function invoiceFaults({ reference, status, lines, ...facts }: Infer<typeof invoice>): readonly string[] {
  const { net, vat, total, remaining, creditNotes, instalments, reversals, paidBy } = facts;
  const { currency } = total;
  const amounts = [...lines.flatMap((line) => [line.net, line.vat]), net, vat, remaining];
  const others = [...creditNotes, ...instalments, ...reversals].map((each) => each.amount);
  const credited = sumOf(
    creditNotes.map((each) => each.amount),
    currency,
  );
  const asked = total.minor - credited;
  const { unpaid, partlySettled, settled, cleared } = paymentStatus;
  const laws: readonly (readonly [string, boolean])[] = [
    ['has one currency', [...amounts, ...others].every((each) => each.currency === currency)],
    [
      'has the net of its lines',
      net.minor ===
        sumOf(
          lines.map((line) => line.net),
          currency,
        ),
    ],
    [
      'has the VAT of its lines',
      vat.minor ===
        sumOf(
          lines.map((line) => line.vat),
          currency,
        ),
    ],
    ['asks for net and VAT', total.minor === net.minor + vat.minor],
    ['is credited at most once', credited <= Math.max(total.minor, 0)],
    [
      'is split into its instalments',
      instalments.length === 0 ||
        sumOf(
          instalments.map((each) => each.amount),
          currency,
        ) === total.minor,
    ],
    ['is unpaid and asks for all', status !== unpaid || remaining.minor === asked],
    ['is paid in part', status !== partlySettled || (remaining.minor > 0 && remaining.minor < asked)],
    ['is settled and asks for nothing', (status !== settled && status !== cleared) || remaining.minor === 0],
    ['is paid by no payment while it is open', remaining.minor === 0 || paidBy === null],
  ];
  return laws.flatMap(([law, holds]) => (holds ? [] : [`${reference} ${law}`]));
}

/** Receipts less refunds are what paid the invoices; with the rest, that is their total. */
function outcomeFaults({
  kind,
  reason,
  invoices,
  receipts,
  refunds,
  remaining,
}: Infer<typeof outcome>): readonly string[] {
  const { currency } = remaining;
  const asked = invoices.reduce(
    (total, each) =>
      total +
      each.total.minor -
      sumOf(
        each.creditNotes.map((credit) => credit.amount),
        currency,
      ),
    0,
  );
  const kept =
    sumOf(
      receipts.map((each) => each.amount),
      currency,
    ) -
    sumOf(
      refunds.map((each) => each.amount),
      currency,
    );
  const left = sumOf(
    invoices.map((each) => each.remaining),
    currency,
  );
  return [
    ...(kept + remaining.minor === asked ? [] : [`${kind}: ${kept} kept and ${remaining.minor} left, not ${asked}`]),
    ...(reason === 'transferOrdered' && invoices.every(({ awaitedTransfer }) => awaitedTransfer === null)
      ? ['A transfer was ordered, and none is awaited']
      : []),
    ...(reason === 'credited' && invoices.every(({ creditNotes }) => creditNotes.length === 0)
      ? ['A credit note was issued, and no invoice has one']
      : []),
    ...(left === remaining.minor ? [] : [`${kind}: ${remaining.minor} left, but ${left} on its invoices`]),
  ];
}

/** Months hold what the rows of the month hold; a list of all rows accounts for the balance. */
function walletFaults({ wallet, rows, completeness, next }: Infer<typeof walletPage>): readonly string[] {
  const isAll = completeness.kind === 'whole' && next === null && rows[0]?.balance.minor === wallet.balance.minor;
  const { currency } = wallet.balance;
  const months = wallet.months.flatMap(({ month, cameIn, wentOut }) => {
    const own = rows.filter(({ at }) => dayIn(at, defaultTimeZone).startsWith(month)).map((row) => row.amount.minor);
    const came = own.reduce((total, minor) => total + Math.max(minor, 0), 0);
    const went = own.reduce((total, minor) => total + Math.max(-minor, 0), 0);
    const holds = isAll
      ? came === cameIn.minor && went === wentOut.minor
      : came <= cameIn.minor && went <= wentOut.minor;
    return holds ? [] : [`${month}: ${came} in and ${went} out, not ${cameIn.minor} and ${wentOut.minor}`];
  });
  const total = sumOf(
    rows.map((row) => row.amount),
    currency,
  );
  return [
    ...months,
    ...(isAll && total !== wallet.balance.minor ? [`${total} moved, not ${wallet.balance.minor}`] : []),
  ];
}

/** The same payment cannot settle invoices in two currencies, nor invoices that two answers give to two payments. */
function paymentFaults(invoices: readonly Infer<typeof invoice>[]): readonly string[] {
  const paid = Map.groupBy(invoices, ({ paidBy }) => paidBy);
  return [...paid].flatMap(([payment, own]) => {
    const currencies = new Set(own.map(({ total }) => total.currency));
    return payment === null || currencies.size === 1 ? [] : [`${payment} pays in ${[...currencies].join(' and ')}`];
  });
}

/** The counts of a licence are those of the requests that its timeline has. */
function subscriptionFaults({ licence, timeline }: Infer<typeof subscription>): readonly string[] {
  const { seats, pendingRangeCount, pendingCount } = licence;
  const pending = timeline.filter((entry) => is(entry, request)).filter((entry) => entry.request.state === 'pending');
  const linesOf = (type: number): number =>
    pending.reduce((lines, entry) => lines + (entry.request.type === type ? entry.request.lineCount : 0), 0);
  return [
    ...(pending.length === pendingCount
      ? []
      : [`${pendingCount} requests are pending, and the timeline has ${pending.length}`]),
    ...(linesOf(modificationType.readerAddition) === seats.pending
      ? []
      : ['Other seats are pending than are requested']),
    ...(linesOf(modificationType.ipRangeAddition) === pendingRangeCount
      ? []
      : ['Other networks are pending than are requested']),
    ...(seats.pending <= seats.taken ? [] : ['More seats are pending than taken']),
  ];
}

function faultsOf(answer: unknown): readonly string[] {
  const parts = [...partsOf(answer)];
  const invoices = parts.filter((part) => is(part, invoice));
  return [
    ...invoices.flatMap(invoiceFaults),
    ...paymentFaults(invoices),
    ...parts.filter((part) => is(part, outcome)).flatMap(outcomeFaults),
    ...parts.filter((part) => is(part, walletPage)).flatMap(walletFaults),
    ...parts.filter((part) => is(part, subscription)).flatMap(subscriptionFaults),
  ];
}

describe('a sample does not contradict itself', () => {
  test('in any chart', () => {
    const faults = samples.flatMap(({ name, answer }) =>
      [...new Set(faultsOf(answer))].map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('and is found if it does', () => {
    const [outcomes] = samples.filter(({ name }) => name === 'invoice readOutcome:paid');
    const changed: unknown = JSON.parse(
      JSON.stringify(outcomes?.answer).replace(/"receipts":\[[^\]]*\]/, '"receipts":[]'),
    );
    expect(faultsOf(changed)).not.toEqual([]);
  });
});
