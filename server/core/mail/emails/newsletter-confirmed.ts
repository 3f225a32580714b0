import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { receivedEmail } from './newsletter-facts.ts';

/** The email after newsletters were confirmed. */
export function newsletterConfirmed(facts: NewsletterFacts): Mail {
  const i18n = translator(facts.locale);
  return receivedEmail(i18n, facts, {
    kind: 'newsletter-confirmed',
    subject: i18n._(
      /*i18n*/ { id: 'mail.newsletterConfirmed.subject', message: 'Your newsletter subscription is confirmed' },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.newsletterConfirmed.body',
        message: 'Your address is confirmed. You’ll now receive:',
        comment: 'A list follows',
      },
    ),
    note: i18n._(
      /*i18n*/ {
        id: 'mail.newsletterConfirmed.note',
        message: 'Keep this email. Use its link to unsubscribe at any time, without a password.',
      },
    ),
  });
}
