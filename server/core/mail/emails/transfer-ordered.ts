import type { Day } from '../../../../domain/day.ts';
import type { Instalment } from '../../../../domain/instalments.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { DueRequest } from '../../../../domain/payment-request.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { instalmentFacts } from './instalment-facts.ts';
import { accountFacts, dueFacts, dueValues, invoicesFact } from './request-parts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';
import { termsFacts } from './terms-facts.ts';

/** Values of the email to a buyer who pays by bank transfer. */
export interface TransferOrdered {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  readonly request: DueRequest;
  /** The payment plan of its invoice; usually none. */
  readonly instalments: readonly Instalment[];
  readonly orderedOn: Day;
  /** Numbers of the invoices that it pays, and the billed parties. */
  readonly invoices: readonly string[];
  readonly payers: readonly string[];
  /** Versions of the terms of sale that their orders accepted. */
  readonly termsOn: readonly Day[];
  /** Absolute address of the page with the same details. */
  readonly link: string;
}

/** The email with the account and the reference of a transfer. */
export function transferOrdered(ordered: TransferOrdered): Mail {
  const { from, to, locale, reference, request, instalments, orderedOn, invoices, payers, termsOn, link } = ordered;
  const i18n = translator(locale);
  const values = dueValues(request, locale);
  const date = formatDay(orderedOn, locale);
  return {
    kind: 'transfer-ordered',
    documents: [{ kind: 'transfer', reference }, ...invoices.map(invoiceFile)],
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
          amount: values.amount,
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.transfer',
              message: 'to transfer with the reference {reference}',
              values: { reference: request.account?.reference ?? reference },
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
                'You chose to pay by bank transfer. Transfer {amount} to the account below, with the exact reference. That’s how we match your payment.',
              values,
            },
          ),
        },
        ...(request.next
          ? [
              {
                kind: 'paragraph',
                text: i18n._(
                  /*i18n*/ {
                    id: 'mail.transfer.plan',
                    message:
                      'It’s for installment {number} of {total}, due by {day}. Use the same reference for the next ones.',
                    comment: 'An amount to transfer',
                    values,
                  },
                ),
              } as const,
            ]
          : []),
        {
          kind: 'facts',
          rows: [
            ...(instalments.length > 0
              ? instalmentFacts(i18n, locale, { instalments })
              : dueFacts(i18n, locale, request)),
            ...(request.account ? accountFacts(i18n, request.account) : []),
            invoicesFact(i18n, locale, invoices),
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
            ...termsFacts(i18n, locale, termsOn),
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
                'Transfers take one to three business days to reach us. We’ll then email you the receipt. If you pay another way in the meantime, don’t send the transfer.',
            },
          ),
        },
      ],
      note: '',
    },
  };
}
