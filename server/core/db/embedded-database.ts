import { Client } from 'pg';
import { StartError } from '../start-stop.ts';
import type { EmbeddedServer } from './embedded.ts';
import { hasEmbeddedServer, openEmbeddedServer } from './embedded.ts';
import type { HeldLock } from './lock.ts';
import { takeLock } from './lock.ts';

/** An embedded server and the lock on it. */
interface LockedServer {
  readonly server: EmbeddedServer;
  readonly lock: HeldLock;
}

/** The product's database on its embedded server, for this process alone. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Data directory; see `EmbeddedServer`. */
  readonly folder: string;
  /** Stops the server, including one that another process started. */
  readonly stop: () => Promise<void>;
}

const NAME = 'desk';

/** Attempts to open while another process that exits keeps stopping the server. */
const ATTEMPTS = 5;

/**
 * Opens the embedded server of a data folder and takes its lock, exclusive or shared; restarts a server that another
 * process was just stopping. Throws a `StartError`. Calls `onLost` if the server exits on its own.
 */
export async function openLockedServer(
  dataDir: string,
  mode: 'exclusive' | 'shared',
  onLost: (error: Error) => void,
  options: Readonly<Record<string, string>> = {},
): Promise<LockedServer> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const server = await openEmbeddedServer(dataDir, options);
    const answer = await takeLock(server.url('postgres'), mode, onLost);
    if (answer.kind === 'held') return { server, lock: answer.lock };
    if (answer.kind === 'taken') {
      const who = answer.by === null ? 'Another process' : `Another process (${answer.by})`;
      throw new StartError(`${who} already uses the data folder ${dataDir}: stop it, or name another one in DATA_DIR.`);
    }
  }
  throw new StartError(`The database in ${dataDir} is stopped by another process again and again.`);
}

async function ensureDatabase(server: EmbeddedServer): Promise<void> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
}

/**
 * Opens the embedded database of a data folder. Throws a `StartError` if it cannot be opened or another process of ours
 * has it. Calls `onLost` if the server exits on its own.
 */
export async function openEmbeddedDatabase(dataDir: string, onLost: (error: Error) => void): Promise<EmbeddedDatabase> {
  const { server, lock } = await openLockedServer(dataDir, 'exclusive', onLost);
  await ensureDatabase(server);
  return {
    url: server.url(NAME),
    folder: server.folder,
    stop: async () => {
      lock.expectLoss();
      await server.stop();
    },
  };
}

/**
 * Opens the embedded database of a data folder along with the process that uses it, or alone if there is none; `stop`
 * stops the server only in the second case. Throws a `StartError`, also if no database exists: none is created.
 */
export async function visitEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  if (!(await hasEmbeddedServer(dataDir)))
    throw new StartError(
      `There is no database in ${dataDir}: nothing is made. Name another folder in DATA_DIR, or a database in DATABASE_URL.`,
    );
  const server = await openEmbeddedServer(dataDir);
  const answer = await takeLock(server.url('postgres'), 'exclusive', () => undefined);
  await ensureDatabase(server);
  return {
    url: server.url(NAME),
    folder: server.folder,
    stop: async () => {
      if (answer.kind !== 'held') return;
      answer.lock.expectLoss();
      await server.stop();
    },
  };
}
