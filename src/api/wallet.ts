import type { Answer } from '../../machines/ports.ts';
import { walletCalls as calls } from '../../contract/wallet.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { MOST_PAGES } from './client.ts';
import { tellWhole } from './lists.ts';

/** The prepaid wallet, and what went in and out of it. */
export function walletApi(client: ApiClient): PortsOf<typeof calls, 'readWalletStatement'> {
  return {
    ...callPorts(client, calls),
    readWalletStatement: async (filter, signal) => {
      const read = (cursor: string | null) =>
        tellWhole(client, calls['user/pme/statement'], { request: { filter, cursor }, signal });
      let page = await read(null);
      let operations: Answer<'readWalletStatement'> = page.rows;
      for (let pages = 1; page.next !== null && pages < MOST_PAGES; pages += 1) {
        page = await read(page.next);
        operations = [...operations, ...page.rows];
      }
      return operations;
    },
  };
}
