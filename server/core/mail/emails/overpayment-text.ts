import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Overpayment } from '../../../../domain/payment.ts';
import { formatMoney } from '../../i18n/format.ts';

/** What came of an overpayment, and what was due. */
export function overpaymentText(i18n: I18n, locale: Locale, { received, asked }: Overpayment): string {
  return i18n._(
    /*i18n*/ {
      id: 'mail.overpayment',
      message: 'We received {received}, and {asked} was due.',
      values: { received: formatMoney(received, locale), asked: formatMoney(asked, locale) },
    },
  );
}

/** That nothing is to be sent while money goes back. */
export function sendNothing(i18n: I18n): string {
  return i18n._(/*i18n*/ { id: 'mail.overpayment.sendNothing', message: 'Don’t send anything now.' });
}
