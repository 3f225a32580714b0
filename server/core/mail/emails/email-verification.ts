import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What the letter that verifies an e-mail address says. */
export interface EmailVerification {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** How long the link holds, in hours. */
  readonly hours: number;
}

/** The letter by which someone shows that an e-mail address is theirs. */
export function emailVerification({ from, to, locale, link, hours }: EmailVerification): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-verification',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.verification.subject', message: 'Confirm your e-mail address' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.verification.body',
              message: 'To use your account, please confirm that {email} is your address.',
              values: { email: to.email },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.verification.link', message: 'Confirm the address', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.verification.note',
          message:
            'The link holds for {hours, plural, one {# hour} other {# hours}}. If you did not ask for this message, you can leave it alone: nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
