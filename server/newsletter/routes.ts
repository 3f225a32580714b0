import type { CallContext, Handlers, Reply } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { signedInAccount } from '../calls/identity.ts';
import type { Caller, Changed } from './change.ts';
import { changeAdverts, changeNewsletter } from './change.ts';
import { readNewsletters } from './store.ts';

type NewsletterHandlers = Pick<Handlers, 'servicesemail' | 'servicesemail/update' | 'servicesemailnopub'>;

function callerOf({ identity, locale }: CallContext): Caller {
  return { accountId: signedInAccount(identity).id, locale };
}

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
      handle: async ({ body, context }) => replyOf(await changeNewsletter(services, callerOf(context), body)),
    },
    servicesemailnopub: {
      handle: async ({ body, context }) => replyOf(await changeAdverts(services, callerOf(context), body)),
    },
  };
}
