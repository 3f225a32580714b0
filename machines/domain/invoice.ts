import { daysBetween } from './day.ts';
import type { PaymentStatus } from './enumerations.ts';
import { paymentStatus } from './enumerations.ts';
import type { Money } from './money.ts';
import { money, sum } from './money.ts';
import type { VatMention } from './vat.ts';

/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** A moment, ISO 8601 with its offset. */
export type Moment = string;

/** A bank transfer that was ordered and has not come yet. */
export interface AwaitedTransfer {
  /** What the buyer was told to quote; it names the payment. */
  readonly reference: string;
  readonly orderedAt: Moment;
}

/** One line of an invoice; the tax of a line is rounded on that line. */
export interface InvoiceLine {
  readonly label: string;
  readonly quantity: number;
  readonly net: Money;
  /** Value-added tax, in basis points: 210 is the French press rate of 2.1 %. */
  readonly vatRate: number;
  readonly vat: Money;
}

/** Someone who issues or pays an invoice, as it is printed. */
export interface Party {
  readonly name: string;
  /** Address, line by line, country last. */
  readonly address: readonly string[];
  readonly vatNumber: string | null;
}

/**
 * What a document is: a pro forma is not final and has no number of the series; an invoice is, and stays as it is; a credit
 * note undoes one, its amounts negative. A back end may know others.
 */
export type InvoiceKind = 'invoice' | 'proForma' | 'creditNote' | 'unknown';

export interface Invoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** What is printed on it to name it: its number, once it is final. */
  readonly reference: string;
  /** Number of the invoice that it undoes, for a credit note. */
  readonly credits: string | null;
  /** Number of the credit note that undoes it, where there is one. */
  readonly creditedBy: string | null;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly status: PaymentStatus;
  readonly issuer: Party;
  readonly payer: Party;
  readonly lines: readonly InvoiceLine[];
  /** What else is printed on it: the buyer's own number for the order, what the law wants written; mostly nothing. */
  readonly notes: readonly string[];
  /** Why no tax is charged, where none is. */
  readonly vatMention: VatMention | null;
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
  /** What is still to be paid: the total less what has come in; nothing once it is settled. This is what is charged. */
  readonly remaining: Money;
  /** Reference of the payment that settled it, once there is one; of several the last. */
  readonly paidBy: string | null;
  /** The transfer that was ordered for it last and has not come yet. */
  readonly awaitedTransfer: AwaitedTransfer | null;
}

/** Where an open invoice stands, or that it is none: one of these, and always the same for the same invoice and day. */
export type InvoiceCondition =
  | { readonly kind: 'toPay' | 'settled' | 'quote' }
  /** Days until it is due; 0 today. */
  | { readonly kind: 'dueSoon'; readonly days: number }
  /** Days since it was due, at least one. */
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'transferAwaited'; readonly transfer: AwaitedTransfer }
  /** Some of it has come; what remains is what is charged. Days since it was due; 0 where it is not overdue. */
  | { readonly kind: 'partlySettled'; readonly overdueBy: number };

/** What is about to be paid: some invoices, and the version that the server compares before it takes an order. */
export interface Cart {
  readonly invoices: readonly Invoice[];
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
  /** What is charged: the total less what has come in for these invoices already. */
  readonly remaining: Money;
  /** Changes whenever what is charged or the choice changes; see `cartVersion`. */
  readonly version: string;
}

/** Whether an invoice can still be paid. */
export function isOpen({ status }: Pick<Invoice, 'status'>): boolean {
  return status === paymentStatus.unpaid || status === paymentStatus.partlySettled;
}

/** What is still to be paid of an invoice of which nothing has come in, or all. */
export function remainingOf({ status, total }: Pick<Invoice, 'status' | 'total'>): Money {
  return isOpen({ status }) ? total : money(0, total.currency);
}

