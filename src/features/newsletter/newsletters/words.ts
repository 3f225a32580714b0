import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewsletterFrequency } from '../../../../machines/domain/newsletter.ts';

/** Names of newsletter frequencies. */
export const frequencyWords: Readonly<Record<NewsletterFrequency, MessageDescriptor>> = {
  everyWeekday: msg`Every weekday`,
  weekly: msg`Once a week`,
  monthly: msg`Once a month`,
  eachIssue: msg`With each new issue`,
  occasional: msg`From time to time`,
  unknown: msg`How often it comes is not known`,
};

/** Title of the failure to load newsletters (specification §8). */
export const unreadNewsletters = msg({
  id: 'PMC_Erreur_MessageRecuperationServicesEmails',
  message: 'Your newsletters cannot be loaded',
  comment: 'Failing to load e-mail services (specification §8)',
});
