import type { Day } from './day.ts';
import type { Moment } from './moment.ts';
import type { ChorusProgress } from './chorus.ts';
import { byDay, daysBetween } from './day.ts';
import type { InvoiceKind, PaymentStatus } from './enumerations.ts';
import { paymentStatus } from './enumerations.ts';
import type { Instalment, NextInstalment } from './instalments.ts';
import { nextAmountOf, nextDueOn, nextInstalment } from './instalments.ts';
import type { Locale } from './locale.ts';
import type { Money } from './money.ts';
import { money, sum } from './money.ts';
import type { VatMention } from './vat.ts';

/** A bank transfer that was ordered and has not arrived. */
export interface AwaitedTransfer {
  /** The reference that the buyer quotes; it names the payment. */
  readonly reference: string;
  readonly orderedAt: Moment;
  /** What came for it in another currency: until the office has decided, nothing more is to be sent. Usually none. */
  readonly undecided: readonly Money[];
}

/** One line of an invoice, with its share of the tax of its rate (`taxOfLines`). */
export interface InvoiceLine {
  readonly label: string;
  readonly quantity: number;
  readonly net: Money;
  /** Value-added tax, in basis points: 210 is the French press rate of 2.1 %. */
  readonly vatRate: number;
  readonly vat: Money;
}

/** The issuer or the payer of an invoice, as printed. */
export interface Party {
  readonly name: string;
  /** Address, line by line, country last. */
  readonly address: readonly string[];
  readonly vatNumber: string | null;
}

/** A party in a line, as its documents name it at their foot: it may be broken between its parts only. */
export function partyLine({ name, address, vatNumber }: Party): string {
  const parts = [name, ...address, ...(vatNumber === null ? [] : [vatNumber])];
  return parts.map((part) => part.replaceAll(' ', '\u00A0')).join('\u00A0· ');
}

/** A credit note, on the invoice that it cancels or reduces. */
export interface InvoiceCredit {
  /** Its number. */
  readonly creditNote: string;
  /** The amount by which the invoice is reduced, tax included; positive. */
  readonly amount: Money;
}

/**
 * Kinds of reversals: the publisher refunded the money at the payment provider; the buyer disputes the payment with the
 * bank; the bank has decided that the publisher keeps the money; the bank has returned it to the buyer.
 */
export const reversalKinds = ['refunded', 'disputed', 'disputeRejected', 'disputeAccepted'] as const;

/** What became of money that had paid an invoice, where no credit note covers it. */
export interface Reversal {
  readonly kind: (typeof reversalKinds)[number];
  /** The part of it that had paid this invoice. */
  readonly amount: Money;
  /** When it went back, or when the dispute began or ended. */
  readonly at: Moment;
}

export interface Invoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** Printed reference: its number, once it is final. */
  readonly reference: string;
  /** Language of its lines, notes and mentions, and of its document; `null` if the back end does not say. */
  readonly locale: Locale | null;
  /** Number of the invoice that a credit note cancels or reduces. */
  readonly credits: string | null;
  /** Whether a credit note is for a part of its invoice only. */
  readonly isPartialCredit: boolean;
  /** Credit notes for it or for parts of it, oldest first; usually none. */
  readonly creditNotes: readonly InvoiceCredit[];
  /** Money that had paid it and went back without a credit note, or is disputed, oldest first; usually none. */
  readonly reversals: readonly Reversal[];
  readonly issuedOn: Day;
  /** As it was issued; the instalments of a payment plan have days of their own. */
  readonly dueOn: Day;
  /** The payment plan, by due day; usually none. */
  readonly instalments: readonly Instalment[];
  /** Whether the next instalment alone can be paid by card; by transfer any part can. */
  readonly isPaidByInstalment: boolean;
  readonly status: PaymentStatus;
  readonly issuer: Party;
  readonly payer: Party;
  readonly lines: readonly InvoiceLine[];
  /** Further printed notes: the buyer's purchase order, legal mentions; usually none. */
  readonly notes: readonly string[];
  /** Why no tax is charged; `null` if tax is charged. */
  readonly vatMention: VatMention | null;
  /** Other mentions required by law, each a sentence for the foot of the document; none if the back end sends none. */
  readonly legalMentions: readonly string[];
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
  /** Amount to pay: the total less reductions and receipts; zero once settled. Payments charge this amount. */
  readonly remaining: Money;
  /** Reference of the payment that settled it; the last of several. */
  readonly paidBy: string | null;
  /** The latest transfer ordered for it, not yet received. */
  readonly awaitedTransfer: AwaitedTransfer | null;
  /** Where it stands at Chorus Pro; `null` for a buyer who is not invoiced there. */
  readonly chorus: ChorusProgress | null;
}

