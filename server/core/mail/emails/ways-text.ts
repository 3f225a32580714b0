import type { I18n } from '@lingui/core';
import type { Invoice } from '../../../../domain/invoice.ts';
import { methodsOf } from '../../../../domain/invoice-methods.ts';

/** How an invoice can be paid by its link, in a sentence. */
export function waysText(i18n: I18n, invoice: Pick<Invoice, 'chorus'>): string {
  return methodsOf([invoice]).includes('card')
    ? i18n._(
        /*i18n*/ {
          id: 'mail.reminder.ways',
          message: 'View and pay it online, by card or bank transfer, without signing in.',
          comment: 'An invoice or an installment',
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'mail.reminder.waysTransfer',
          message: 'View it online and get the details for your bank transfer, without signing in.',
          comment: 'An invoice or an installment',
        },
      );
}
