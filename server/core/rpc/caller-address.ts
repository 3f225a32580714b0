import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The caller's address in its canonical form: an IPv4-mapped IPv6 address is the IPv4 address, a zone is dropped. Where a
 * proxy names something that is no address, it is the proxy's own.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const plain = [ip, socket.remoteAddress ?? ''].map((one) => one.replace(/%.*$/, '')).find((one) => isIP(one) !== 0);
  if (plain === undefined) throw new Error('A request comes from nowhere');
  return ipaddr.process(plain).toString();
}

/** The network that one subscriber of IPv6 has at least, and the one that a site may have (RFC 6177). */
const SUBSCRIBER = 64;
const SITE = 48;

interface Network {
  readonly network: string;
  /** Whether it may have many subscribers. */
  readonly isWide: boolean;
}

/** The networks by which callers are counted: IPv4 by address; IPv6 by /64, and more loosely by /48. */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = ipaddr.process(address).toString();
  if (isIP(plain) === 4) return [{ network: plain, isWide: false }];
  const networkOf = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
  return [
    { network: networkOf(SUBSCRIBER), isWide: false },
    { network: networkOf(SITE), isWide: true },
  ];
}
