import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewsletterFrequency } from '../../../../domain/newsletter.ts';

/** Names of newsletter frequencies. */
export const frequencyWords: Readonly<Record<NewsletterFrequency, MessageDescriptor>> = {
  everyWeekday: msg`Every weekday`,
  weekly: msg`Once a week`,
  monthly: msg`Once a month`,
  eachIssue: msg`With each new issue`,
  occasional: msg`Occasionally`,
  unknown: msg`Schedule not specified`,
};

/** Title of the failure to load newsletters (specification §8). */
export const unreadNewsletters = msg({
  id: 'PMC_Erreur_MessageRecuperationServicesEmails',
  message: 'We couldn’t load your newsletters',
  comment: 'Failing to load e-mail services (specification §8)',
});
