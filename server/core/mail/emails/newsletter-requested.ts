import { NEWSLETTER_LINK_SECONDS } from '../../lifetimes.ts';
import { translator } from '../../i18n/translator.ts';
import type { EmailPart, Mail } from '../email.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { newsletterRows } from './newsletter-facts.ts';
import { salutation } from './salutation.ts';

const days = NEWSLETTER_LINK_SECONDS / 86_400;

/** The email that asks to confirm requested newsletters, which proves that the address belongs to the requester. */
export function newsletterRequested(facts: NewsletterFacts): Mail {
  const { from, to, locale, newsletters, account, confirm, unsubscribe } = facts;
  const i18n = translator(locale);
  const own: readonly EmailPart[] =
    account === null
      ? []
      : [
          {
            kind: 'paragraph',
            text: i18n._(
              /*i18n*/ {
                id: 'mail.newsletterRequested.account',
                message: 'You have an account with this address. You can change your newsletters there at any time.',
              },
            ),
          },
        ];
  return {
    kind: 'newsletter-requested',
    from,
    to,
    replyTo: null,
    unsubscribe,
    email: {
      locale,
      subject: i18n._(/*i18n*/ { id: 'mail.newsletterRequested.subject', message: 'Confirm your newsletters' }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.newsletterRequested.body',
              message:
                'You asked for these newsletters with this address. Confirm your subscription to start receiving them.',
              comment: 'A list follows',
            },
          ),
        },
        newsletterRows(i18n, newsletters),
        ...own,
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.newsletterRequested.link', message: 'Confirm my newsletters', comment: 'Button' },
          ),
          url: confirm,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.newsletterRequested.note',
          message:
            'This link expires in {days, plural, one {# day} other {# days}}. If you didn’t ask for it, you can ignore this email. We won’t send anything, and we’ll forget this address.',
          values: { days },
        },
      ),
    },
  };
}
