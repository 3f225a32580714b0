import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Money } from '../../../../machines/domain/money.ts';
import type { PaymentMethod, PaymentReceipt, RefundReason } from '../../../../machines/domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import type { Addressee, EmailLayout, Fact } from '../email.ts';
import { receiptFacts } from './movement-facts.ts';

/** Values of emails about refunds. */
export interface RefundFacts {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly amount: Money;
  readonly why: RefundReason;
  /** Method and amount of the payment: more than the refund if a part of it was kept. */
  readonly method: PaymentMethod;
  readonly receipts: readonly PaymentReceipt[];
  /** Number of the refund. */
  readonly reference: string;
  /** Reference of the refunded payment. */
  readonly payment: string;
  /** Numbers of the invoices that it paid. */
  readonly invoices: readonly string[];
}

/** The reason of a refund, in one or two sentences. */
export function refundReason(i18n: I18n, { why, amount: refunded, locale, invoices }: RefundFacts): string {
  const values = { amount: formatMoney(refunded, locale), count: invoices.length };
  switch (why) {
    case 'paidOtherwise':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.paidOtherwise',
          message:
            '{count, plural, one {Your payment of {amount} reached us when your invoice had already been paid another way.} other {Your payment of {amount} reached us when your invoices had already been paid another way.}}',
          values,
        },
      );
    case 'changedSince':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.changedSince',
          message:
            'The amount due has changed since you ordered your payment of {amount}, so that payment did not settle anything.',
          values,
        },
      );
    case 'tooMuch':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.tooMuch',
          message:
            '{count, plural, one {You have paid {amount} more than was due. Your invoice is settled.} other {You have paid {amount} more than was due. Your invoices are settled.}}',
          values,
        },
      );
    case 'credited':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.credited',
          message:
            'A credit note has been issued for your invoice, so {amount} of what you had paid is refunded to you.',
          values,
        },
      );
    case 'canceledBefore':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.canceledBefore',
          message:
            '{count, plural, one {Your payment of {amount} reached us when your invoice had already been canceled by a credit note.} other {Your payment of {amount} reached us when your invoices had already been canceled by credit notes.}}',
          values,
        },
      );
    case 'byOffice':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.byOffice',
          message: 'We have refunded {amount} of your payment.',
          values,
        },
      );
    case 'disputed':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.disputed',
          message: 'You disputed your payment of {amount} with your bank, which has given it back to you.',
          values,
        },
      );
    case 'otherCurrency':
      return i18n._(
        /*i18n*/ {
          id: 'mail.refund.why.otherCurrency',
          message:
            '{count, plural, one {Your payment of {amount} reached us in another currency than your invoice asks for. The invoice is still to be paid.} other {Your payment of {amount} reached us in another currency than your invoices ask for. They are still to be paid.}}',
          values,
        },
      );
  }
}

/** Amount, invoices and references of a refund. */
export function refundFacts(
  i18n: I18n,
  { from, amount, locale, reference, payment, invoices, receipts }: RefundFacts,
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
  ];
}
