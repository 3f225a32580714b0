import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as addresses are compared: IPv4 in IPv6's clothes becomes itself, a zone is dropped. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const plain = ip.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}
