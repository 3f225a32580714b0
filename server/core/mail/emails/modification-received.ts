import { defaultLocale } from '../../../../domain/locale.ts';
import type { Modification } from '../../../../domain/modification.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { linesText, lineText, modificationFacts } from './modification-facts.ts';

/** A request that awaits a decision of the office. */
export interface ModificationReceived {
  readonly from: EmailLayout;
  /** The sender, and the Reply-To address. */
  readonly sender: Addressee;
  readonly modification: Modification;
}

/** The email to the office about a request to decide, in the office’s language; replies go to the sender. */
export function modificationReceived({ from, sender, modification }: ModificationReceived): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const { reference, lines } = modification;
  return {
    kind: 'modification-received',
    from,
    ...toOffice(from),
    replyTo: sender.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.modification.office.subject',
          message: 'Request {reference} is awaiting a decision',
          values: { reference },
        },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.modification.office.body',
              message:
                'A subscriber asked for a change. To decide, run “npm run office -- request”, or reply to this email to answer them.',
            },
          ),
        },
        {
          kind: 'facts',
          rows: [
            ...modificationFacts(i18n, modification),
            [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), sender.name],
            [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), sender.email],
          ],
        },
        { kind: 'quotation', text: linesText(i18n, lines, lineText) },
      ],
      note: '',
    },
  };
}
