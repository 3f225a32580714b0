import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. Throws where there is none. */
export async function freePort(host = 'localhost'): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