/** What is charged: the next instalment of each invoice that has a payment plan, and the others; or all that is left. */
export const cartParts = ['next', 'all'] as const;

export type CartPart = (typeof cartParts)[number];

/** Invoices about to be paid, and the version that the server compares before it takes an order. */
export interface Cart {
  readonly invoices: readonly Invoice[];
  readonly net: Money;
  readonly vat: Money;
  readonly total: Money;
  /** The total less receipts for these invoices. */
  readonly remaining: Money;
  /** What a card is charged, or a transfer is asked to bring. */
  readonly charge: Money;
  /** Whether it is for instalments, and less than all that is left. */
  readonly isPart: boolean;
  /** Changes with the charge and with the choice; see `cartVersion`. */
  readonly version: string;
}

/** The amount that credit notes take off an invoice. */
function creditedOf({ total, creditNotes }: Pick<Invoice, 'total' | 'creditNotes'>): Money {
  return sum(
    creditNotes.map(({ amount }) => amount),
    total.currency,
  );
}

/** The amount that an invoice asks for: its total less its credit notes. */
export function askedOf(invoice: Pick<Invoice, 'total' | 'creditNotes'>): Money {
  return money(invoice.total.minor - creditedOf(invoice).minor, invoice.total.currency);
}

/** Whether credit notes cancel an invoice: together they take off all of it. */
export function isCanceled(invoice: Pick<Invoice, 'total' | 'creditNotes'>): boolean {
  return invoice.creditNotes.length > 0 && askedOf(invoice).minor <= 0;
}

/** Whether an invoice can still be paid. */
export function isOpen({ status }: Pick<Invoice, 'status'>): boolean {
  return status === paymentStatus.unpaid || status === paymentStatus.partlySettled;
}

/** The remaining amount of an invoice without partial receipts: the total or zero. */
export function remainingOf({ status, total }: Pick<Invoice, 'status' | 'total'>): Money {
  return isOpen({ status }) ? total : money(0, total.currency);
}

/** Whether an invoice is paid. A quote is neither open nor settled. */
export function isSettled({ status }: Pick<Invoice, 'status'>): boolean {
  return status === paymentStatus.settled || status === paymentStatus.cleared;
}

/**
 * Whether the whole rest may be on its way: a transfer was ordered, and nothing has been received, or the office decides
 * about what came.
 */
export function isTransferAwaited(invoice: Pick<Invoice, 'status' | 'awaitedTransfer'>): boolean {
  const { status, awaitedTransfer } = invoice;
  if (awaitedTransfer === null || !isOpen(invoice)) return false;
  return status === paymentStatus.unpaid || awaitedTransfer.undecided.length > 0;
}

/** Whether money came for an open invoice in another currency, and the office decides about it: nothing is to be sent. */
export function isTransferUndecided(invoice: Pick<Invoice, 'status' | 'awaitedTransfer'>): boolean {
  return isOpen(invoice) && invoice.awaitedTransfer !== null && invoice.awaitedTransfer.undecided.length > 0;
}

/** Whether each of the open invoices is being paid by a transfer: nothing is left to choose. */
export function areTransfersAwaited(open: readonly Invoice[]): boolean {
  return open.length > 0 && open.every((invoice) => isTransferAwaited(invoice) && !isTransferUndecided(invoice));
}

