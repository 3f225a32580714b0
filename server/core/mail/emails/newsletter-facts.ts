import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { OfferedNewsletter } from '../../../../machines/domain/newsletter.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** What every letter about newsletters knows. */
export interface NewsletterFacts {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** Which ones it is about. */
  readonly newsletters: readonly OfferedNewsletter[];
  /** The page where the owner of an account chooses what they receive; `null` to whoever has none. */
  readonly account: string | null;
  /** Absolute addresses with the token: where they are confirmed, and where they are ended. */
  readonly confirm: string;
  readonly unsubscribe: string;
}

/** The newsletters, each with its publication. */
export function newsletterRows(i18n: I18n, newsletters: readonly OfferedNewsletter[]): EmailPart {
  return {
    kind: 'facts',
    rows: newsletters.map(({ publication, name }) => [
      publication === ''
        ? i18n._(/*i18n*/ { id: 'mail.newsletter.others', message: 'Our other newsletters' })
        : publication,
      name?.text ??
        i18n._(
          /*i18n*/ {
            id: 'mail.newsletter.summary',
            message: 'Summary',
            comment: 'The newsletter that tells what is in an issue of a publication',
          },
        ),
    ]),
  };
}

/** What a letter says whose reader receives newsletters. */
interface Received {
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  readonly note: string;
}

/** A letter to somebody who receives newsletters: which ones, where an account changes that, and how it ends. */
export function receivedEmail(i18n: I18n, facts: NewsletterFacts, { kind, subject, body, note }: Received): Mail {
  const { from, to, locale, newsletters, account, unsubscribe } = facts;
  const own: readonly EmailPart[] =
    account === null
      ? []
      : [
          {
            kind: 'link',
            label: i18n._(
              /*i18n*/ { id: 'mail.newsletter.account', message: 'Choose in your account', comment: 'Button' },
            ),
            url: account,
          },
        ];
  return {
    kind,
    from,
    to,
    replyTo: null,
    unsubscribe,
    email: {
      locale,
      subject,
      salutation: salutation(i18n, to),
      parts: [
        { kind: 'paragraph', text: body },
        newsletterRows(i18n, newsletters),
        ...own,
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.newsletter.unsubscribe', message: 'Unsubscribe', comment: 'Button' }),
          url: unsubscribe,
        },
      ],
      note,
    },
  };
}
