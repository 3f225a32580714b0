import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import { sendNothing } from './overpayment-text.ts';
import type { RefundFacts } from './refund-facts.ts';
import { refundFacts, refundReason } from './refund-facts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';

/**
 * The email that announces a refund by transfer: of a transfer, or of a card or debit payment that cannot be taken back.
 */
export function refundAnnounced(refund: RefundFacts): Mail {
  const { from, to, locale, method } = refund;
  const i18n = translator(locale);
  const how =
    method === 'debit'
      ? i18n._(
          /*i18n*/ {
            id: 'mail.refund.announced.debit',
            message:
              'We couldn’t refund the account that was debited, so we’ll send the amount by bank transfer. Reply to this email with your account’s IBAN. We’ll send the transfer within five business days of your reply.',
          },
        )
      : method === 'transfer'
        ? i18n._(
            /*i18n*/ {
              id: 'mail.refund.announced.transfer',
              message:
                'We’re sending this amount back by bank transfer, to the account it came from, within five business days. We’ll email you when it’s sent.',
            },
          )
        : i18n._(
            /*i18n*/ {
              id: 'mail.refund.announced.account',
              message:
                'We couldn’t refund your card, so we’ll send the amount by bank transfer. Reply to this email with your account’s IBAN. We’ll send the transfer within five business days of your reply.',
            },
          );
  return {
    kind: 'refund-announced',
    documents: refund.creditNotes.map(invoiceFile),
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.refund.announced.subject',
          message: 'Your refund of {amount}',
          values: { amount: formatMoney(refund.amount, locale) },
        },
      ),
      salutation: salutation(i18n, to),
      parts: [
        { kind: 'sum', amount: formatMoney(refund.amount, locale), due: '' },
        {
          kind: 'paragraph',
          text: refundReason(i18n, refund) + (refund.why === 'tooMuch' ? ` ${sendNothing(i18n)}` : ''),
        },
        { kind: 'paragraph', text: how },
        { kind: 'facts', rows: refundFacts(i18n, refund) },
      ],
      note: '',
    },
  };
}
