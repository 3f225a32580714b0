import type { Locale } from '../../../../machines/domain/locale.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What the letter says to an address that has no account. */
interface NoAccount {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Absolute address of the page where an account is asked for. */
  readonly link: string;
}

/**
 * The letter to an address that has no account, though another password was asked for: whoever asked has learnt nothing
 * of it.
 */
export function noAccount({ from, to, locale, link }: NoAccount): Mail {
  const i18n = translator(locale);
  return {
    kind: 'no-account',
    from,
    to,
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
                'Another password was asked for, but there is no account with this address. Perhaps you use another one with us; if not, you can create an account.',
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
          message: 'If it was not you who asked, you can leave this message alone.',
        },
      ),
    },
  };
}
