/** The facts of a quote, an invoice or a payment, as its calls answer them: the values that documents must draw. */
import { priceBasisOf } from '../../../domain/discount.ts';
import type { Day } from '../../../domain/day.ts';
import type { InvoiceCredit, Invoice, Party } from '../../../domain/invoice.ts';
import { isCanceled, isOpen } from '../../../domain/invoice.ts';
import { methodsOf } from '../../../domain/invoice-methods.ts';
import type { ServicePeriod } from '../../../domain/invoice-facts.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Money, UnitPrice } from '../../../domain/money.ts';
import { sum, unitPriceOf } from '../../../domain/money.ts';
import type { OfferLine } from '../../../domain/offer.ts';
import type { InvoiceMethod, Outcome, PaymentReceipt, PaymentRefund } from '../../../domain/payment.ts';
import type { TransferAccount } from '../../../domain/payment-request.ts';
import { requestOf } from '../../../domain/payment-request.ts';
import type { PublicBuyer, Quotation } from '../../../domain/quotation.ts';
import type { VatMention } from '../../../domain/vat.ts';
import { vatByRate } from '../../../domain/vat-by-rate.ts';
import { standingText } from '../../../server/core/i18n/invoice-standing.ts';
import { buyerOf } from '../../../server/core/i18n/party.ts';
import { translator } from '../../../server/core/i18n/translator.ts';
import { stampTexts } from '../../../server/features/quotation/document-texts.ts';
import { found } from '../document-forms.ts';

/** A line, with its price by seats where a tariff has made it. */
interface Line {
  readonly label: string;
  readonly quantity: number;
  readonly net: Money;
  readonly vatRate: number;
  readonly vat: Money;
  readonly unitPrice: UnitPrice | null;
}

/** The facts of one document; what a sale does not have is empty. */
export interface Subject {
  readonly reference: string;
  readonly invoices: readonly string[];
  readonly payment: string | null;
  readonly credited: string | null;
  readonly issuer: Party;
  readonly buyer: Party | null;
  /** Names of the parties’ countries. */
  readonly countries: readonly string[];
  readonly lines: readonly Line[];
  readonly bases: readonly Pick<OfferLine, 'net' | 'seats'>[];
  readonly net: Money;
  readonly vat: readonly { readonly rate: number; readonly amount: Money }[];
  readonly total: Money;
  readonly mention: VatMention | null;
  readonly issuedOn: Day | null;
  readonly dueOn: Day | null;
  readonly validUntil: Moment | null;
  /** Sentences of the law, as the call answers them. */
  readonly mentions: readonly string[];
  readonly methods: readonly InvoiceMethod[];
  readonly account: TransferAccount | null;
  readonly instalments: Invoice['instalments'];
  readonly periods: readonly ServicePeriod[];
  readonly dueNext: Money | null;
  readonly remaining: Money | null;
  readonly state: string;
  readonly receipts: readonly PaymentReceipt[];
  readonly credits: readonly InvoiceCredit[];
  readonly refunds: readonly PaymentRefund[];
  readonly purchaseOrder: string;
  readonly publicBuyer: PublicBuyer | null;
  readonly termsOn: Day | null;
}

/** What the buyer has typed for the order. */
export interface Typed {
  readonly purchaseOrder: string;
  readonly publicBuyer: PublicBuyer | null;
  readonly bases: Subject['bases'];
  /** The terms of sale that were accepted. */
  readonly termsOn: Day | null;
}

const none = {
  invoices: [],
  payment: null,
  credited: null,
  countries: [],
  periods: [],
  remaining: null,
  instalment: null,
  awaitedTransfer: null,
  bases: [],
  issuedOn: null,
  dueOn: null,
  validUntil: null,
  mentions: [],
  methods: [],
  account: null,
  instalments: [],
  dueNext: null,
  receipts: [],
  credits: [],
  refunds: [],
} as const;

/** A quote or its order. */
export function subjectOfQuotation(quotation: Quotation, locale: Locale): Subject {
  const { priced, offer, details, invoice } = quotation;
  return {
    ...none,
    reference: quotation.reference,
    invoices: invoice ? [invoice.reference] : [],
    issuer: found(quotation.issuer),
    buyer: buyerOf(quotation, locale),
    lines: priced.lines.map(({ title, ...line }) => ({
      ...line,
      label: title,
      quantity: offer.readers,
      unitPrice: unitPriceOf({ ...line, quantity: offer.readers }),
    })),
    bases: priced.lines,
    net: priced.net,
    vat: priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })),
    total: priced.total,
    mention: priced.mention,
    issuedOn: quotation.issuedOn,
    dueOn: invoice?.dueOn ?? null,
    // An order is in force.
    validUntil: quotation.state === 'ordered' ? null : quotation.expiresAt,
    state: quotation.state === 'open' ? '' : translator(locale)._(stampTexts[quotation.state]),
    purchaseOrder: details?.purchaseOrder ?? '',
    publicBuyer: details?.publicBuyer ?? null,
    termsOn: quotation.termsOn,
  };
}

