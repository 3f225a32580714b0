/** The plan of a run, derived from its seed alone: journeys of buyers, and the times of faults. */
import fc from 'fast-check';
import { locales } from '../../domain/locale.ts';
import type { Locale } from '../../domain/locale.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { ConfirmationMode } from '../../server/core/db/sandbox-schema.ts';
import { confirmationModes } from '../../server/core/db/sandbox-schema.ts';
import { testCards } from '../../server/core/payments/sandbox/cards.ts';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';

/**
 * How a request reaches the servers: once; two at once; its connection destroyed after a number of milliseconds before
 * the answer, then sent again; or sent once more after the request that follows it.
 */
export interface Delivery {
  readonly how: 'once' | 'twice' | 'cut' | 'later';
  readonly cutAfter: number;
}

export type Act =
  /** Orders the open invoices, or the newest of them; a buyer with a subscription to pay orders that. */
  | {
      readonly do: 'order';
      readonly method: PaymentMethod;
      readonly scope: 'newest' | 'all';
      readonly delivery: Delivery;
    }
  /** Submits the hosted page of the last card order; `leave`: the bank's question (3-D Secure) is not answered. */
  | {
      readonly do: 'pay';
      readonly card: string;
      readonly approval: 'approve' | 'deny' | 'leave';
      readonly confirmation: ConfirmationMode;
      readonly delivery: Delivery;
    }
  | { readonly do: 'cancel' }
  /** The bank charges the last card order, in any state of its page. */
  | { readonly do: 'chargeLate'; readonly confirmation: ConfirmationMode }
  /** The office settles a transfer for the last order by transfer. */
  | {
      readonly do: 'transfer';
      /** Percent of the ordered amount; `next`: the next instalment; `rest`: the part not received yet; `whole`: all of it. */
      readonly share: number | 'next' | 'rest' | 'whole';
      /** An additional amount, in the smallest units. */
      readonly extra: number;
      /** Whether it comes in another currency than the order's. */
      readonly isForeign: boolean;
      /** Whether the office enters the bank's reference. */
      readonly isNamed: boolean;
    }
  /** The office records that the transfer failed; cancels the newest invoice; processes the refunds. */
  | { readonly do: 'fail' }
  | { readonly do: 'creditNote' }
  /** The office credits a part of the newest invoice, in percent. */
  | { readonly do: 'creditPart'; readonly share: number }
  /** The office agrees instalments for the newest invoice: the first ones in percent, the last is the rest. */
  | { readonly do: 'plan'; readonly shares: readonly number[] }
  /** Staff refund a part of the last charge in the provider's dashboard, in percent. */
  | { readonly do: 'refundByHand'; readonly share: number; readonly deliveries: number }
  /** The buyer disputes a part of the last charge, in percent, and the bank decides. */
  | { readonly do: 'dispute'; readonly share: number; readonly end: 'won' | 'lost'; readonly deliveries: number }
  /** The price of what is to be paid changes, as another back end might. */
  | { readonly do: 'reprice'; readonly net: number }
  | { readonly do: 'refunds'; readonly decision: 'return' | 'keep' }
  /** Concurrent acts, started a number of milliseconds apart. */
  | { readonly do: 'together'; readonly acts: readonly Act[]; readonly gap: number };

/** An act of one name. */
export type ActOf<Name extends Act['do']> = Extract<Act, { readonly do: Name }>;

export interface Journey {
  readonly kind: string;
  readonly scenario: ScenarioName;
  readonly locale: Locale;
  /** Currency of its invoices. */
  readonly currency: 'EUR' | 'USD';
  /** Whether the buyer uses an invoice link, not signed in. */
  readonly isByLink: boolean;
  readonly acts: readonly Act[];
}

const pick = <const Value>(...values: readonly Value[]) => fc.noBias(fc.constantFrom(...values));
const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));
const act = (done: Act): fc.Arbitrary<Act> => fc.constant(done);

const delivery = fc.record({ how: pick('once', 'once', 'twice', 'cut', 'later'), cutAfter: between(1, 40) });
const confirmation = pick(...confirmationModes);

const ordering = (method: PaymentMethod, scope: 'newest' | 'all') =>
  fc.record({ do: pick('order'), method: pick(method), scope: pick(scope), delivery });
const paying = (cards: readonly string[], ...approvals: readonly ActOf<'pay'>['approval'][]) =>
  fc.record({ do: pick('pay'), card: pick(...cards), approval: pick(...approvals), confirmation, delivery });
const settling = (
  share: fc.Arbitrary<ActOf<'transfer'>['share']>,
  { extra = 0, isForeign = false, isNamed = true }: Partial<ActOf<'transfer'>> = {},
): fc.Arbitrary<Act> => share.map((each) => ({ do: 'transfer', share: each, extra, isForeign, isNamed }));
const together = (...parts: readonly fc.Arbitrary<Act>[]) =>
  fc.record({ do: pick('together'), acts: fc.tuple(...parts), gap: between(0, 12) });

