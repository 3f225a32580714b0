import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a request comes from, as addresses are compared: IPv4 in IPv6's clothes becomes itself, a zone is dropped. Where
 * a proxy names something that is no address, it is the proxy's own.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const plain = [ip, socket.remoteAddress ?? ''].map((one) => one.replace(/%.*$/, '')).find((one) => isIP(one) !== 0);
  if (plain === undefined) throw new Error('A request comes from nowhere');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}
