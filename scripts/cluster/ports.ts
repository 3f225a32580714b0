import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that outgoing connections get: one of a killed program stays free until it is started again. */
const FIRST = 21_000;
const COUNT = 1000;

let next = FIRST + Math.trunc(Math.random() * COUNT);

/** A port of this machine on which nothing listens, another one on each call. */
export async function stablePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    next = FIRST + ((next + 1 - FIRST) % COUNT);
    const probe = createServer().listen(next, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return next;
  }
  throw new Error(`No port from ${FIRST} on is free`);
}
