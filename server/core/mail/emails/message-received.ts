import type { ContactMessage } from '../../../../machines/domain/contact.ts';
import { defaultLocale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { messageFacts } from './message-facts.ts';

/** A message to the desk, on its way there. */
export interface MessageReceived {
  readonly from: EmailLayout;
  /** Who wrote it, and where the answer goes. */
  readonly sender: Addressee;
  readonly reference: string;
  readonly message: ContactMessage;
}

/** The letter that brings a message to the desk, in the desk’s language; an answer reaches whoever wrote. */
export function messageReceived({ from, sender, reference, message }: MessageReceived): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  return {
    kind: 'message-received',
    from,
    to: { name: from.name, email: from.email },
    replyTo: sender.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.message.office.subject', message: 'Message {reference}', values: { reference } },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To the subscription desk,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.message.office.body',
              message: 'A subscriber has written from their account. An answer to this message reaches them.',
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            ...messageFacts(i18n, reference, message),
            [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), sender.name],
            [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'E-mail address' }), sender.email],
          ],
        },
        { kind: 'quotation', text: message.remark },
      ],
      note: '',
    },
  };
}
