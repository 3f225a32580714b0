import type { Moment } from '../../../../machines/domain/invoice.ts';
import type { Locale } from '../../../../machines/domain/locale.ts';
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

/** The letter that tells the owner of an account that its password is another one: they see it who did not do it. */
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
                'The password of your account was changed on {moment}. Wherever else you were signed in, you are asked to sign in again.',
              values: { moment: formatMoment(at, locale, from.timeZone) },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.passwordChanged.advice',
              message: 'If it was not you, write to us or call us at once: {email}, {phone}.',
              values: { email: from.email, phone: from.phone },
            },
          ),
        },
      ],
      note: '',
    },
  };
}
