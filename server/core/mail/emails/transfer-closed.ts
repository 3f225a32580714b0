import type { Money } from '../../../../domain/money.ts';
import type { PaymentRequest } from '../../../../domain/payment-request.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import { dueFacts } from './request-parts.ts';
import { openLinkNote } from './invoice-link-parts.ts';
import type { OpenTransfer } from './transfer-mail.ts';
import { amountsText, transferMail } from './transfer-mail.ts';

/** A transfer for which no more money is awaited, while its invoices are still open. Its link pays the rest. */
export interface TransferClosed extends OpenTransfer {
  /** The received amount that pays its invoices; 0 if nothing came, or all of it is refunded. */
  readonly kept: Money;
  /** What is asked for now; no more than is due next. */
  readonly request: PaymentRequest;
  /** Whether the link opens the invoice for anyone. */
  readonly isOpenLink: boolean;
}

/** What came for a transfer, and what is left to pay. */
function accountOf({ locale, kept, request, receipts, invoices }: TransferClosed): string {
  const i18n = translator(locale);
  if (request.kind === 'wait') {
    const amounts = amountsText(request.undecided, locale);
    return i18n._(
      /*i18n*/ {
        id: 'mail.transferClosed.undecided',
        message:
          'We’re checking what we received in another currency: {amounts}. Don’t pay anything now. We’ll email you as soon as we know what it pays.',
        comment: 'amounts are one or more amounts of money',
        values: { amounts },
      },
    );
  }
  const remaining = request.kind === 'pay' ? formatMoney(request.remaining, locale) : '';
  const values = { count: invoices.length, kept: formatMoney(kept, locale), remaining };
  if (kept.minor > 0)
    return i18n._(
      /*i18n*/ {
        id: 'mail.transferClosed.kept',
        message:
          '{count, plural, one {What we received pays {kept} of your invoice. {remaining} is left to pay.} other {What we received pays {kept} of your invoices. {remaining} is left to pay.}}',
        comment: 'kept and remaining are amounts',
        values,
      },
    );
  if (receipts.length > 0)
    return i18n._(
      /*i18n*/ {
        id: 'mail.transferClosed.returned',
        message:
          '{count, plural, one {What we received doesn’t pay your invoice. {remaining} is left to pay.} other {What we received doesn’t pay your invoices. {remaining} is left to pay.}}',
        comment: 'Money that is sent back; remaining is an amount',
        values,
      },
    );
  return i18n._(
    /*i18n*/ {
      id: 'mail.transferClosed.nothing',
      message:
        '{count, plural, one {We haven’t received any money for it, so your invoice is still unpaid. {remaining} is left to pay.} other {We haven’t received any money for it, so your invoices are still unpaid. {remaining} is left to pay.}}',
      comment: 'remaining is an amount',
      values,
    },
  );
}

/** The email that ends the wait for a transfer: nothing more is to be sent, and the rest is paid online. */
export function transferClosed(closed: TransferClosed): Mail {
  const { locale, reference, request, isOpenLink } = closed;
  const i18n = translator(locale);
  const isToBePaid = request.kind === 'pay';
  return transferMail(i18n, closed, {
    kind: 'transfer-closed',
    subject: i18n._(
      /*i18n*/ {
        id: 'mail.transferClosed.subject',
        message: 'Your transfer {reference} is no longer expected',
        values: { reference },
      },
    ),
    paragraphs: [
      i18n._(
        /*i18n*/ {
          id: 'mail.transferClosed.body',
          message:
            'We no longer expect your transfer {reference}. Don’t send anything more with this reference. If a transfer is already on its way, we’ll count it when it arrives.',
          values: { reference },
        },
      ),
      accountOf(closed),
    ],
    facts: isToBePaid ? dueFacts(i18n, locale, request) : [],
    button: isToBePaid
      ? i18n._(/*i18n*/ { id: 'mail.rest.link', message: 'Pay the rest online', comment: 'Button' })
      : null,
    note: isOpenLink && isToBePaid ? openLinkNote(i18n) : '',
  });
}
