import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { OfferedNewsletter } from '../../../../domain/newsletter.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import type { MailKind } from './facts-drawn.ts';
import { salutation } from './salutation.ts';

/** Values common to all emails about newsletters. */
export interface NewsletterFacts {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  /** The newsletters concerned. */
  readonly newsletters: readonly OfferedNewsletter[];
  /** The page of newsletter preferences; `null` without an account. */
  readonly account: string | null;
  /** Absolute addresses with the token, to confirm and to unsubscribe. */
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

/** Texts of an email to a newsletter's subscriber. */
interface Received {
  readonly kind: MailKind;
  readonly subject: string;
  readonly body: string;
  readonly note: string;
}

/** An email to a subscriber: the newsletters, the page of preferences, and the unsubscribe link. */
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
