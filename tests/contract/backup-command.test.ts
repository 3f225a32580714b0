/** The commands `backup` and `restore` as processes, on an embedded database; and a database that is newer than the program. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { create } from 'superstruct';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConnection } from '../../server/core/db/copy/connection.ts';
import { manifest, MANIFEST } from '../../server/core/db/copy/manifest.ts';
import { freePort } from '../../server/core/free-port.ts';
import { openServices } from '../../server/core/open-services.ts';
import { Opened } from '../../server/core/start-stop.ts';
import { readSettings } from '../../server/core/settings.ts';
import { backUp } from '../../server/office/backup.ts';
import { isExhaustive } from './exhaustive.ts';
import { createSeededDatabase, silentLog } from './services.ts';

type Environment = Readonly<Record<string, string>>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-backup-'));
  // As `mkdtemp` makes it, the embedded server's own user could not enter it under root.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const { PATH, NODE_COMPILE_CACHE } = process.env;
const environmentOf = (env: Environment) => ({ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...env });

/** Runs an office command to its end; returns its exit code and what it printed. */
function office(env: Environment, ...args: readonly string[]): Promise<string> {
  const options = { env: environmentOf(env) };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/office/main.ts', ...args], options, (error, printed, issues) => {
      const text = `${printed}${issues}`.trim().replaceAll(`${folder}/`, '');
      resolve(`${error?.code ?? 0}: ${text}`);
    });
  });
}

/** Starts a server with an embedded database without the demo, which takes long; returns what stops it. */
async function start(dataDir: string): Promise<() => Promise<void>> {
  const env = { DATA_DIR: dataDir, PORT: String(await freePort('127.0.0.1')), HOST: '127.0.0.1', DEMO: 'off' };
  const child = spawn(process.execPath, ['server/main.ts', '--without-page'], {
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('Ready on')) break;
  child.stdout.resume();
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Number of rows by table of a copy. */
async function rowsOf(copy: string): Promise<Readonly<Record<string, number>>> {
  const { tables } = create(JSON.parse(await readFile(join(copy, MANIFEST), 'utf8')), manifest);
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
}

it.runIf(isExhaustive)(
  'copies the embedded database of a running server, and restores it into a new one, not into one in use',
  async () => {
    const [first, second] = [{ DATA_DIR: join(folder, 'first') }, { DATA_DIR: join(folder, 'second') }];
    const [copy, again] = [join(folder, 'copy'), join(folder, 'again')];
    const stop = await start(first.DATA_DIR);
    expect(await office(first, 'backup', copy)).toMatch(/^0: Copied .* into copy\.$/);
    expect(await office(first, 'restore', copy, '--replace')).toMatch(
      /^1: Another process \(\d+\) already uses the data folder first: stop it/,
    );
    await stop();
    expect(await office(second, 'restore', copy)).toMatch(/^0: Restored .*\nLedger and books agree/);
    expect(await office(second, 'backup', again)).toMatch(/^0: Copied/);
    const rows = await rowsOf(copy);
    expect(rows['kysely_migration']).toBeGreaterThan(0);
    expect(await rowsOf(again)).toEqual(rows);
  },
  120_000,
);

it('a server and a backup refuse a database that a later release has migrated', async () => {
  const opened = new Opened();
  const database = await createSeededDatabase();
  opened.add(database.close);
  const { client, close } = await openConnection(database.url);
  await client.query(`insert into kysely_migration values ('9999-later', '2026-11-27')`);
  await close();
  const settings = readSettings({ DATABASE_URL: database.url, DATA_DIR: folder });
  const sentence =
    'is newer than this program: it has been brought up to 9999-later, which this release does not know. Use the release that did so, or a later one.';
  const opening = { settings, log: silentLog, url: database.url };
  await expect(openServices(opening, opened)).rejects.toThrow(`The database ${sentence}`);
  const { host, pathname } = new URL(database.url);
  const refusal = `The database ${pathname.slice(1)} at ${host} ${sentence}`;
  await expect(backUp(join(folder, 'copy'), settings, opened)).rejects.toThrow(refusal);
  await opened.close();
});
