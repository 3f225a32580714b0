import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email that verifies an email address. */
export interface EmailVerification {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address with the token. */
  readonly link: string;
  /** The link's lifetime, in hours. */
  readonly hours: number;
}

/** The email with a link that verifies an email address. */
export function emailVerification({ from, to, locale, link, hours }: EmailVerification): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-verification',
    from,
    to,
    destination: 'holder',
    replyTo: null,
    validHours: hours,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.verification.subject', message: 'Confirm your email address' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.verification.body',
              message: 'To use your account, confirm that {email} is your address.',
              values: { email: to.email },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.verification.link', message: 'Confirm my address', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.verification.note',
          message:
            'This link expires in {hours, plural, one {# hour} other {# hours}}. If you didn’t ask for it, you can ignore this email. Nothing changes.',
          values: { hours },
        },
      ),
    },
  };
}