/** Whether an invoice is paid. A quote is neither open nor settled. */
export function isSettled({ status }: Pick<Invoice, 'status'>): boolean {
  return status === paymentStatus.settled || status === paymentStatus.cleared;
}

/** From so many days before it is due an invoice is due soon. */
const SOON = 7;

/** Whether all of an invoice may be on its way: a transfer was ordered, and nothing has come yet. */
export function isTransferAwaited({ status, awaitedTransfer }: Pick<Invoice, 'status' | 'awaitedTransfer'>): boolean {
  return status === paymentStatus.unpaid && awaitedTransfer !== null;
}

/** The transfers by which these invoices may be on their way, each once. */
export function awaitedTransfers(invoices: readonly Invoice[]): readonly AwaitedTransfer[] {
  const transfers = invoices.filter(isTransferAwaited).flatMap(({ awaitedTransfer }) => awaitedTransfer ?? []);
  return [...new Map(transfers.map((transfer) => [transfer.reference, transfer])).values()];
}

/** Where an invoice stands on a day of the publisher's calendar. An awaited transfer goes before dates: it is on its way. */
export function conditionOf(invoice: Invoice, today: Day): InvoiceCondition {
  const { status, dueOn, awaitedTransfer } = invoice;
  if (isSettled(invoice)) return { kind: 'settled' };
  if (status === paymentStatus.quote) return { kind: 'quote' };
  const days = daysBetween(today, dueOn);
  if (status === paymentStatus.partlySettled) return { kind: 'partlySettled', overdueBy: Math.max(0, -days) };
  if (awaitedTransfer) return { kind: 'transferAwaited', transfer: awaitedTransfer };
  if (days < 0) return { kind: 'overdue', days: -days };
  return days <= SOON ? { kind: 'dueSoon', days } : { kind: 'toPay' };
}

/** The order in which invoices are due. ISO days compare as text: `localeCompare` is slow for a thousand of them. */
export function byDueDate(left: Invoice, right: Invoice): number {
  if (left.dueOn !== right.dueOn) return left.dueOn < right.dueOn ? -1 : 1;
  return left.id - right.id;
}

/** The invoices that can be paid, the one that is due first before the others. */
export function openByDueDate(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(isOpen).toSorted(byDueDate);
}

/**
 * The invoices that can be paid, by what is to be done about them on a day: overdue ones first, then those that may be on their
 * way by a transfer, then the others; each by its due date.
 */
export function openByUrgency(invoices: readonly Invoice[], today: Day): readonly Invoice[] {
  const rankOf = (invoice: Invoice): number => {
    if (isTransferAwaited(invoice)) return 1;
    return daysBetween(today, invoice.dueOn) < 0 ? 0 : 2;
  };
  return openByDueDate(invoices).toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** The identity of what is paid and for how much: same choice and same amounts give the same text. */
export function cartVersion(invoices: readonly Pick<Invoice, 'id' | 'remaining'>[]): string {
  return invoices
    .toSorted((left, right) => left.id - right.id)
    .map(({ id, remaining }) => `${id}:${remaining.minor}${remaining.currency}`)
    .join('+');
}

/**
 * The cart of some invoices, or `null` where there is nothing to pay: no invoice chosen, one that is not open, or
 * several currencies.
 */
export function cartOf(invoices: readonly Invoice[]): Cart | null {
  const [first] = invoices;
  if (!first || !invoices.every(isOpen)) return null;
  const { currency } = first.total;
  if (invoices.some(({ total }) => total.currency !== currency)) return null;
  return {
    invoices,
    net: sum(
      invoices.map(({ net }) => net),
      currency,
    ),
    vat: sum(
      invoices.map(({ vat }) => vat),
      currency,
    ),
    total: sum(
      invoices.map(({ total }) => total),
      currency,
    ),
    remaining: sum(
      invoices.map(({ remaining }) => remaining),
      currency,
    ),
    version: cartVersion(invoices),
  };
}
