import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Money } from '../../../../domain/money.ts';
import type { MoneyMethod, Overpayment, PaymentReceipt, RefundReason } from '../../../../domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import type { Addressee, EmailLayout, Fact } from '../email.ts';
import { receiptFacts } from './movement-facts.ts';
import { overpaymentText } from './overpayment-text.ts';

/** Values of emails about refunds. */
export interface RefundFacts {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly amount: Money;
  readonly why: RefundReason;
  /** Method and amount of the payment: more than the refund if a part of it was kept. */
  readonly method: MoneyMethod;
  readonly receipts: readonly PaymentReceipt[];
  /** All that the payment brought, and what was due of it. */
  readonly overpayment: Overpayment;
  /** Whether what was due is still paid: it may have gone back, too. */
  readonly isKept: boolean;
  /** Number of the refund. */
  readonly reference: string;
  /** Reference of the refunded payment. */
  readonly payment: string;
  /** Numbers of the invoices that it paid, and of the credit notes for which it goes back. */
  readonly invoices: readonly string[];
  readonly creditNotes: readonly string[];
}

/** The reason of a refund, in one or two sentences. */
export function refundReason(
  i18n: I18n,
  { why, amount: refunded, locale, invoices, overpayment, isKept }: RefundFacts,
): string {
  const values = { amount: formatMoney(refunded, locale), count: invoices.length };
  switch (why) {
    case 'paidOtherwise':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.paidOtherwise',
          message:
            '{count, plural, one {We received your payment of {amount} after your invoice had already been paid another way.} other {We received your payment of {amount} after your invoices had already been paid another way.}}',
          values,
        },
      );
    case 'changedSince':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.changedSince',
          message:
            'The amount due changed after you ordered your payment of {amount}, so that payment didn’t pay for anything.',
          values,
        },
      );
    case 'tooMuch':
      if (!isKept) return overpaymentText(i18n, locale, overpayment);
      return `${overpaymentText(i18n, locale, overpayment)} ${i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.tooMuch',
          message: '{count, plural, one {Your invoice is paid.} other {Your invoices are paid.}}',
          values: { count: invoices.length },
        },
      )}`;
    case 'credited':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.credited',
          message: 'We issued a credit note for your invoice, so we’re refunding {amount} of what you paid.',
          values,
        },
      );
    case 'canceledBefore':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.canceledBefore',
          message:
            '{count, plural, one {We received your payment of {amount} after your invoice had been canceled by a credit note.} other {We received your payment of {amount} after your invoices had been canceled by credit notes.}}',
          values,
        },
      );
    case 'byOffice':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.byOffice',
          message: 'We’ve refunded {amount} of your payment.',
          values,
        },
      );
    case 'disputed':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.disputed',
          message: 'You disputed your payment of {amount} with your bank, which has returned it to you.',
          values,
        },
      );
    case 'otherCurrency':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.otherCurrency',
          message:
            '{count, plural, one {We received your payment of {amount} in a different currency than your invoice. The invoice is still unpaid.} other {We received your payment of {amount} in a different currency than your invoices. They are still unpaid.}}',
          values,
        },
      );
  }
}

/** Amount, invoices and references of a refund. */
export function refundFacts(
  i18n: I18n,
  { from, amount, locale, reference, payment, invoices, creditNotes, receipts }: RefundFacts,
): readonly Fact[] {
  return [
    ...receiptFacts({ i18n, locale, timeZone: from.timeZone }, receipts),
    [i18n._(/*i18n*/ { id: 'mail.fact.refunded', message: 'Amount refunded' }), formatMoney(amount, locale)],
    [i18n._(/*i18n*/ { id: 'mail.fact.refund', message: 'Refund' }), reference],
    [i18n._(/*i18n*/ { id: 'mail.fact.payment', message: 'Payment' }), payment],
    [
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.invoices',
          message: '{count, plural, one {Invoice} other {Invoices}}',
          values: { count: invoices.length },
        },
      ),
      formatList(invoices, locale),
    ],
    ...(creditNotes.length === 0
      ? []
      : [
          [
            i18n._(
              /*i18n*/ {
                id: 'mail.fact.creditNotes',
                message: '{count, plural, one {Credit note} other {Credit notes}}',
                values: { count: creditNotes.length },
              },
            ),
            formatList(creditNotes, locale),
          ] as const,
        ]),
  ];
}
