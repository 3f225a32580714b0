import { invoiceLinkParts } from './invoice-link-parts.ts';
import type { Invoice } from '../../../../machines/domain/invoice.ts';
import type { Locale } from '../../../../machines/domain/locale.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of a reminder. */
export interface InvoiceReminder {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly invoice: Invoice;
  /** Whether its due day is over. */
  readonly isOverdue: boolean;
  /** Absolute address with the token: it opens this invoice without signing in. */
  readonly link: string;
}

/** The email that reminds of an unpaid invoice, before or after its due day: what is left to pay, and the link to pay it. */
export function invoiceReminder({ from, to, locale, invoice, isOverdue, link }: InvoiceReminder): Mail {
  const i18n = translator(locale);
  const { reference, issuedOn, dueOn, remaining, awaitedTransfer } = invoice;
  const day = formatDay(dueOn, locale);
  const values = { reference, day };
  return {
    kind: 'invoice-reminder',
    from: { ...from, issuer: invoice.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: isOverdue
        ? i18n._(
            /*i18n*/ {
              id: 'mail.reminder.overdueSubject',
              message: 'Reminder: invoice {reference} was due on {day}',
              values,
            },
          )
        : i18n._(/*i18n*/ { id: 'mail.reminder.subject', message: 'Your invoice {reference} is due on {day}', values }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(remaining, locale),
          due: isOverdue
            ? i18n._(
                /*i18n*/ {
                  id: 'mail.sum.overdue',
                  message: 'Including VAT, due since {day}',
                  values: { day },
                  comment: 'Below the amount left to pay of an invoice',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'mail.sum.due',
                  message: 'Including VAT, due by {day}',
                  values: { day },
                  comment: 'Below the total of an invoice',
                },
              ),
        },
        {
          kind: 'paragraph',
          text: isOverdue
            ? i18n._(
                /*i18n*/ {
                  id: 'mail.reminder.overdueBody',
                  message:
                    'We haven’t received your payment yet. View and pay the invoice online, by card or bank transfer, without signing in. If you’ve just paid it, ignore this email.',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'mail.reminder.body',
                  message:
                    'Your invoice is due soon. View and pay it online, by card or bank transfer, without signing in.',
                },
              ),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.invoice', message: 'Invoice' }), reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.issuedOn', message: 'Issued on' }), formatDay(issuedOn, locale)],
            [i18n._(/*i18n*/ { id: 'mail.fact.due', message: 'Due' }), day],
            ...(awaitedTransfer
              ? [
                  [
                    i18n._(/*i18n*/ { id: 'mail.reminder.transfer', message: 'Payment reference of your transfer' }),
                    awaitedTransfer.reference,
                  ] as const,
                ]
              : []),
          ],
        },
        ...invoiceLinkParts(i18n, link),
      ],
      note: '',
    },
  };
}
