/** HAProxy, as `deploy/cluster/haproxy.cfg` configures it, before processes and database nodes of this machine. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stablePort } from './ports.ts';
import type { DatabasePorts } from './database.ts';
import { deployed, startProgram } from './deployed.ts';
import { folderFor, whenListening, writeFor } from './pgbouncer.ts';

export interface LoadBalancer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts it before three processes. `log`: the file of its log. */
export async function openHaproxy(
  desks: readonly number[],
  database: DatabasePorts,
  log: URL | null = null,
): Promise<LoadBalancer> {
  const [folder, port] = [await folderFor('haproxy'), await stablePort()];
  const replacements = [
    ...desks.map((desk, index) => [`10.0.0.1${index + 1}:4000`, `127.0.0.1:${desk}`] as const),
    ...database.nodes.map(
      (node, index) =>
        [`10.0.0.2${index + 1}:5432 check port 8008`, `127.0.0.1:${node.port} check port ${node.restPort}`] as const,
    ),
    ['bind :80', `bind 127.0.0.1:${port}`] as const,
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${database.primary}`] as const,
    // The machine may not allow more open files.
    ['maxconn 20000', 'maxconn 2000'] as const,
    ['log /dev/log local0', 'log stdout format raw local0'] as const,
  ];
  const file = join(folder, 'haproxy.cfg');
  await writeFor(file, deployed('haproxy.cfg', Object.fromEntries(replacements)));
  const program = startProgram('haproxy', ['-db', '-f', file], { log: log ?? join(folder, 'log'), cwd: folder });
  await whenListening(port, program.isRunning);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await program.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
