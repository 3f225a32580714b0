import type { Handlers, Reply } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { signedInAccount } from '../calls/identity.ts';
import type { Changed } from './change.ts';
import { changeAdverts, changeNewsletter } from './change.ts';
import { readNewsletters } from './store.ts';

type NewsletterHandlers = Pick<Handlers, 'servicesemail' | 'servicesemail/update' | 'servicesemailnopub'>;

/** A change that is made says nothing: the person sees it where they made it. */
function replyOf(outcome: Changed): Reply<null> {
  return outcome.kind === 'changed' ? done(null) : outcome;
}

/** Answers the calls about newsletters. */
export function newsletterHandlers(services: Services): NewsletterHandlers {
  return {
    servicesemail: {
      handle: async ({ context: { identity, locale } }) =>
        done(await readNewsletters(services.db, signedInAccount(identity).id, locale)),
    },
    'servicesemail/update': {
      handle: async ({ body, context: { identity } }) =>
        replyOf(await changeNewsletter(services, signedInAccount(identity).id, body)),
    },
    servicesemailnopub: {
      handle: async ({ body, context: { identity } }) =>
        replyOf(await changeAdverts(services, signedInAccount(identity).id, body)),
    },
  };
}
