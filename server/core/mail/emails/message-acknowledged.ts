import type { ContactMessage } from '../../../../validation/forms/contact.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { messageFacts } from './message-facts.ts';
import { salutation } from './salutation.ts';

/** A message received by the office. */
export interface MessageAcknowledged {
  readonly from: EmailLayout;
  readonly sender: Addressee;
  readonly locale: Locale;
  readonly reference: string;
  readonly message: ContactMessage;
}

/** The copy of a message to the office, for its sender. */
export function messageAcknowledged({ from, sender, locale, reference, message }: MessageAcknowledged): Mail {
  const i18n = translator(locale);
  return {
    kind: 'message-acknowledged',
    from,
    to: sender,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.message.subject', message: 'Your message {reference}', values: { reference } },
      ),
      salutation: salutation(i18n, sender),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.message.body',
              message:
                'We’ve received your message and will reply to this address within two business days. Include the reference if you write to us again.',
            },
          ),
        },
        { kind: 'facts', rows: messageFacts(i18n, reference, message) },
        { kind: 'quotation', text: message.remark },
      ],
      note: '',
    },
  };
}
