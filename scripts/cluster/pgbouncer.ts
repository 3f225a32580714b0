/** PgBouncer in transaction mode, as `deploy/cluster/pgbouncer.ini` configures it. */
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stablePort } from './ports.ts';
import { pause } from '../../server/core/in-time.ts';
import { deployed, startProgram, unprivileged } from './deployed.ts';

/** Longest wait for a program to listen, in milliseconds. */
const PATIENCE = 30_000;

/** Resolves once something listens on a port of this machine. */
export async function whenListening(port: number, isRunning: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (!isRunning() || performance.now() > end) throw new Error(`Nothing listens on port ${port}`);
    await pause(50);
  }
}

/** A folder for the files of programs without root’s rights. */
export async function folderFor(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  return folder;
}

/** Writes a file that the programs alone can read. */
export async function writeFor(path: string, content: string): Promise<void> {
  await writeFile(path, content, { mode: 0o600 });
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

export interface Pooler {
  /** The database’s address over the pooler. */
  readonly url: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly close: () => Promise<void>;
}

/** Starts a pooler before a database. `log`: its file; `ignored`: parameters of a connection that it ignores instead of refusing it. */
export async function openPgBouncer(
  databaseUrl: string,
  { log, ignored = '' }: { readonly log?: URL; readonly ignored?: string } = {},
): Promise<Pooler> {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
  const [folder, port] = await Promise.all([folderFor('pgbouncer'), stablePort()]);
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  await writeFor(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const name = pathname.slice(1);
  const configuration = deployed('pgbouncer.ini', {
    'desk = host=127.0.0.1 port=5000 dbname=desk': `${name} = host=${hostname} port=${databasePort} dbname=${name}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql/pgbouncer.log': '',
    '/var/run/postgresql/pgbouncer.pid': join(folder, 'pid'),
    'pool_mode = transaction': `pool_mode = transaction\nignore_startup_parameters = ${ignored}`,
  });
  await writeFor(file, configuration);
  const program = startProgram('pgbouncer', [file], { log: log ?? join(folder, 'log'), cwd: folder });
  await whenListening(port, program.isRunning);
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    pid: program.pid,
    isRunning: program.isRunning,
    close: async () => {
      await program.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
