import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email to the new address of an account. */
interface EmailChangeAsked {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** The link's lifetime, in hours. */
  readonly hours: number;
}

/** The email to an account's new address: its link proves that the address belongs to the owner. */
export function emailChangeAsked({ from, to, locale, link, hours }: EmailChangeAsked): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-change-asked',
    from,
    to,
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.emailChangeAsked.subject', message: 'Confirm your new email address' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailChangeAsked.body',
              message:
                'To sign in with {email} from now on, and to receive our messages there, please confirm that it is your address. Until then your former address counts.',
              values: { email: to.email },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.emailChangeAsked.link', message: 'Confirm the address', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.emailChangeAsked.note',
          message:
            'The link holds for {hours, plural, one {# hour} other {# hours}}, and once. If you did not ask for this message, you can leave it alone: nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
