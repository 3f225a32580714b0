import type { Locale } from '../../../../domain/locale.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A change of email address, reported to the former one. */
interface EmailChanged {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** The new one. */
  readonly email: string;
  readonly at: Moment;
  /** Absolute address that undoes the change, and its lifetime in days. */
  readonly link: string;
  readonly days: number;
}

/** The email to an account's former address: alerts its owner to a change that they did not make. */
export function emailChanged({ from, to, locale, email, at, link, days }: EmailChanged): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-changed',
    from,
    to,
    destination: 'address',
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.emailChanged.subject', message: 'Your email address has been changed' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailChanged.body',
              message:
                'On {moment}, we changed the email address on your account to {email}. Use it to sign in. We’ll email you there.',
              values: { moment: formatMoment(at, locale, from.timeZone), email },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailChanged.advice',
              message:
                'If it wasn’t you, undo the change within {days, plural, one {# day} other {# days}}. Your account gets this address back, and you set a new password. You can also contact us: {email}, {phone}.',
              values: { email: from.email, phone: from.phone, days },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.emailChanged.undo', message: 'Undo the change', comment: 'Button of a letter' },
          ),
          url: link,
        },
      ],
      note: '',
    },
  };
}
