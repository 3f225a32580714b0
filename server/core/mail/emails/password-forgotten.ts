import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email that resets a forgotten password. */
interface PasswordForgotten {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** The link's lifetime, in hours. */
  readonly hours: number;
}

/** The email with the link that resets a forgotten password. */
export function passwordForgotten({ from, to, locale, link, hours }: PasswordForgotten): Mail {
  const i18n = translator(locale);
  return {
    kind: 'password-forgotten',
    from,
    to,
    destination: 'holder',
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.passwordForgotten.subject', message: 'Reset your password' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.passwordForgotten.body',
              message: 'You asked to reset your password.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.passwordForgotten.link', message: 'Reset my password', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.passwordForgotten.note',
          message:
            'This link expires in {hours, plural, one {# hour} other {# hours}} and works once. If you didn’t ask for it, you can ignore this email. Your password stays the same.',
          values: { hours },
        },
      ),
    },
  };
}
