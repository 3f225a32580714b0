import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email to the owner of an address that was requested for another account. */
interface EmailInUse {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
}

/**
 * The email to an account's owner when its address is requested for another account: the page does not reveal that it
 * is taken.
 */
export function emailInUse({ from, to, locale }: EmailInUse): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-in-use',
    from,
    to,
    destination: 'holder',
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
              message: 'Someone tried to use {email} for another account. The address stays with your account.',
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
                'If it was you, and you’d like to merge your two accounts, contact us: {email}, {phone}. If it wasn’t you, you can ignore this email. Nothing changes.',
              values: { email: from.email, phone: from.phone },
            },
          ),
        },
      ],
      note: '',
    },
  };
}
