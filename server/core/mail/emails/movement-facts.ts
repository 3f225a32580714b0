import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import { splitRefunds } from '../../../../domain/payment-amounts.ts';
import type { PaymentReceipt, PaymentRefund } from '../../../../domain/payment.ts';
import type { TimeZone } from '../../../../domain/moment.ts';
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

/** Refunds, one row each: amount and state; then what the office has yet to decide about, which is no refund. */
export function refundRows({ i18n, locale, timeZone }: Form, refunds: readonly PaymentRefund[]): readonly Fact[] {
  const { refunded, undecided } = splitRefunds(refunds);
  return [
    ...refunded.map((refund): Fact => {
      const { reference, state, sentAt } = refund;
      const amount = formatMoney(refund.amount, locale);
      const moment = sentAt === null ? '' : formatMoment(sentAt, locale, timeZone);
      const title = i18n._(/*i18n*/ { id: 'mail.fact.refundOf', message: 'Refund {reference}', values: { reference } });
      return [
        title,
        state === 'sent'
          ? i18n._(
              /*i18n*/ {
                id: 'mail.fact.refund.sent',
                message: '{amount}, sent on {moment}',
                values: { amount, moment },
                comment: 'A refund',
              },
            )
          : i18n._(
              /*i18n*/ {
                id: 'mail.fact.refund.pending',
                message: '{amount}, being sent',
                values: { amount },
                comment: 'A refund',
              },
            ),
      ];
    }),
    ...undecided.map(({ amount }): Fact => [
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.undecided',
          message: 'Being checked',
          comment: 'Before an amount of money that came in another currency',
        },
      ),
      formatMoney(amount, locale),
    ]),
  ];
}
