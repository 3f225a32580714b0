import type { FilledPorts } from '../../machines/ports.ts';
import { newsletterSignupCalls as calls } from '../../contract/newsletter-signup.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellOffered } from './lists.ts';

type SignupPorts = Pick<FilledPorts, 'readOfferedNewsletters' | 'requestNewsletters' | 'repeatNewsletterEmail'>;

/** Newsletters that anyone may request, with or without an account. */
export function newsletterSignupApi(client: ApiClient): SignupPorts {
  return {
    readOfferedNewsletters: (_, signal) => tellOffered(client, calls['newsletter/offered'], { request: null, signal }),
    requestNewsletters: async (request, signal) => {
      await tell(client, calls['form/newsletter'], { request, signal });
    },
    repeatNewsletterEmail: async (request, signal) => {
      await tell(client, calls['newsletter/repeat'], { request, signal });
    },
  };
}
