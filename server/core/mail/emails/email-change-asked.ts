import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What the letter says to the address that shall take the place of another. */
interface EmailChangeAsked {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** How long the link holds, in hours. */
  readonly hours: number;
}

/** The letter to another address of somebody, by which its reader shows that it is theirs. */
export function emailChangeAsked({ from, to, locale, link, hours }: EmailChangeAsked): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-change-asked',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.emailChangeAsked.subject', message: 'Confirm your new e-mail address' }),
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
