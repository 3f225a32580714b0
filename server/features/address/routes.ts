import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { deleteAddress, readAddresses, saveAddress, selectAddress } from './store.ts';
import { texts } from './texts.ts';

type AddressHandlers = Pick<
  Handlers,
  'user/adresse' | 'user/adresse/update' | 'user/adresse/select' | 'user/adresse/delete'
>;

/** Answers the calls about addresses. */
export function addressHandlers(services: Services): AddressHandlers {
  return {
    'user/adresse': {
      handle: async ({ context: { identity } }) => done(await readAddresses(services.db, signedInAccount(identity).id)),
    },
    'user/adresse/update': {
      handle: async ({ body, context: { identity } }) =>
        done(await saveAddress(services, signedInAccount(identity).id, body), texts.kept),
    },
    'user/adresse/select': {
      handle: async ({ body, context: { identity } }) =>
        done(await selectAddress(services, signedInAccount(identity).id, body.id)),
    },
    'user/adresse/delete': {
      handle: async ({ body, context: { identity } }) =>
        done(await deleteAddress(services, signedInAccount(identity).id, body.id), texts.deleted),
    },
  };
}
