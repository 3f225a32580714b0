import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { receivedEmail } from './newsletter-facts.ts';

/**
 * The email sent when newsletters are requested for an address that already receives them: the page does not reveal it.
 */
export function newsletterReceived(facts: NewsletterFacts): Mail {
  const i18n = translator(facts.locale);
  return receivedEmail(i18n, facts, {
    kind: 'newsletter-received',
    subject: i18n._(
      /*i18n*/ { id: 'mail.newsletterReceived.subject', message: 'You already receive these newsletters' },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.newsletterReceived.body',
        message: 'These newsletters were requested for this address, which already receives them. Nothing changes:',
        comment: 'A list follows',
      },
    ),
    note: i18n._(
      /*i18n*/ {
        id: 'mail.newsletterReceived.note',
        message: 'If you didn’t ask for them, you can ignore this email.',
      },
    ),
  });
}
