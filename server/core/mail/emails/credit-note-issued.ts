import type { Locale } from '../../../../domain/locale.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { vatByRate } from '../../../../domain/vat-by-rate.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { payerFacts } from './facts.ts';
import { pricedParts } from './priced-facts.ts';
import { salutation } from './salutation.ts';

/** A credit note to be sent to the buyer. */
export interface CreditNoteIssued {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly creditNote: Invoice;
  /** Absolute address that opens it without signing in. */
  readonly link: string;
}

/** The email with a credit note: the canceled or reduced invoice, and the reason. */
export function creditNoteIssued({ from, to, locale, creditNote, link }: CreditNoteIssued): Mail {
  const i18n = translator(locale);
  const { reference, credits, isPartialCredit, issuedOn, notes } = creditNote;
  const values = { reference, invoice: credits ?? '' };
  return {
    kind: 'credit-note-issued',
    documents: [{ kind: 'invoice', reference }],
    from: { ...from, issuer: creditNote.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.creditNote.subject', message: 'Your credit note {reference}', values }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(creditNote.total, locale),
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.creditNote',
              message: 'Total, for invoice {invoice}',
              values,
              comment: 'Below the total of a credit note',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            isPartialCredit
              ? /*i18n*/ {
                  id: 'mail.creditNote.partBody',
                  message:
                    'Here’s credit note {reference}. It credits part of invoice {invoice}. Keep both for your accounts.',
                  values,
                }
              : /*i18n*/ {
                  id: 'mail.creditNote.body',
                  message:
                    'Here’s credit note {reference}. It cancels invoice {invoice} in full. Keep both for your accounts.',
                  values,
                },
          ),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.creditNote', message: 'Credit note' }), reference],
            [
              isPartialCredit
                ? i18n._(/*i18n*/ { id: 'mail.fact.creditedInvoice', message: 'Credited invoice' })
                : i18n._(/*i18n*/ { id: 'mail.fact.cancelledInvoice', message: 'Canceled invoice' }),
              credits ?? '',
            ],
            [i18n._(/*i18n*/ { id: 'mail.fact.issuedOn', message: 'Issued on' }), formatDay(issuedOn, locale)],
            ...payerFacts(i18n, [creditNote]),
          ],
        },
        ...pricedParts(i18n, locale, { ...creditNote, vatByRate: vatByRate([creditNote]) }),
        ...notes.map((text) => ({ kind: 'paragraph', text }) as const),
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.creditNote.link', message: 'View and print the credit note', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: '',
    },
  };
}
