import type { ContactMessage } from '../../../../validation/forms/contact.ts';
import { defaultLocale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { messageFacts } from './message-facts.ts';

/** A message to the office. */
export interface MessageReceived {
  readonly from: EmailLayout;
  /** The sender, and the Reply-To address. */
  readonly sender: Addressee;
  readonly reference: string;
  readonly message: ContactMessage;
}

/** The email with a message to the office, in the office’s language; replies go to the sender. */
export function messageReceived({ from, sender, reference, message }: MessageReceived): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  return {
    kind: 'message-received',
    from,
    ...toOffice(from),
    replyTo: sender.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.message.office.subject', message: 'Message {reference}', values: { reference } },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.message.office.body',
              message: 'A subscriber sent a message from their account. Reply to this email to answer them.',
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            ...messageFacts(i18n, reference, message),
            [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), sender.name],
            [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), sender.email],
          ],
        },
        { kind: 'quotation', text: message.remark },
      ],
      note: '',
    },
  };
}
