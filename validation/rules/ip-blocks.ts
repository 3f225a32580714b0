/** Address blocks that are not reachable on the internet (IANA's registries of special-purpose addresses). */
import type { IpBounds } from './ip-address.ts';
import { hold, meet, networkBounds, readAddress } from './ip-address.ts';

/** Purposes of such blocks. */
export const blockKinds = [
  'private',
  'loopback',
  'linkLocal',
  'carrierShared',
  'multicast',
  'documentation',
  'reserved',
] as const;

export type BlockKind = (typeof blockKinds)[number];

/** Blocks of each kind; those of `reserved` may contain others. */
const networks: Readonly<Record<BlockKind, readonly string[]>> = {
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10'],
  loopback: ['127.0.0.0/8', '::1/128'],
  linkLocal: ['169.254.0.0/16', 'fe80::/10'],
  carrierShared: ['100.64.0.0/10'],
  multicast: ['224.0.0.0/4', 'ff00::/8'],
  documentation: ['192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32', '3fff::/20'],
  reserved: [
    '0.0.0.0/8',
    '192.0.0.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '240.0.0.0/4',
    '2001::/23',
    '2002::/16',
    // IANA has allocated only 2000::/3 of IPv6.
    '::/3',
    '4000::/2',
    '8000::/1',
  ],
};

function boundsOfNetwork(network: string): IpBounds {
  const [text = '', prefix = ''] = network.split('/');
  const address = readAddress(text);
  if ('code' in address) throw new Error(`${network} is no network`);
  return networkBounds(address, Number(prefix));
}

const blocks = blockKinds.flatMap((kind) =>
  networks[kind].map((network) => ({ kind, bounds: boundsOfNetwork(network) })),
);

/** The kinds of unreachable addresses in a range; in the order of `blockKinds`. */
export function kindsWithin(bounds: IpBounds): readonly BlockKind[] {
  const whole = blocks.find((block) => hold(block.bounds, bounds));
  if (whole) return [whole.kind];
  const met = new Set(blocks.filter((block) => meet(block.bounds, bounds)).map(({ kind }) => kind));
  return blockKinds.filter((kind) => met.has(kind));
}
