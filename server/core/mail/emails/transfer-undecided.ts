import type { Money } from '../../../../domain/money.ts';
import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import type { OpenTransfer } from './transfer-mail.ts';
import { amountsText, transferMail } from './transfer-mail.ts';

/** A transfer that came in another currency than its invoices, about which the office decides. */
export interface TransferUndecided extends OpenTransfer {
  /** The amounts to decide about. */
  readonly undecided: readonly Money[];
}

/** The email that asks to send nothing more until the office has decided about what came. */
export function transferUndecided(transfer: TransferUndecided): Mail {
  const { locale, reference, undecided, invoices } = transfer;
  const i18n = translator(locale);
  return transferMail(i18n, transfer, {
    kind: 'transfer-undecided',
    subject: i18n._(
      /*i18n*/ {
        id: 'mail.transferUndecided.subject',
        message: 'Your transfer {reference}: don’t send anything now',
        values: { reference },
      },
    ),
    paragraphs: [
      i18n._(
        /*i18n*/ {
          id: 'mail.transferUndecided.body',
          message:
            '{count, plural, one {We’ve received {amounts}, in a different currency than your invoice.} other {We’ve received {amounts}, in a different currency than your invoices.}} We’re checking this payment. Don’t send anything now. We’ll email you as soon as we know what it pays.',
          comment: 'amounts are one or more amounts of money',
          values: { count: invoices.length, amounts: amountsText(undecided, locale) },
        },
      ),
    ],
    button: i18n._(/*i18n*/ { id: 'mail.transferUndecided.link', message: 'View your payment', comment: 'Button' }),
  });
}
