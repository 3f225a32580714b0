import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email to the requester of an account. */
interface AccountRequested {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** The link's lifetime, in hours. */
  readonly hours: number;
}

/** The email to the requester of an account: its link sets the password, which proves that the address is theirs. */
export function accountRequested({ from, to, locale, link, hours }: AccountRequested): Mail {
  const i18n = translator(locale);
  return {
    kind: 'account-requested',
    from,
    to,
    destination: 'holder',
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.accountRequested.subject', message: 'Your account: set a password' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.accountRequested.body',
              message: 'You asked for an account with this address. Set a password to open it.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.accountRequested.link', message: 'Set a password', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.accountRequested.note',
          message:
            'This link expires in {hours, plural, one {# hour} other {# hours}} and works once. If you didn’t ask for an account, you can ignore this email. We won’t create one.',
          values: { hours },
        },
      ),
    },
  };
}
