import type { CallContext, Handlers, Reply } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Caller, Changed } from './change.ts';
import { changeAdverts, changeNewsletter } from './change.ts';
import { readOffered } from './offered.ts';
import { repeatNewsletterEmail, requestNewsletters } from './signup.ts';
import { readNewsletters } from './store.ts';

type NewsletterHandlers = Pick<
  Handlers,
  | 'servicesemail'
  | 'servicesemail/update'
  | 'servicesemailnopub'
  | 'newsletter/offered'
  | 'form/newsletter'
  | 'newsletter/repeat'
>;

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
    'newsletter/offered': {
      handle: async ({ context: { locale } }) => done(await readOffered(services.db, locale)),
    },
    'form/newsletter': {
      handle: async ({ body, context }) => {
        await requestNewsletters(services, body, context);
        return done(null);
      },
    },
    'newsletter/repeat': {
      handle: async ({ body, context }) => {
        await repeatNewsletterEmail(services, body, context);
        return done(null);
      },
    },
  };
}
