import type { FilledPorts } from '../../machines/ports.ts';
import { newsletterSignupCalls as calls } from '../contract/calls/newsletter-signup.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type SignupPorts = Pick<FilledPorts, 'readOfferedNewsletters' | 'requestNewsletters' | 'repeatNewsletterLetter'>;

/** Newsletters that anybody may ask for. */
export function newsletterSignupApi(ask: Ask): SignupPorts {
  return {
    readOfferedNewsletters: (_, signal) => tell(ask, calls['newsletter/offered'], { request: null, signal }),
    requestNewsletters: async (request, signal) => {
      await tell(ask, calls['form/newsletter'], { request, signal });
    },
    repeatNewsletterLetter: async (request, signal) => {
      await tell(ask, calls['newsletter/repeat'], { request, signal });
    },
  };
}
