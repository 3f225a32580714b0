import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { PaymentReceipt, PaymentRefund } from '../../../../machines/domain/payment.ts';
import type { TimeZone } from '../../../../machines/domain/moment.ts';
import { formatMoment, formatMoney } from '../../i18n/format.ts';
import type { Fact } from '../email.ts';

/** The language of an email, and the time zone of its moments. */
interface Form {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly timeZone: TimeZone;
}

/** Received money, one row each: amount, moment, and the bank's reference. */
export function receiptFacts({ i18n, locale, timeZone }: Form, receipts: readonly PaymentReceipt[]): readonly Fact[] {
  return receipts.map(({ at, amount, bankReference }) => {
    const values = { amount: formatMoney(amount, locale), moment: formatMoment(at, locale, timeZone) };
    const received = i18n._(
      /*i18n*/ { id: 'mail.fact.received.value', message: '{amount} on {moment}', values, comment: 'Money that came' },
    );
    return [
      i18n._(/*i18n*/ { id: 'mail.fact.paidAt', message: 'Received' }),
      bankReference === null ? received : `${received} (${bankReference})`,
    ];
  });
}

/** Payments by other orders for the same invoices, one row each. */
export function otherReceiptFacts(
  { i18n, locale, timeZone }: Form,
  receipts: readonly PaymentReceipt[],
): readonly Fact[] {
  return receipts.map(({ payment, at, amount }) => [
    i18n._(
      /*i18n*/ {
        id: 'mail.fact.otherPayment',
        message: 'Received by payment {payment}',
        values: { payment },
        comment: 'Another payment for the same invoice',
      },
    ),
    i18n._(
      /*i18n*/ {
        id: 'mail.fact.received.value',
        message: '{amount} on {moment}',
        values: { amount: formatMoney(amount, locale), moment: formatMoment(at, locale, timeZone) },
        comment: 'Money that came',
      },
    ),
  ]);
}

/** Refunds, one row each: amount and state. */
export function refundRows({ i18n, locale, timeZone }: Form, refunds: readonly PaymentRefund[]): readonly Fact[] {
  return refunds.map(({ reference, amount: refunded, state, sentAt }) => {
    const amount = formatMoney(refunded, locale);
    const moment = sentAt === null ? '' : formatMoment(sentAt, locale, timeZone);
    const texts = {
      beingDecided: i18n._(
        /*i18n*/ {
          id: 'mail.fact.refund.beingDecided',
          message: '{amount}, being decided',
          values: { amount },
          comment: 'A refund of money in another currency, about which the office decides',
        },
      ),
      pending: i18n._(
        /*i18n*/ {
          id: 'mail.fact.refund.pending',
          message: '{amount}, being sent',
          values: { amount },
          comment: 'A refund',
        },
      ),
      sent: i18n._(
        /*i18n*/ {
          id: 'mail.fact.refund.sent',
          message: '{amount}, sent on {moment}',
          values: { amount, moment },
          comment: 'A refund',
        },
      ),
    };
    return [
      i18n._(/*i18n*/ { id: 'mail.fact.refundOf', message: 'Refund {reference}', values: { reference } }),
      texts[state],
    ];
  });
}