/** An invoice, a pro forma or a credit note. */
export function subjectOfInvoice(invoice: Invoice, locale: Locale, typed: Typed): Subject {
  const { kind, credits, paidBy, instalments, remaining } = invoice;
  const request = requestOf({ invoices: [invoice], refunds: [], remaining, transfer: null });
  return {
    ...none,
    ...typed,
    ...(kind === 'creditNote' && { purchaseOrder: '', publicBuyer: null, bases: [] }),
    reference: invoice.reference,
    payment: paidBy,
    credited: credits,
    countries: [invoice.issuer, invoice.payer].flatMap(({ address }) =>
      address.filter((line) => line === 'France' || line === invoice.payer.address.at(-1)),
    ),
    issuer: invoice.issuer,
    buyer: invoice.payer,
    lines: invoice.lines.map((line) => ({ ...line, unitPrice: unitPriceOf(line) })),
    net: invoice.net,
    vat: vatByRate([invoice]),
    total: invoice.total,
    mention: invoice.vatMention,
    issuedOn: invoice.issuedOn,
    dueOn: isOpen(invoice) && instalments.length === 0 ? invoice.dueOn : null,
    mentions: invoice.legalMentions,
    methods: isOpen(invoice) ? methodsOf([invoice]) : [],
    instalments,
    dueNext: request.kind === 'pay' ? request.amount : null,
    remaining: isOpen(invoice) ? remaining : null,
    state: standingText(invoice, locale),
    credits: invoice.creditNotes,
  };
}

/** A payment, with the invoices that it pays or is to pay. */
export function subjectOfOutcome(outcome: Outcome, locale: Locale, typed: Typed): Subject {
  const { reference, invoices, total, receipts, refunds } = outcome;
  const { currency } = total;
  const standing = invoices.filter((invoice) => !isCanceled(invoice));
  const sumOf = (part: 'net' | 'total') =>
    sum(
      standing.map((invoice) => invoice[part]),
      currency,
    );
  const [first] = invoices.map((invoice) => subjectOfInvoice(invoice, locale, typed));
  const transfer = outcome.kind === 'confirming' || outcome.kind === 'partlyPaid' ? outcome.transfer : null;
  const request = requestOf({ ...outcome, transfer });
  return {
    ...found(first),
    // A transfer is named by what is quoted at the bank.
    reference: request.kind === 'pay' && request.account ? request.account.reference : reference,
    invoices: invoices.map((invoice) => invoice.reference),
    payment: null,
    net: sumOf('net'),
    vat: vatByRate(standing),
    total: sumOf('total'),
    periods: outcome.subscriptions.flatMap(({ period }) => period ?? []),
    account: request.kind === 'pay' ? request.account : null,
    dueNext: request.kind === 'pay' ? request.amount : null,
    state: '',
    receipts,
    refunds,
  };
}

/** An invoice as it was issued: its file has nothing that came later. */
export function asIssued(subject: Subject, invoice: Invoice, account: TransferAccount | null): Subject {
  const isPayable = invoice.kind === 'invoice' && isOpen(invoice);
  return {
    ...subject,
    payment: invoice.paidBy,
    dueOn: invoice.kind === 'invoice' ? invoice.dueOn : null,
    instalments: [],
    credits: [],
    dueNext: isPayable ? invoice.total : null,
    remaining: isPayable ? invoice.total : null,
    account: isPayable ? account : null,
    state: isPayable ? '' : subject.state,
  };
}

/** What emails of refunds are about: of the money received only that which goes back, the oldest first. */
export function refundedOf(subject: Subject): Subject {
  const { receipts, refunds } = subject;
  const refunded = refunds.reduce((all, { amount }) => all + amount.minor, 0);
  const before = (index: number) => receipts.slice(0, index).reduce((all, { amount }) => all + amount.minor, 0);
  return { ...subject, receipts: receipts.filter((_, index) => before(index) < refunded) };
}

/** How the price of each line comes about, where the tariff says it. */
export function basesOf({ bases }: Pick<Subject, 'bases'>) {
  return bases.map(priceBasisOf).filter((basis) => basis !== null);
}
