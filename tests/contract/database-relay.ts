import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { create, number, type } from 'superstruct';

/** The way of a server to its database, which a test can interrupt. */
export interface DatabaseRelay {
  /** The database's address, over the relay. */
  readonly url: string;
  /** Stops forwarding in both directions: the database does not answer, and no connection breaks. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => void;
}

/** Opens a relay to a database. */
export async function openDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => null);
    socket.once('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const relay = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.once('close', () => to.destroy());
      keep(from);
    }
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  const { port } = create(relay.address(), type({ port: number() }));
  const every = (act: (socket: Socket) => unknown) => {
    for (const socket of sockets) act(socket);
  };
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze: () => {
      isFrozen = true;
      every((socket) => socket.pause());
    },
    thaw: () => {
      isFrozen = false;
      every((socket) => socket.resume());
    },
    close: () => {
      every((socket) => socket.destroy());
      relay.close();
    },
  };
}
