import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
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
