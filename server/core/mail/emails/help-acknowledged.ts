import type { Locale } from '../../../../machines/domain/locale.ts';
import { formatList } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A question about invoices that the office has got. */
export interface HelpAcknowledged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Numbers of the invoices that it is about; none where it is about no one in particular. */
  readonly invoices: readonly string[];
  readonly message: string;
}

/** The letter that tells a buyer that their question arrived, with its words. */
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
                'We have received your question and will answer you at this address within two business days. You wrote:',
            },
          ),
        },
        { kind: 'quotation', text: message },
      ],
      note: '',
    },
  };
}
