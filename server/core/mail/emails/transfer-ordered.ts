import type { Day } from '../../../../machines/domain/day.ts';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { TransferDetails } from '../../../../machines/domain/payment.ts';
import { formatDay, formatList, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { groupedIban } from '../../../../machines/domain/payment.ts';
import { salutation } from './salutation.ts';

/** Values of the email to a buyer who pays by bank transfer. */
export interface TransferOrdered {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly transfer: TransferDetails;
  readonly orderedOn: Day;
  /** Numbers of the invoices that it pays, and the billed parties. */
  readonly invoices: readonly string[];
  readonly payers: readonly string[];
  /** Absolute address of the page with the same details. */
  readonly link: string;
}

/** The email with the account and the reference of a transfer. */
export function transferOrdered(ordered: TransferOrdered): Mail {
  const { from, to, locale, transfer, orderedOn, invoices, payers, link } = ordered;
  const { reference, holder, iban, bic, bank } = transfer;
  const i18n = translator(locale);
  const amount = formatMoney(transfer.amount, locale);
  const date = formatDay(orderedOn, locale);
  return {
    kind: 'transfer-ordered',
    document: { kind: 'transfer', reference: transfer.reference },
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.transfer.subject',
          message: 'Your transfer {reference}: bank details',
          values: { reference },
        },
      ),
      title: i18n._(/*i18n*/ { id: 'mail.transfer.title', message: 'Your transfer details' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount,
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.transfer',
              message: 'to transfer with the reference {reference}',
              values: { reference },
              comment: 'Below an amount',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.transfer.body',
              message:
                'You chose to pay by bank transfer. Transfer {amount} to the account below, with the exact reference: that’s how we match your payment.',
              values: { amount },
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.transfer.reference', message: 'Payment reference' }), reference],
            [i18n._(/*i18n*/ { id: 'mail.transfer.amount', message: 'Amount' }), amount],
            [i18n._(/*i18n*/ { id: 'mail.transfer.holder', message: 'Account holder' }), holder],
            ['IBAN', groupedIban(iban)],
            ['BIC', bic],
            [i18n._(/*i18n*/ { id: 'mail.transfer.bank', message: 'Bank' }), bank],
            [
              i18n._(
                /*i18n*/ {
                  id: 'mail.fact.invoices',
                  message: '{count, plural, one {Invoice} other {Invoices}}',
                  values: { count: invoices.length },
                },
              ),
              formatList(invoices, locale),
            ],
            [i18n._(/*i18n*/ { id: 'mail.transfer.payer', message: 'Billed to' }), formatList(payers, locale)],
            [
              i18n._(/*i18n*/ { id: 'mail.transfer.status', message: 'Status', comment: 'Of an invoice' }),
              i18n._(
                /*i18n*/ {
                  id: 'mail.transfer.awaited',
                  message: 'Awaiting your transfer {reference}, chosen on {date}',
                  values: { reference, date },
                },
              ),
            ],
          ],
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.transfer.link', message: 'View bank details', comment: 'Button' }),
          url: link,
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.transfer.next',
              message:
                'We receive a transfer in one to three business days, and then email you the receipt. If you pay another way in the meantime, don’t send the transfer.',
            },
          ),
        },
      ],
      note: '',
    },
  };
}