/** The awaited transfers of some invoices, each once. */
export function awaitedTransfers(invoices: readonly Invoice[]): readonly AwaitedTransfer[] {
  const transfers = invoices.filter(isTransferAwaited).flatMap(({ awaitedTransfer }) => awaitedTransfer ?? []);
  return [...new Map(transfers.map((transfer) => [transfer.reference, transfer])).values()];
}

/** Sort order by next due date. */
export function byDueDate(left: Invoice, right: Invoice): number {
  return byDay(nextDueOn(left), nextDueOn(right)) || left.id - right.id;
}

/** The payable invoices by due date, each once: a list may have one twice, and it is owed and paid once. */
export function openByDueDate(invoices: readonly Invoice[]): readonly Invoice[] {
  const ids = new Set<number>();
  const isFirst = ({ id }: Invoice) => ids.size < ids.add(id).size;
  return invoices.filter((invoice) => isOpen(invoice) && isFirst(invoice)).toSorted(byDueDate);
}

/** Number of times that a list has each of its payable invoices, by id. */
export function timesListed(invoices: readonly Invoice[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { id } of invoices.filter(isOpen)) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/**
 * The payable invoices by urgency on a day: overdue ones, then awaited transfers, then the others; each group by due
 * date.
 */
export function openByUrgency(invoices: readonly Invoice[], today: Day): readonly Invoice[] {
  const rankOf = (invoice: Invoice): number => {
    if (isTransferAwaited(invoice)) return 1;
    return daysBetween(today, nextDueOn(invoice)) < 0 ? 0 : 2;
  };
  return openByDueDate(invoices).toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** An invoice in a cart, and the instalment of it that is charged. */
type CartEntry = Pick<Invoice, 'id' | 'remaining'> & { readonly instalment?: NextInstalment | null };

/** Version of a cart: the same choice and the same amounts give the same text. */
export function cartVersion(invoices: readonly CartEntry[]): string {
  return invoices
    .toSorted((left, right) => left.id - right.id)
    .map(({ id, remaining, instalment = null }) => {
      const part = instalment ? `/${instalment.number}:${instalment.left.minor}` : '';
      return `${id}:${remaining.minor}${remaining.currency}${part}`;
    })
    .join('+');
}

/** The instalment that a card can pay instead of all that is left, unless it is the last one. */
export function instalmentOf(invoice: Invoice): NextInstalment | null {
  const next = invoice.isPaidByInstalment ? nextInstalment(invoice) : null;
  return next && next.left.minor < invoice.remaining.minor ? next : null;
}

/** The cart of some invoices; `null` if none is chosen, one is not open, or they have several currencies. */
export function cartOf(invoices: readonly Invoice[], part: CartPart = 'all'): Cart | null {
  const [first] = invoices;
  if (!first || !invoices.every(isOpen)) return null;
  const { currency } = first.total;
  if (invoices.some(({ total }) => total.currency !== currency)) return null;
  const entries = invoices.map((invoice) => ({
    ...invoice,
    instalment: part === 'next' ? instalmentOf(invoice) : null,
  }));
  const remaining = sum(
    invoices.map((invoice) => invoice.remaining),
    currency,
  );
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
    remaining,
    charge: sum(
      entries.map((entry) => entry.instalment?.left ?? entry.remaining),
      currency,
    ),
    isPart: entries.some(({ instalment }) => instalment !== null),
    version: cartVersion(entries),
  };
}

/** The cart of a transfer: ordered for all that is left, it may come in parts, and is asked for what is due next. */
export function transferCartOf(invoices: readonly Invoice[]): Cart | null {
  const cart = cartOf(invoices);
  if (cart === null) return null;
  const charge = sum(invoices.map(nextAmountOf), cart.remaining.currency);
  return { ...cart, charge, isPart: charge.minor < cart.remaining.minor };
}
