import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { DueRequest, TransferAccount } from '../../../../domain/payment-request.ts';
import { groupedIban } from '../../../../domain/payment.ts';
import { formatDay, formatList, formatMoney } from '../../i18n/format.ts';
import type { EmailPart, Fact } from '../email.ts';

/** What is due next, with the instalment that it is. */
export function dueValues({ amount, next, remaining }: DueRequest, locale: Locale) {
  return {
    amount: formatMoney(amount, locale),
    remaining: formatMoney(remaining, locale),
    number: next?.number ?? 1,
    total: next?.count ?? 1,
    day: next ? formatDay(next.dueOn, locale) : '',
  };
}

/** The sum that an email asks for: what is due next, never more. */
export function duePart(i18n: I18n, locale: Locale, request: DueRequest): EmailPart {
  const values = dueValues(request, locale);
  const due = request.next
    ? i18n._(
        /*i18n*/ {
          id: 'mail.sum.instalment',
          message: 'Installment {number} of {total}, by {day}',
          values,
          comment: 'Below an amount',
        },
      )
    : i18n._(/*i18n*/ { id: 'mail.sum.remaining', message: 'left to pay', comment: 'Below an amount' });
  return { kind: 'sum', amount: values.amount, due };
}

/** The numbers of invoices. */
export function invoicesFact(i18n: I18n, locale: Locale, invoices: readonly string[]): Fact {
  const values = { count: invoices.length };
  const title = i18n._(
    /*i18n*/ { id: 'mail.fact.invoices', message: '{count, plural, one {Invoice} other {Invoices}}', values },
  );
  return [title, formatList(invoices, locale)];
}

/** What is left in all, where that is more than what is due next. */
export function leftFacts(i18n: I18n, locale: Locale, { amount, remaining }: DueRequest): readonly Fact[] {
  if (amount.minor === remaining.minor) return [];
  const title = i18n._(/*i18n*/ { id: 'mail.fact.remaining', message: 'Left to pay' });
  return [[title, formatMoney(remaining, locale)]];
}

/** The amount due next, and what is left in all where that is more. */
export function dueFacts(i18n: I18n, locale: Locale, request: DueRequest): readonly Fact[] {
  const { number, total, ...values } = dueValues(request, locale);
  const title = request.next
    ? i18n._(
        /*i18n*/ {
          id: 'mail.fact.instalment',
          message: 'Installment {number} of {count}',
          values: { number, count: total },
          comment: 'Of a payment plan',
        },
      )
    : i18n._(/*i18n*/ { id: 'mail.transfer.amount', message: 'Amount' });
  const due = request.next
    ? i18n._(/*i18n*/ { id: 'mail.instalment.due', message: '{amount} by {day}', values })
    : values.amount;
  return [[title, due], ...leftFacts(i18n, locale, request)];
}

/** Where a transfer goes, and the reference to quote. */
export function accountFacts(i18n: I18n, { reference, holder, iban, bic, bank }: TransferAccount): readonly Fact[] {
  return [
    [i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference],
    [i18n._(/*i18n*/ { id: 'mail.transfer.holder', message: 'Account holder' }), holder],
    ['IBAN', groupedIban(iban)],
    ['BIC', bic],
    [i18n._(/*i18n*/ { id: 'mail.transfer.bank', message: 'Bank' }), bank],
  ];
}
