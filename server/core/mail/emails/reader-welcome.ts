import type { Locale } from '../../../../domain/locale.ts';
import { formatList } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A new reader of a licence. */
export interface ReaderWelcome {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Name of the licence's administrator. */
  readonly administrator: string;
  readonly publications: readonly string[];
  /** Absolute address at which they set or reset a password. */
  readonly link: string;
}

/** The email that welcomes a reader of a licence: its publications, its administrator, and how to get a password. */
export function readerWelcome({ from, to, locale, administrator, publications, link }: ReaderWelcome): Mail {
  const i18n = translator(locale);
  return {
    kind: 'reader-welcome',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.readerWelcome.subject',
          message: 'Your access to {publications}',
          values: { publications: formatList(publications, locale) },
        },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.readerWelcome.body',
              message:
                '{administrator} gave you access to {publications}. Sign in with this email address. No password yet? Use the link below and we’ll email you instructions.',
              values: { administrator, publications: formatList(publications, locale) },
            },
          ),
        },
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.readerWelcome.link', message: 'Get my password', comment: 'Button of a letter' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.readerWelcome.note',
          message: 'You’re getting this email because {administrator} added you as a reader.',
          values: { administrator },
        },
      ),
    },
  };
}
