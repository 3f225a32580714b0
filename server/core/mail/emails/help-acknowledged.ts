import type { Locale } from '../../../../domain/locale.ts';
import { formatList } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A question about invoices, received by the office. */
export interface HelpAcknowledged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Numbers of the invoices concerned; empty for a general question. */
  readonly invoices: readonly string[];
  readonly message: string;
}

/** The email that acknowledges a buyer's question, with its text. */
export function helpAcknowledged({ from, to, locale, invoices, message }: HelpAcknowledged): Mail {
  const i18n = translator(locale);
  const references = formatList(invoices, locale);
  return {
    kind: 'help-acknowledged',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.help.subject',
          message:
            'Your question about {count, plural, =0 {your invoices} one {invoice {references}} other {invoices {references}}}',
          values: { count: invoices.length, references },
        },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.help.body',
              message:
                'We’ve received your question and will reply to this address within two business days. You wrote:',
            },
          ),
        },
        { kind: 'quotation', text: message },
      ],
      note: '',
    },
  };
}
