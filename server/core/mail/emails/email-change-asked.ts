import type { Locale } from '../../../../domain/locale.ts';
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
    destination: 'address',
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
                'To sign in with {email} and get our emails there, confirm that it’s your address. Until then, keep using your current address.',
              values: { email: to.email },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.emailChangeAsked.link', message: 'Confirm my address', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.emailChangeAsked.note',
          message:
            'This link expires in {hours, plural, one {# hour} other {# hours}} and works once. If you didn’t ask for it, you can ignore this email. Nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
