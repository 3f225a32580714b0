import type { Handlers } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import { signedInAccount } from '../calls/identity.ts';
import type { Services } from '../services.ts';
import { listSubscriptions } from './list.ts';

/** Answers the calls about the subscriptions that somebody has. */
export function subscriptionHandlers(services: Services): Pick<Handlers, 'subscriptions/all'> {
  return {
    'subscriptions/all': {
      handle: async ({ context: { identity, locale } }) =>
        done(await listSubscriptions(services.db, services, { accountId: signedInAccount(identity).id, locale })),
    },
  };
}
