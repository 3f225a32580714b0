import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email to an account's owner when an account is requested with its address. */
interface AccountExists {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** The link's lifetime, in hours. */
  readonly hours: number;
}

/**
 * The email to an account's owner when an account is requested with its address: the page does not reveal that one
 * exists.
 */
export function accountExists({ from, to, locale, link, hours }: AccountExists): Mail {
  const i18n = translator(locale);
  return {
    kind: 'account-exists',
    from,
    to,
    destination: 'holder',
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.accountExists.subject', message: 'You already have an account' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.accountExists.body',
              message:
                'Someone, probably you, asked for an account with this address. You already have one. Sign in with your password, or reset it.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.accountExists.link', message: 'Reset my password', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.accountExists.note',
          message:
            'This link expires in {hours, plural, one {# hour} other {# hours}} and works once. If you didn’t ask for it, you can ignore this email. Nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
