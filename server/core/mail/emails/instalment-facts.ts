import type { I18n } from '@lingui/core';
import { leftOf } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import type { Fact } from '../email.ts';

/** The instalments of an invoice as facts of an email: due day, amount, and what is left of a part paid one. */
export function instalmentFacts(
  i18n: I18n,
  locale: Locale,
  { instalments }: Pick<Invoice, 'instalments'>,
): readonly Fact[] {
  return instalments.map((instalment, index) => {
    const { amount, paid, dueOn } = instalment;
    const left = leftOf(instalment).minor;
    const values = {
      amount: formatMoney(amount, locale),
      paid: formatMoney(paid, locale),
      day: formatDay(dueOn, locale),
    };
    return [
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.instalment',
          message: 'Installment {number} of {count}',
          values: { number: index + 1, count: instalments.length },
          comment: 'Of a payment plan',
        },
      ),
      left > 0 && paid.minor > 0
        ? i18n._(
            /*i18n*/ { id: 'mail.instalment.partPaid', message: '{amount} by {day}, of which {paid} is paid', values },
          )
        : left > 0
          ? i18n._(/*i18n*/ { id: 'mail.instalment.due', message: '{amount} by {day}', values })
          : i18n._(/*i18n*/ { id: 'mail.instalment.paid', message: '{amount} (paid)', values }),
    ];
  });
}
