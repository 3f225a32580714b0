import { NEWSLETTER_LINK_SECONDS } from '../../lifetimes.ts';
import { translator } from '../../i18n/translator.ts';
import type { EmailPart, Mail } from '../email.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { newsletterRows } from './newsletter-facts.ts';
import { salutation } from './salutation.ts';

const days = NEWSLETTER_LINK_SECONDS / 86_400;

/** The letter by which somebody confirms the newsletters that they asked for, which shows that the address is theirs. */
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
                message: 'You have an account with this address: you can change them there at any time.',
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
              message: 'You asked for these newsletters with this address. Confirm, and they come.',
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
            'The link holds for {days, plural, one {# day} other {# days}}. If it was not you who asked, you can leave this message alone: nothing is sent, and then we forget this address.',
          values: { days },
        },
      ),
    },
  };
}
