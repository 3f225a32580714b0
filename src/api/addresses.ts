import { isWhole } from '../../domain/completeness.ts';
import { addressCalls as calls } from '../../contract/address.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists } from './lists.ts';

/** The addresses of the account: reading them, keeping one, selecting or deleting one that is kept. */
export function addressesApi(client: ApiClient): PortsOf<typeof calls, 'readAddresses' | 'changeAddress'> {
  return {
    ...callPorts(client, calls),
    readAddresses: async (_, signal) => {
      const book = await tellLists(client, calls['user/adresse'], { signal });
      // `indexSelection` counts all rows: without the omitted ones it would select another address.
      return isWhole(book) ? book : { ...book, selectedId: null };
    },
    changeAddress: async ({ kind, id }, signal) => {
      const row = kind === 'selected' ? calls['user/adresse/select'] : calls['user/adresse/delete'];
      await tell(client, row, { request: { id }, signal, outlivesPage: true });
    },
  };
}
