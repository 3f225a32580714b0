import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { cancelModification } from './cancel.ts';
import { findModification } from './store.ts';
import { texts } from './texts.ts';

/** Answers the calls about requests for a modification. */
export function modificationHandlers(services: Services): Pick<Handlers, 'modification/read' | 'modification/update'> {
  return {
    'modification/read': {
      handle: async ({ body: { id }, context: { identity } }) => {
        const found = await findModification(services.db, { id }, signedInAccount(identity).id);
        if (!found) throw new CallFailure(404, texts.unknown);
        return done(found);
      },
    },
    'modification/update': {
      handle: async ({ body: { id }, context: { identity } }) => {
        const { request, isInTime } = await cancelModification(services, signedInAccount(identity).id, id);
        return done(request, isInTime ? texts.cancelled : texts.settledBefore);
      },
    },
  };
}
