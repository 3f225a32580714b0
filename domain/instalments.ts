import { daysBetween } from './day.ts';
import type { Day } from './day.ts';
import type { Money } from './money.ts';
import { money, sum } from './money.ts';

/** A part of an invoice with a due day of its own, as staff agreed with the buyer. */
export interface Instalment {
  readonly dueOn: Day;
  readonly amount: Money;
  /** The part of it that payments and credit notes cover: they fill the earliest instalments first. */
  readonly paid: Money;
}

/** How an instalment stands on a day; a part paid one that is late is overdue. */
export type InstalmentState = 'paid' | 'partPaid' | 'due' | 'overdue';

/** The instalment to pay next. */
export interface NextInstalment {
  /** Its place in the plan, from 1 on, of so many. */
  readonly number: number;
  readonly count: number;
  readonly dueOn: Day;
  /** What is left to pay of it. */
  readonly left: Money;
}

/** An amount to pay, and its due day. */
export type DuePart = Pick<NextInstalment, 'dueOn' | 'left'>;

/** What an invoice says of its payment. */
interface Planned {
  readonly dueOn: Day;
  readonly remaining: Money;
  /** The payment plan, by due day; usually none. */
  readonly instalments: readonly Instalment[];
}

/** Instalments of a plan, by due day, with what is covered of each. */
export function fillInstalments(
  plan: readonly Pick<Instalment, 'dueOn' | 'amount'>[],
  covered: Money,
): readonly Instalment[] {
  let left = covered.minor;
  return plan.map(({ dueOn, amount }) => {
    const paid = Math.max(0, Math.min(amount.minor, left));
    left -= paid;
    return { dueOn, amount, paid: money(paid, amount.currency) };
  });
}

/** What is left to pay of an instalment. */
export function leftOf({ amount, paid }: Pick<Instalment, 'amount' | 'paid'>): Money {
  return money(amount.minor - paid.minor, amount.currency);
}

/** How an instalment stands on a day of the publisher's calendar. */
export function instalmentState(instalment: Instalment, today: Day): InstalmentState {
  if (leftOf(instalment).minor <= 0) return 'paid';
  if (daysBetween(today, instalment.dueOn) < 0) return 'overdue';
  return instalment.paid.minor > 0 ? 'partPaid' : 'due';
}

/** The first instalment that is not paid; `null` for an invoice without a plan, or once all are paid. */
export function nextInstalment({ instalments }: Pick<Planned, 'instalments'>): NextInstalment | null {
  const index = instalments.findIndex((each) => leftOf(each).minor > 0);
  const next = instalments[index];
  return next ? { number: index + 1, count: instalments.length, dueOn: next.dueOn, left: leftOf(next) } : null;
}

/** What is to be paid of an open invoice, by due day: each unpaid instalment, or all of it. */
export function duePartsOf(invoice: Planned): readonly DuePart[] {
  if (nextInstalment(invoice) === null) return [{ dueOn: invoice.dueOn, left: invoice.remaining }];
  return invoice.instalments.flatMap((each) => {
    const left = leftOf(each);
    return left.minor > 0 ? [{ dueOn: each.dueOn, left }] : [];
  });
}

/** What is due now of an open invoice: all overdue instalments, or the next one; all of it without a plan. */
export function dueNowOf(invoice: Planned, today: Day): Money {
  const [next, ...later] = duePartsOf(invoice);
  const overdue = later.filter(({ dueOn }) => daysBetween(today, dueOn) < 0);
  return sum(
    [...(next ? [next] : []), ...overdue].map(({ left }) => left),
    invoice.remaining.currency,
  );
}

/** The amount to pay next of an open invoice: of its next instalment, or all of it. */
export function nextAmountOf(invoice: Planned): Money {
  return nextInstalment(invoice)?.left ?? invoice.remaining;
}

/** What is left of an open invoice once the next amount is paid; zero without a plan. */
export function laterAmountOf(invoice: Planned): Money {
  const { remaining } = invoice;
  return money(Math.max(0, remaining.minor - nextAmountOf(invoice).minor), remaining.currency);
}

/** The day until which the next amount of an invoice is to be paid. */
export function nextDueOn(invoice: Pick<Planned, 'dueOn' | 'instalments'>): Day {
  return nextInstalment(invoice)?.dueOn ?? invoice.dueOn;
}

/** Why a plan is none: `null` if it is one. */
export type PlanFault = 'tooFew' | 'order' | 'sum';

/** Whether instalments pay a total: at least two, on ascending days, and together exactly the total. */
export function planFault(plan: readonly Pick<Instalment, 'dueOn' | 'amount'>[], total: Money): PlanFault | null {
  if (plan.length < 2) return 'tooFew';
  if (plan.some(({ dueOn }, index) => index > 0 && dueOn <= (plan[index - 1]?.dueOn ?? ''))) return 'order';
  const planned = sum(
    plan.map(({ amount }) => amount),
    total.currency,
  );
  return planned.minor === total.minor ? null : 'sum';
}
