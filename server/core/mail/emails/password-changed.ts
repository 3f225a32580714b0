import type { Moment } from '../../../../domain/moment.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A password that was replaced. */
interface PasswordChanged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly at: Moment;
}

/** The email that alerts an account's owner to a change of password. */
export function passwordChanged({ from, to, locale, at }: PasswordChanged): Mail {
  const i18n = translator(locale);
  return {
    kind: 'password-changed',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.passwordChanged.subject', message: 'Your password has been changed' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.passwordChanged.body',
              message:
                'The password for your account was changed on {moment}. You’ll need to sign in again on your other devices.',
              values: { moment: formatMoment(at, locale, from.timeZone) },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.passwordChanged.advice',
              message: 'If it wasn’t you, contact us right away: {email}, {phone}.',
              values: { email: from.email, phone: from.phone },
            },
          ),
        },
      ],
      note: '',
    },
  };
}