const card = ordering('card', 'newest');
const cardForAll = ordering('card', 'all');
const transfer = ordering('transfer', 'newest');
const transferForAll = ordering('transfer', 'all');
const wallet = ordering('wallet', 'newest');

const refused = testCards.flatMap(({ number, behaviour }) => (behaviour.kind === 'declined' ? [number] : []));
const taken = testCards.flatMap(({ number, behaviour }) => (behaviour.kind === 'declined' ? [] : [number]));
const pay = paying(taken, 'approve');
const payInVain = paying(refused, 'leave');
const payOrNot = paying([...taken, ...refused], 'approve', 'deny', 'leave');
const cancel = act({ do: 'cancel' });
const chargeLate = fc.record({ do: pick('chargeLate'), confirmation });

const part = settling(between(1, 45));
const unnamedPart = settling(between(1, 45), { isNamed: false });
const rest = settling(pick('rest'));
const whole = settling(pick('whole'));
const next = settling(pick('next'));
const foreign = settling(pick('whole'), { isForeign: true });
const tooMuch = between(1, 50_000).chain((extra) => settling(pick('rest'), { extra }));

const fail = act({ do: 'fail' });
const creditNote = act({ do: 'creditNote' });
const creditPart = fc.record({ do: pick('creditPart'), share: between(1, 99) });
const plan = fc.record({ do: pick('plan'), shares: fc.array(between(5, 45), { minLength: 1, maxLength: 2 }) });
const deliveries = between(0, 2);
const refundByHand = fc.record({ do: pick('refundByHand'), share: between(1, 100), deliveries });
const disputing = (end: 'won' | 'lost', share = between(1, 100)) =>
  fc.record({ do: pick('dispute'), share, end: pick(end), deliveries });
const lost = disputing('lost');
const reprice = fc.record({ do: pick('reprice'), net: between(1000, 90_000) });
const refunds = fc.record({ do: pick('refunds'), decision: pick('return', 'keep') });
const anything = fc.oneof(
  cardForAll,
  transfer,
  pay,
  payOrNot,
  cancel,
  chargeLate,
  part,
  rest,
  tooMuch,
  fail,
  creditNote,
  creditPart,
);

type Kind = readonly [scenario: ScenarioName, ...acts: fc.Arbitrary<Act>[]];

