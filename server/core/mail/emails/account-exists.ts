import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What the letter says to the owner of an account when one is asked for with its address. */
interface AccountExists {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** How long the link holds, in hours. */
  readonly hours: number;
}

/** The letter to the owner of an account when one is asked for with its address: whoever asked has learnt nothing of it. */
export function accountExists({ from, to, locale, link, hours }: AccountExists): Mail {
  const i18n = translator(locale);
  return {
    kind: 'account-exists',
    from,
    to,
    replyTo: null,
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
