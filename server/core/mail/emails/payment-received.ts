import type { I18n } from '@lingui/core';
import type { Invoice } from '../../../../domain/invoice.ts';
import { standingOf } from '../../../../domain/invoice-condition.ts';
import type { Day } from '../../../../domain/day.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { TimeZone } from '../../../../domain/moment.ts';
import type { Money } from '../../../../domain/money.ts';
import type { MoneyMethod, OrderedSubscription, PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import { sum } from '../../../../domain/money.ts';
import { overpaymentOf } from '../../../../domain/payment-amounts.ts';
import { vatByRate } from '../../../../domain/vat-by-rate.ts';
import { formatDay, formatList, formatMoney } from '../../i18n/format.ts';
import { correctionText, standingText } from '../../i18n/invoice-standing.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, EmailPart, Fact, Mail } from '../email.ts';
import { otherReceiptFacts, receiptFacts, refundRows } from './movement-facts.ts';
import { overpaymentText, sendNothing } from './overpayment-text.ts';
import { payerFacts } from './facts.ts';
import { instalmentFacts } from './instalment-facts.ts';
import { pricedParts } from './priced-facts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';
import { termsFacts } from './terms-facts.ts';

/** Content of a receipt. */
export interface PaymentReceived {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Reference of the payment. */
  readonly reference: string;
  readonly method: MoneyMethod;
  /**
   * Receipts of this payment, oldest first; receipts of other payments for the same invoices; refunds; the open amount.
   */
  readonly receipts: readonly PaymentReceipt[];
  readonly otherReceipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  readonly remaining: Money;
  /** Credits taken from the wallet; `null` if it was not paid from there. */
  readonly credits: Money | null;
  /** The invoices that it paid. */
  readonly invoices: readonly Invoice[];
  /** Subscriptions that start with this payment. */
  readonly subscriptions: readonly (Pick<OrderedSubscription, 'reference' | 'isFromQuotation'> & {
    readonly startsOn: Day;
    readonly endsOn: Day;
  })[];
  /** Versions of the terms of sale that their orders accepted. */
  readonly termsOn: readonly Day[];
  /** Absolute address of the outcome page; `null` for a copy, whose reader may have no access to it. */
  readonly link: string | null;
}

function creditsFact(i18n: I18n, { minor: count }: Money): Fact {
  return [
    i18n._(/*i18n*/ { id: 'mail.fact.credits', message: 'Taken from your wallet' }),
    i18n._(
      /*i18n*/ {
        id: 'mail.fact.credits.value',
        message: '{count, plural, one {# credit} other {# credits}}',
        values: { count },
      },
    ),
  ];
}

function pageLink(i18n: I18n, url: string): EmailPart {
  const label = i18n._(/*i18n*/ { id: 'mail.receipt.link', message: 'View and print the receipt', comment: 'Button' });
  return { kind: 'link', label, url };
}

function copyNote(i18n: I18n): string {
  return i18n._(
    /*i18n*/ {
      id: 'mail.receipt.copy',
      message: 'Someone with access to this receipt asked us to send you this copy.',
    },
  );
}

/** Whether money of an invoice went back or is disputed, or credit notes cancel it. */
function isReversed(invoice: Invoice): boolean {
  const { kind } = standingOf(invoice);
  return kind === 'givenBack' || kind === 'disputed' || kind === 'canceled';
}

/** What the payment has settled; once it was reversed, what the facts below tell about that. */
function bodyOf(i18n: I18n, invoices: readonly Invoice[]): string {
  if (invoices.some(isReversed))
    return i18n._(
      /*i18n*/ {
        id: 'mail.receipt.body.reversed',
        message:
          'Thank you. We’ve received your payment. The credit notes, refunds, and disputes since then are below.',
      },
    );
  return i18n._(
    /*i18n*/ {
      id: 'mail.receipt.body',
      message:
        '{count, plural, one {Thank you. We’ve received your payment, and your invoice is now paid.} other {Thank you. We’ve received your payment, and your invoices are now paid.}}',
      values: { count: invoices.length },
    },
  );
}

/** How a reversed invoice stands, and why. */
function reversalFact(
  invoice: Invoice,
  { locale, timeZone: zone }: { readonly locale: Locale; readonly timeZone: TimeZone },
): Fact {
  const correction = correctionText(invoice, { locale, zone });
  const isSaid = standingOf(invoice).kind === 'canceled';
  return [invoice.reference, isSaid ? correction : `${standingText(invoice, locale)}. ${correction}`];
}

/** What came, what was due, and that the rest goes back; nothing for a payment that was not too much. */
function overpaymentParts(i18n: I18n, receipt: PaymentReceived) {
  const overpayment = overpaymentOf(receipt);
  if (!overpayment) return [];
  const { locale } = receipt;
  const values = { amount: formatMoney(overpayment.back, locale) };
  const back = overpayment.isSent
    ? i18n._(/*i18n*/ { id: 'mail.overpayment.sent', message: 'We’ve sent {amount} back to you.', values })
    : `${i18n._(
        /*i18n*/ { id: 'mail.overpayment.back', message: 'We’re sending {amount} back to you.', values },
      )} ${sendNothing(i18n)}`;
  return [{ kind: 'paragraph', text: `${overpaymentText(i18n, locale, overpayment)} ${back}` } as const];
}

/** The receipt: amount, date and method of a payment. */
export function paymentReceived(receipt: PaymentReceived): Mail {
  const { from, to, locale, reference, method, receipts, refunds, credits, invoices, subscriptions, link } = receipt;
  const i18n = translator(locale);
  const form = { i18n, locale, timeZone: from.timeZone };
  const { currency } = receipt.remaining;
  const received = receipts.filter((each) => each.amount.currency === currency);
  const amount = formatMoney(
    sum(
      received.map((each) => each.amount),
      currency,
    ),
    locale,
  );
  const total = sum(
    invoices.map((invoice) => invoice.total),
    currency,
  );
  const methods = {
    card: i18n._(/*i18n*/ { id: 'mail.method.card', message: 'Card' }),
    debit: i18n._(/*i18n*/ { id: 'mail.method.debit', message: 'SEPA direct debit' }),
    transfer: i18n._(/*i18n*/ { id: 'mail.method.transfer', message: 'Bank transfer' }),
    wallet: i18n._(/*i18n*/ { id: 'mail.method.wallet', message: 'Prepaid wallet' }),
  };
  return {
    kind: 'payment-received',
    documents: [{ kind: 'receipt', reference }, ...invoices.map((invoice) => invoiceFile(invoice.reference))],
    from: { ...from, issuer: invoices[0]?.issuer ?? from.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.receipt.subject', message: 'Payment received: {amount}', values: { amount } },
      ),
      title: i18n._(/*i18n*/ { id: 'mail.receipt.title', message: 'Payment received' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount,
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.receipt',
              message: 'Receipt {reference}',
              values: { reference },
              comment: 'Below the amount of a payment',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: bodyOf(i18n, invoices),
        },
        ...overpaymentParts(i18n, receipt),
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.payment', message: 'Payment' }), reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.method', message: 'Paid by' }), methods[method]],
            ...(credits ? [creditsFact(i18n, credits)] : []),
            ...receiptFacts(form, receipts),
            [
              i18n._(
                /*i18n*/ {
                  id: 'mail.fact.invoices',
                  message: '{count, plural, one {Invoice} other {Invoices}}',
                  values: { count: invoices.length },
                },
              ),
              formatList(
                invoices.map((invoice) => invoice.reference),
                locale,
              ),
            ],
            ...payerFacts(i18n, invoices),
            ...invoices.flatMap((invoice) => instalmentFacts(i18n, locale, invoice)),
            ...invoices.flatMap(({ creditNotes }) =>
              creditNotes.map(({ creditNote, amount: reduced }): Fact => {
                const negative = { ...reduced, minor: -reduced.minor };
                const title = i18n._(
                  /*i18n*/ { id: 'mail.fact.reduction', message: 'Credit note {creditNote}', values: { creditNote } },
                );
                return [title, formatMoney(negative, locale)];
              }),
            ),
            ...invoices.filter(isReversed).map((invoice) => reversalFact(invoice, form)),
            ...otherReceiptFacts(form, receipt.otherReceipts),
            ...refundRows(form, refunds),
            ...subscriptions.map(({ reference: name, isFromQuotation, startsOn, endsOn }): Fact => {
              const values = { name, from: formatDay(startsOn, locale), to: formatDay(endsOn, locale) };
              return [
                i18n._(/*i18n*/ { id: 'mail.fact.subscription', message: 'Subscription' }),
                // References in both columns would not fit a phone.
                isFromQuotation
                  ? i18n._(
                      /*i18n*/ { id: 'mail.fact.quotedPeriod', message: 'quote {name}, from {from} to {to}', values },
                    )
                  : i18n._(/*i18n*/ { id: 'mail.fact.period', message: '{name}, from {from} to {to}', values }),
              ];
            }),
            ...termsFacts(i18n, locale, receipt.termsOn),
          ],
        },
        ...pricedParts(i18n, locale, {
          lines: invoices.flatMap(({ lines }) => lines),
          net: sum(
            invoices.map(({ net }) => net),
            currency,
          ),
          vatByRate: vatByRate(invoices),
          total,
          vatMention: invoices.find(({ vatMention }) => vatMention !== null)?.vatMention ?? null,
        }),
        ...[...new Set(invoices.flatMap(({ notes }) => notes))].map((text) => ({ kind: 'paragraph', text }) as const),
        ...(link === null ? [] : [pageLink(i18n, link)]),
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.receipt.next',
              message: 'Keep this email for your accounts.',
            },
          ),
        },
      ],
      note: link === null ? copyNote(i18n) : '',
    },
  };
}