/** Kinds of journeys, equally frequent. */
const kinds: Readonly<Record<string, Kind>> = {
  'one invoice by card': ['oneInvoice', card, pay],
  'several invoices by card': ['severalInvoices', cardForAll, pay],
  'any card': ['oneInvoice', card, payOrNot, card, payOrNot],
  'card refused, then another': ['oneInvoice', card, payInVain, card, pay],
  'page cancelled, late charge': ['oneInvoice', card, cancel, chargeLate],
  'late charge before another card': ['oneInvoice', card, cancel, chargeLate, card, pay],
  'late charge after another card': ['oneInvoice', card, together(card, cancel), pay, chargeLate],
  'two tabs at once': ['oneInvoice', together(card, card), pay],
  'price changed while ordering': ['oneInvoice', together(card, reprice), card, pay],
  'price changed before the card': ['oneInvoice', card, reprice, pay, card, pay],
  'subscription price changed while ordering': ['paymentOpen', together(card, reprice), card, pay],
  'whole transfer': ['oneInvoice', transfer, rest],
  'transfer in two parts': ['severalInvoices', transferForAll, part, rest],
  'transfer in three parts': ['oneInvoice', transfer, part, part, rest],
  'two transfers without a bank reference': ['oneInvoice', transfer, unnamedPart, unnamedPart],
  'two transfers at once': ['oneInvoice', transfer, together(part, unnamedPart)],
  'two whole transfers at once': ['oneInvoice', transfer, together(whole, whole), refunds],
  'whole transfer and card at once': ['oneInvoice', transfer, card, together(pay, whole), refunds],
  'transfer of too much': ['oneInvoice', transfer, tooMuch, refunds],
  'part, then too much': ['severalInvoices', transferForAll, part, tooMuch, refunds],
  'transfer in another currency': ['oneInvoice', transfer, foreign, refunds, rest],
  'transfer after it was given up': ['oneInvoice', transfer, fail, rest],
  'transfer for two, one of them by card': ['severalInvoices', transferForAll, card, pay, whole, refunds],
  'part, the rest by card, another transfer': ['oneInvoice', transfer, part, card, pay, rest],
  'settled and given up at once': ['oneInvoice', transfer, together(part, fail)],
  'credit note before a transfer': ['oneInvoice', transfer, creditNote, rest, refunds],
  'credit note between two parts': ['severalInvoices', transferForAll, part, creditNote, rest],
  'part, then a credit note': ['oneInvoice', transfer, part, creditNote, refunds],
  'credit note after two parts': ['oneInvoice', transfer, part, rest, creditNote, refunds],
  'credit note after a card': ['severalInvoices', cardForAll, pay, creditNote, refunds],
  'credit for a part between two parts': ['oneInvoice', transfer, part, creditPart, rest, refunds],
  'credits for parts after a card': ['severalInvoices', cardForAll, pay, creditPart, creditPart, creditNote, refunds],
  'card while a part is credited': ['oneInvoice', card, together(creditPart, pay), card, pay, refunds],
  'card for an undone invoice': ['oneInvoice', card, together(creditNote, pay), chargeLate],
  'card page open while a part is credited': ['oneInvoice', card, creditPart, pay, card, pay, refunds],
  'two credits for parts, never paid': ['oneInvoice', transfer, creditPart, creditPart, creditNote],
  'instalments by transfer': ['oneInvoice', plan, transfer, next, next, rest],
  'instalments, the last one unpaid': ['oneInvoice', plan, transfer, next],
  'instalment in parts': ['oneInvoice', plan, transfer, part, next, rest],
  'instalments, a part credited': ['oneInvoice', plan, transfer, next, creditPart, rest, refunds],
  'instalment, the rest by card': ['oneInvoice', plan, transfer, next, card, pay, rest, refunds],
  'plan agreed after a transfer was ordered': ['oneInvoice', transfer, plan, next, rest],
  'staff refund of a part': ['oneInvoice', card, pay, refundByHand],
  'staff refund, then a credit note': ['severalInvoices', cardForAll, pay, refundByHand, creditNote, refunds],
  'dispute lost': ['severalInvoices', cardForAll, pay, lost],
  'dispute lost, then a credit note': ['oneInvoice', card, pay, disputing('lost', pick(100)), creditNote, refunds],
  'dispute lost, then a part credited': ['oneInvoice', card, pay, lost, creditPart, creditNote, refunds],
  'dispute won': ['oneInvoice', card, pay, disputing('won')],
  'subscription from the wallet': ['paymentWallet', wallet],
  'wallet in two tabs, then a credit note': ['paymentWallet', together(wallet, wallet), creditNote],
  'subscription by card and wallet at once': ['paymentWallet', card, together(pay, wallet)],
  'subscription in parts, the rest by card': ['paymentOpen', transfer, part, card, pay],
  anything: ['severalInvoices', transferForAll, anything, anything, anything, anything, anything],
};

export const kindNames: readonly string[] = Object.keys(kinds);

function journeyOf(kind: string): fc.Arbitrary<Journey> {
  const [scenario, ...parts] = kinds[kind] ?? [];
  if (!scenario) throw new Error(`There is no kind of journey "${kind}"`);
  const isByLink = pick(scenario === 'oneInvoice', false);
  const hasInvoices = scenario === 'oneInvoice' || scenario === 'severalInvoices';
  return fc.record({
    kind: pick(kind),
    scenario: pick(scenario),
    locale: pick(...locales),
    currency: hasInvoices ? pick('EUR', 'EUR', 'EUR', 'USD') : pick('EUR'),
    isByLink,
    acts: fc.tuple(...parts),
  });
}

/** The maximum number of orders that acts place. */
export function ordersIn(acts: readonly Act[]): number {
  const counted = acts.map((each) => (each.do === 'together' ? ordersIn(each.acts) : Number(each.do === 'order')));
  return counted.reduce((sum, count) => sum + count, 0);
}

/**
 * Journeys of all kinds, or of one, with at least the given number of orders: deterministic for a seed, and a longer
 * plan starts with a shorter one.
 */
export function planJourneys(seed: number, orders: number, kind?: string): readonly Journey[] {
  const drawn = fc.sample(pick(...(kind === undefined ? kindNames : [kind])).chain(journeyOf), {
    seed,
    numRuns: orders,
  });
  let left = orders;
  return drawn.filter(({ acts }) => {
    const isTaken = left > 0;
    left -= ordersIn(acts);
    return isTaken;
  });
}

/**
 * Successive faults: the number of answered requests after the previous one, and a number that its target is drawn by;
 * enough for a run.
 */
export function planFaults(seed: number, [min, max]: readonly [number, number]) {
  return fc.sample(fc.record({ after: between(min, max), drawn: fc.noBias(fc.nat()) }), { seed, numRuns: 3000 });
}

/** Replies of a mail server: the usual one; none; a message that is put off. Enough for a run. */
export function planReplies(seed: number) {
  const usual = Array.from({ length: 14 }, () => 'usual' as const);
  return fc.sample(pick(...usual, 'hang', 'later'), { seed, numRuns: 10_000 });
}
