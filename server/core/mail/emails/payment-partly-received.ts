import type { Locale } from '../../../../machines/domain/locale.ts';
import { sum } from '../../../../machines/domain/money.ts';
import type { PaymentReceipt, PaymentRefund, TransferDetails } from '../../../../machines/domain/payment.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { groupedIban } from '../../../../machines/domain/payment.ts';
import { openLinkNote } from './invoice-link-parts.ts';
import { receiptFacts, refundRows } from './movement-facts.ts';
import { salutation } from './salutation.ts';

/** A payment of less than the amount due. */
export interface PaymentPartlyReceived {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Payments received so far, and the part to be refunded. */
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Numbers of the invoices that are not fully paid. */
  readonly invoices: readonly string[];
  /** The transfer details for the rest; its amount is the remaining one. */
  readonly transfer: TransferDetails;
  /** Absolute address of the page to pay the rest. */
  readonly link: string;
  /** Whether the address opens one invoice without signing in. */
  readonly isOpenLink: boolean;
}

/** The email that confirms a partial payment and asks for the rest. */
export function paymentPartlyReceived(payment: PaymentPartlyReceived): Mail {
  const { from, to, locale, receipts, refunds, invoices, transfer, link, isOpenLink } = payment;
  const i18n = translator(locale);
  const remaining = formatMoney(transfer.amount, locale);
  const count = invoices.length;
  const form = { i18n, locale, timeZone: from.timeZone };
  const { currency } = transfer.amount;
  const inCurrency = receipts.filter(({ amount }) => amount.currency === currency);
  const received = formatMoney(
    sum(
      inCurrency.map(({ amount }) => amount),
      currency,
    ),
    locale,
  );
  return {
    kind: 'payment-partly-received',
    document: { kind: 'transfer', reference: transfer.reference },
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.rest.subject',
          message: 'Transfer received: {remaining} left to pay',
          values: { remaining },
        },
      ),
      title: i18n._(/*i18n*/ { id: 'mail.rest.title', message: 'Transfer partly received' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: remaining,
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.remaining',
              message: 'left to pay, including VAT',
              comment: 'Below an amount',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.rest.body',
              message:
                '{count, plural, one {Thank you. We’ve received {received}, which is less than the amount due: {remaining} of your invoice is left to pay.} other {Thank you. We’ve received {received}, which is less than the amount due: {remaining} of your invoices is left to pay.}}',
              comment: 'received and remaining are amounts',
              values: { count, received, remaining },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.rest.how',
              message:
                'Pay the rest online, by card or bank transfer, or send a second transfer with the same reference:',
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            [
              i18n._(
                /*i18n*/ {
                  id: 'mail.fact.invoices',
                  message: '{count, plural, one {Invoice} other {Invoices}}',
                  values: { count },
                },
              ),
              formatList(invoices, locale),
            ],
            ...receiptFacts(form, receipts),
            ...refundRows(form, refunds),
            [i18n._(/*i18n*/ { id: 'mail.fact.remaining', message: 'Left to pay, including VAT' }), remaining],
            [i18n._(/*i18n*/ { id: 'mail.fact.quote', message: 'Payment reference' }), transfer.reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.holder', message: 'Account holder' }), transfer.holder],
            ['IBAN', groupedIban(transfer.iban)],
            ['BIC', transfer.bic],
            [i18n._(/*i18n*/ { id: 'mail.fact.bank', message: 'Bank' }), transfer.bank],
          ],
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.rest.link', message: 'Pay the rest online', comment: 'Button' }),
          url: link,
        },
      ],
      note: isOpenLink ? openLinkNote(i18n) : '',
    },
  };
}
