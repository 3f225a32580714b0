import type { Locale } from '../../../../machines/domain/locale.ts';
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
                'An account was asked for with this address, and you already have one. Sign in with your password; if you no longer know it, choose another one.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.accountExists.link', message: 'Choose another password', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.accountExists.note',
          message:
            'The link holds for {hours, plural, one {# hour} other {# hours}}, and once. If it was not you who asked, you can leave this message alone: nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
