import type { Moment } from '../../../../domain/moment.ts';
import type { MoneyMethod } from '../../../../domain/payment.ts';
import { formatMoment, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import type { RefundFacts } from './refund-facts.ts';
import { refundFacts, refundReason } from './refund-facts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';

/** A refund that was sent. */
export interface RefundSent extends RefundFacts {
  /** Method of the refund: to the card or the debited account, a transfer, or credits into the wallet. */
  readonly sentBy: MoneyMethod;
  readonly sentAt: Moment;
  /** Its reference at the provider or the bank; `null` for credits. */
  readonly sentAs: string | null;
}

/** The email about a sent refund: its method, and when it arrives. */
export function refundSent(refund: RefundSent): Mail {
  const { from, to, locale, amount: refunded, sentBy, sentAt, sentAs } = refund;
  const i18n = translator(locale);
  const amount = formatMoney(refunded, locale);
  const how = {
    card: i18n._(
      /*i18n*/ {
        id: 'mail.refund.sent.card',
        message:
          'We’ve refunded {amount} to the card you paid with. It will appear on your statement within five to ten business days.',
        values: { amount },
      },
    ),
    debit: i18n._(
      /*i18n*/ {
        id: 'mail.refund.sent.debit',
        message:
          'We’ve refunded {amount} to the account that was debited. It will appear on your statement within five to ten business days.',
        values: { amount },
      },
    ),
    transfer: i18n._(
      /*i18n*/ {
        id: 'mail.refund.sent.transfer',
        message: 'We’ve sent you {amount} by bank transfer. It will reach your account within two business days.',
        values: { amount },
      },
    ),
    wallet: i18n._(
      /*i18n*/ { id: 'mail.refund.sent.wallet', message: 'The credits you paid with are back in your wallet.' },
    ),
  };
  const number = i18n._(/*i18n*/ { id: 'mail.fact.refundNumber', message: 'Our payment provider’s reference' });
  const found = {
    card: number,
    debit: number,
    transfer: i18n._(/*i18n*/ { id: 'mail.fact.transferReference', message: 'Transfer reference' }),
    wallet: '',
  };
  return {
    kind: 'refund-sent',
    documents: refund.creditNotes.map(invoiceFile),
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.refund.sent.subject', message: 'Refund sent: {amount}', values: { amount } },
      ),
      salutation: salutation(i18n, to),
      parts: [
        { kind: 'sum', amount, due: '' },
        { kind: 'paragraph', text: refundReason(i18n, refund) },
        { kind: 'paragraph', text: how[sentBy] },
        {
          kind: 'facts',
          rows: [
            ...refundFacts(i18n, refund),
            [i18n._(/*i18n*/ { id: 'mail.fact.sentAt', message: 'Sent' }), formatMoment(sentAt, locale, from.timeZone)],
            ...(sentAs === null ? [] : [[found[sentBy], sentAs] as const]),
          ],
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.receipt.next',
              message: 'Keep this email for your accounts.',
            },
          ),
        },
      ],
      note: '',
    },
  };
}
