import type { Locale } from '../../../../machines/domain/locale.ts';
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
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.passwordForgotten.subject', message: 'Choose another password' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.passwordForgotten.body',
              message: 'You have told us that you no longer know your password. Choose another one here.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.passwordForgotten.link', message: 'Choose another password', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.passwordForgotten.note',
          message:
            'The link holds for {hours, plural, one {# hour} other {# hours}}, and once. If it was not you who asked, you can leave this message alone: your password stays as it is.',
          values: { hours },
        },
      ),
    },
  };
}
