/** How the money of an invoice stands: what every page, list, document and email about it is a function of. */
import type { OpenChorusProgress } from './chorus.ts';
import type { Day } from './day.ts';
import { daysBetween } from './day.ts';
import { paymentStatus } from './enumerations.ts';
import { leftOf, nextDueOn } from './instalments.ts';
import type { AwaitedTransfer, Invoice, Reversal } from './invoice.ts';
import { askedOf, isCanceled, isOpen, isTransferUndecided } from './invoice.ts';
import type { Money } from './money.ts';
import { money, sum } from './money.ts';

/** How an invoice stands, on any day. */
export type InvoiceStanding =
  | { readonly kind: 'open' }
  | { readonly kind: 'settled' | 'canceled' | 'creditNote' | 'quote' }
  /** Partly paid; the rest is charged. */
  | { readonly kind: 'partlySettled' }
  /** Paid; the buyer disputes the payment, or a part of it, and the bank has not decided. */
  | { readonly kind: 'disputed'; readonly isWhole: boolean }
  /** Paid, and all or a part of the money went back without a credit note: a refund, or a dispute that the bank accepted. */
  | { readonly kind: 'givenBack'; readonly isWhole: boolean };

/** The condition of an invoice on a day: its standing; while it is open, by when it is due and what is to be done. */
export type InvoiceCondition =
  | Exclude<InvoiceStanding, { readonly kind: 'partlySettled' }>
  /** Days overdue; 0 if it is not. */
  | { readonly kind: 'partlySettled'; readonly overdueBy: number }
  /** Days until it is due; 0 today. */
  | { readonly kind: 'dueSoon'; readonly days: number }
  /** Days since it was due, at least one. */
  | { readonly kind: 'overdue'; readonly days: number }
  /** `transferUndecided`: money came for it in another currency, and the office decides. */
  | { readonly kind: 'transferAwaited' | 'transferUndecided'; readonly transfer: AwaitedTransfer }
  /** Of a French public body: nothing is to be done by the buyer but to pay once it is deposited. */
  | { readonly kind: 'chorus'; readonly progress: OpenChorusProgress };

/** Days before the due day from which an invoice is due soon. */
const SOON = 7;

const reversed = ({ reversals, total }: Invoice, kinds: readonly Reversal['kind'][]): Money =>
  sum(
    reversals.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
    total.currency,
  );

/** The amount that payments cover, less what credit notes gave back. */
export function paidOf(invoice: Invoice): Money {
  return money(askedOf(invoice).minor - invoice.remaining.minor, invoice.total.currency);
}

/** The part of it that went back to the buyer without a credit note. */
export function givenBackOf(invoice: Invoice): Money {
  return reversed(invoice, ['refunded', 'disputeAccepted']);
}

/** How an invoice, a pro forma or a credit note stands, on any day. */
export function standingOf(invoice: Invoice): InvoiceStanding {
  if (invoice.kind === 'creditNote') return { kind: 'creditNote' };
  if (isCanceled(invoice)) return { kind: 'canceled' };
  if (invoice.status === paymentStatus.quote) return { kind: 'quote' };
  if (isOpen(invoice)) return { kind: invoice.status === paymentStatus.partlySettled ? 'partlySettled' : 'open' };
  const paid = paidOf(invoice).minor;
  const disputed = reversed(invoice, ['disputed']).minor;
  if (disputed > 0) return { kind: 'disputed', isWhole: disputed >= paid };
  const back = givenBackOf(invoice).minor;
  return back > 0 ? { kind: 'givenBack', isWhole: back >= paid } : { kind: 'settled' };
}

/** Standings that have a text of their own. */
export type StandingName =
  | Exclude<InvoiceStanding['kind'], 'creditNote' | 'quote'>
  | 'partlyDisputed'
  | 'partlyGivenBack';

/** The name of how an invoice stands; `null` for a document without payment. */
export function standingName(invoice: Invoice): StandingName | null {
  const standing = standingOf(invoice);
  switch (standing.kind) {
    case 'creditNote':
    case 'quote':
      return null;
    case 'disputed':
      return standing.isWhole ? 'disputed' : 'partlyDisputed';
    case 'givenBack':
      return standing.isWhole ? 'givenBack' : 'partlyGivenBack';
    default:
      return standing.kind;
  }
}

/** Whether the money that came paid whole instalments of a plan: the next one is due like an invoice. */
function isOnPlan(invoice: Invoice): boolean {
  const next = invoice.instalments.find((each) => leftOf(each).minor > 0);
  return next?.paid.minor === 0;
}

/** How what is to be paid by a day stands: in time, due soon, or overdue. */
export type DueCondition =
  | Extract<InvoiceCondition, { readonly kind: 'dueSoon' | 'overdue' }>
  | { readonly kind: 'open' };

/** The condition of what is to be paid by a day. */
export function dueCondition(dueOn: Day, today: Day): DueCondition {
  const days = daysBetween(today, dueOn);
  if (days < 0) return { kind: 'overdue', days: -days };
  return days > SOON ? { kind: 'open' } : { kind: 'dueSoon', days };
}

/**
 * The condition of an invoice on a day of the publisher's calendar, by its next instalment where it has a plan. Money
 * that is being checked takes precedence; then Chorus Pro over an awaited transfer, and this over dates.
 */
export function conditionOf(invoice: Invoice, today: Day): InvoiceCondition {
  const standing = standingOf(invoice);
  const { awaitedTransfer, chorus } = invoice;
  if (awaitedTransfer && isTransferUndecided(invoice)) return { kind: 'transferUndecided', transfer: awaitedTransfer };
  const dueOn = nextDueOn(invoice);
  if (standing.kind === 'partlySettled' && !isOnPlan(invoice)) {
    return { kind: 'partlySettled', overdueBy: Math.max(0, daysBetween(dueOn, today)) };
  }
  if (standing.kind === 'partlySettled') return dueCondition(dueOn, today);
  if (standing.kind !== 'open') return standing;
  if (chorus && chorus.kind !== 'paid') return { kind: 'chorus', progress: chorus };
  if (awaitedTransfer) return { kind: 'transferAwaited', transfer: awaitedTransfer };
  return dueCondition(dueOn, today);
}

/** Whether a condition is a matter of time alone. */
export function isDue(condition: InvoiceCondition): condition is DueCondition {
  return condition.kind === 'open' || condition.kind === 'dueSoon' || condition.kind === 'overdue';
}

/** By when an invoice, or its next instalment, is to be paid; `null` where that is not a matter of time alone. */
export function dueDayOf(invoice: Invoice): Day | null {
  const dueOn = nextDueOn(invoice);
  return isDue(conditionOf(invoice, dueOn)) ? dueOn : null;
}

/** Whether anything changed an invoice after it was issued: credit notes, or money that went back or is disputed. */
export function isAltered({ creditNotes, reversals }: Pick<Invoice, 'creditNotes' | 'reversals'>): boolean {
  return creditNotes.length + reversals.length > 0;
}

/** Whether an invoice was altered, or is itself a credit note. */
export function isCorrected(invoice: Pick<Invoice, 'credits' | 'creditNotes' | 'reversals'>): boolean {
  return invoice.credits !== null || isAltered(invoice);
}
