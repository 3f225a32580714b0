import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { freePort } from '../free-port.ts';
import { StartError } from '../start-stop.ts';
import type { Programs } from './embedded-programs.ts';
import { canEnter, findPrograms, initdb, pgCtl, SHARED_FOLDER } from './embedded-programs.ts';

/** A running embedded PostgreSQL server: started now, or left running after the process that started it was killed. */
export interface EmbeddedServer {
  /** Data directory: in the data folder, or outside it if PostgreSQL's user cannot enter that. */
  readonly folder: string;
  /** Address of one of its databases, with the password. */
  readonly url: (database: string) => string;
  /** Stops it, even if another process started it; connections are cut. */
  readonly stop: () => Promise<void>;
}

const USER = 'desk';
const LOG = 'server.log';

/** Attempts to start before giving up, this many milliseconds apart: another process may be stopping or starting it. */
const START_ATTEMPTS = 10;
const ATTEMPT_INTERVAL = 200;

/** Longest time for a server to report that it is starting or shutting down, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** Configuration for `initdb`: loopback only, English messages, no values of rows in the log. */
const configuration = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  lc_messages: 'C',
  timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
} as const;

async function placeOf(dataDir: string, { user }: Programs): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (user === null || (await canEnter(dataDir, user))) return join(dataDir, 'database');
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const parent = join(SHARED_FOLDER, name);
  await mkdir(parent, { recursive: true });
  return join(parent, 'database');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes unfinished directories next to a folder that killed processes left while initialising. */
async function removeLeftovers(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.unfinished-`;
  const names = await readdir(dirname(folder));
  const left = names.filter(
    (name) => name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10)),
  );
  await Promise.all(left.map((name) => rm(join(dirname(folder), name), { recursive: true })));
}

/** The code of a failed system call, `EACCES` for instance. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/** Whether a server was ever initialised in a folder. */
async function isInitialised(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Initialises a new server in a directory next to the final one and renames it: the first of several processes wins.
 */
async function initialise(
  folder: string,
  programs: Programs,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  await removeLeftovers(folder);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const data = join(unfinished, 'data');
  const password = join(unfinished, 'password');
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(password, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (programs.user) {
    const { uid, gid } = programs.user;
    await Promise.all([unfinished, password].map((path) => chown(path, uid, gid)));
  }
  try {
    const settings = Object.entries({ ...configuration, ...options }).map(([name, value]) => `--set=${name}=${value}`);
    await initdb(
      programs,
      [
        `--pgdata=${data}`,
        `--username=${USER}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...settings,
      ],
      unfinished,
    );
    await rename(password, join(data, 'password'));
    await rename(data, folder).catch(async (error: unknown) => {
      if (!(await isInitialised(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The port recorded by the running server, or `null` if there is none. */
async function notedPort(folder: string): Promise<number | null> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** Whether our server answers at an address, will soon, or is not there. */
async function probe(url: string): Promise<'ready' | 'busy' | 'absent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => null);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const isBusy = error instanceof DatabaseError && (error.code === '57P03' || error.code === '53300');
    return isBusy ? 'busy' : 'absent';
  } finally {
    await client.end().catch(() => null);
  }
}

async function lastWords(folder: string): Promise<string> {
  const log = await readFile(join(folder, LOG), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-3).join(' ');
}

/**
 * Returns the port of the folder's server: the running one, else one started now. Throws a `StartError` with the last
 * lines of the server's log on failure.
 */
async function reach(folder: string, programs: Programs, urlOf: (port: number) => string): Promise<number> {
  const deadline = performance.now() + LONGEST_WAIT;
  let attempts = 0;
  for (;;) {
    const port = await notedPort(folder);
    const state = port === null ? 'absent' : await probe(urlOf(port));
    if (port !== null && state === 'ready') return port;
    if (attempts === START_ATTEMPTS || performance.now() > deadline) {
      throw new StartError(`The database in ${folder} does not start: ${await lastWords(folder)}`);
    }
    if (state === 'absent') {
      attempts += 1;
      const options = ['-o', `-p ${await freePort('127.0.0.1')}`, '-l', join(folder, LOG)];
      if (await pgCtl(programs, ['start', '-D', folder, '-w', '-s', ...options], folder)) continue;
    }
    await delay(ATTEMPT_INTERVAL);
  }
}

/** Error codes of a folder that we cannot use. */
const refusals: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];

async function open(dataDir: string, options: Readonly<Record<string, string>>): Promise<EmbeddedServer> {
  const programs = await findPrograms(join(dataDir, 'database'));
  const folder = await placeOf(dataDir, programs);
  if (!(await isInitialised(folder))) await initialise(folder, programs, options);
  const password = await readFile(join(folder, 'password'), 'utf8');
  const urlOf = (port: number, database = 'postgres') =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const port = await reach(folder, programs, urlOf);
  return {
    folder,
    url: (database) => urlOf(port, database),
    stop: async () => {
      await pgCtl(programs, ['stop', '-D', folder, '-m', 'fast', '-w', '-s'], folder);
    },
  };
}

/** Whether a data folder has an embedded server, running or not. */
export async function hasEmbeddedServer(dataDir: string): Promise<boolean> {
  return isInitialised(await placeOf(dataDir, await findPrograms(join(dataDir, 'database'))));
}

/**
 * Opens the embedded PostgreSQL server of a data folder: creates it if missing, adopts a running one, starts it
 * otherwise. `options` are configuration for a new one. Throws a `StartError`.
 */
export async function openEmbeddedServer(
  dataDir: string,
  options: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  try {
    return await open(dataDir, options);
  } catch (error) {
    if (!refusals.includes(codeOf(error))) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be used by this user (${String(codeOf(error))}): ` +
        'start as its owner, or name another one in DATA_DIR.',
    );
  }
}
