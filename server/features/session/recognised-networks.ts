import { BlockList, isIPv4 } from 'node:net';
import { sql } from 'kysely';
import type { Listener } from '../../core/db/listener.ts';
import type { Services } from '../../core/services.ts';

/** PostgreSQL's channel for changes of the networks that accounts are recognised by (migration 0163). */
export const networksChannel = 'recognised_networks';

async function readNetworks({ db }: Pick<Services, 'db'>): Promise<BlockList> {
  const { rows } = await sql<{ first: string; last: string }>`
    select host(network(range)) as first, host(broadcast(range)) as last from account_ip_ranges
    union all
    select host(first), host(last) from subscription_ip_ranges where is_recognised`.execute(db);
  const networks = new BlockList();
  for (const { first, last } of rows) networks.addRange(first, last, isIPv4(first) ? 'ipv4' : 'ipv6');
  return networks;
}

/**
 * Tells whether an account may be recognised by an address, without a statement per address: the networks are read
 * again after a change in any process. Those of subscriptions that have ended count, too. `true` if the networks cannot
 * be read: then the visitor's page asks.
 */
export function recognisedNetworks(services: Services, listener: Listener): (address: string) => Promise<boolean> {
  let networks: Promise<BlockList> | null = null;
  listener.subscribe(networksChannel, () => {
    networks = null;
  });
  return async (address) => {
    const reading = (networks ??= readNetworks(services));
    try {
      return (await reading).check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
    } catch (error) {
      if (networks === reading) networks = null;
      services.log.error('The recognized networks cannot be read', error);
      return true;
    }
  };
}
