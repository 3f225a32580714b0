import type { Locale } from '../../../../domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** Values of the email to an address without an account. */
interface NoAccount {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address of the page to request an account. */
  readonly link: string;
}

/**
 * The email sent when a password reset is requested for an address without an account: the page does not reveal that.
 */
export function noAccount({ from, to, locale, link }: NoAccount): Mail {
  const i18n = translator(locale);
  return {
    kind: 'no-account',
    from,
    to,
    destination: 'holder',
    replyTo: null,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.noAccount.subject', message: 'No account with this address' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.noAccount.body',
              message:
                'You asked to reset a password, but we have no account for this address. Try another address, or create an account.',
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.noAccount.link', message: 'Create an account', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.noAccount.note',
          message: 'If you didn’t ask for it, you can ignore this email.',
        },
      ),
    },
  };
}
