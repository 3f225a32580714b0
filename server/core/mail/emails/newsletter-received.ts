import { translator } from '../../i18n/translator.ts';
import type { Mail } from '../email.ts';
import type { NewsletterFacts } from './newsletter-facts.ts';
import { receivedEmail } from './newsletter-facts.ts';

/** The letter to somebody with whose address newsletters are asked for that it receives already: whoever asked has learnt nothing. */
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
        message: 'These newsletters were asked for with this address, which receives them already. Nothing changes:',
        comment: 'A list follows',
      },
    ),
    note: i18n._(
      /*i18n*/ {
        id: 'mail.newsletterReceived.note',
        message: 'If it was not you who asked, you can leave this message alone.',
      },
    ),
  });
}
