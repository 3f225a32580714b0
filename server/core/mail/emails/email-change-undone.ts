import type { Locale } from '../../../../domain/locale.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A change of email address, undone from the former one. */
interface EmailChangeUndone {
  readonly from: EmailLayout;
  /** The address that the account just lost. */
  readonly to: Addressee;
  readonly locale: Locale;
  readonly at: Moment;
}

/** The email to the address that an account lost: explains why it no longer signs in. */
export function emailChangeUndone({ from, to, locale, at }: EmailChangeUndone): Mail {
  const i18n = translator(locale);
  return {
    kind: 'email-change-undone',
    from,
    to,
    destination: 'address',
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.emailChangeUndone.subject', message: 'Your email address change was undone' },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailChangeUndone.body',
              message:
                'On {moment}, someone using the previous address undid the change to {email}. Your account has its previous address again, all devices are signed out, and you need a new password.',
              values: { moment: formatMoment(at, locale, from.timeZone), email: to.email },
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.emailChangeUndone.advice',
              message: 'If you didn’t want this, contact us: {email}, {phone}.',
              values: { email: from.email, phone: from.phone },
            },
          ),
        },
      ],
      note: '',
    },
  };
}
