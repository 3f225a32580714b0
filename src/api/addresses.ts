import type { FilledPorts } from '../../machines/ports.ts';
import { addressCalls as calls } from '../contract/address.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The addresses of the account: reading them, keeping one, selecting or deleting one that is kept. */
export function addressesApi(client: ApiClient): Pick<FilledPorts, 'readAddresses' | 'saveAddress' | 'changeAddress'> {
  return {
    readAddresses: (_, signal) => tell(client, calls['user/adresse'], { signal }),
    changeAddress: async ({ kind, id }, signal) => {
      const row = kind === 'selected' ? calls['user/adresse/select'] : calls['user/adresse/delete'];
      await tell(client, row, { request: { id }, signal, outlivesPage: true });
    },
    saveAddress: (request, signal) => tell(client, calls['user/adresse/update'], { request, signal }),
  };
}
