import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What the letter says to the owner of an address that another account shall get. */
interface EmailInUse {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
}

/** The letter to the owner of an account when somebody wants its address for another one: whoever asked has learnt nothing of it. */
export function emailInUse({ from, to, locale }: EmailInUse): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-in-use',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.emailInUse.subject', message: 'This address already has an account' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailInUse.body',
              message:
                'Someone wanted to use {email} for another account with us. The address belongs to your account, and stays with it.',
              values: { email: to.email },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailInUse.advice',
              message:
                'If it was you, and you want your two accounts to become one, write to us or call us: {email}, {phone}. If it was not you, you can leave this message alone: nothing changes.',
              values: { email: from.email, phone: from.phone },
            },
          ),
        },
      ],
      note: '',
    },
  };
}
