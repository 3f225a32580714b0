import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/core/free-port.ts';
import { createLog } from '../../server/core/log.ts';
import { readSettings } from '../../server/core/settings.ts';
import { startServer } from '../../server/start.ts';
import type { Control } from './control.ts';
import { controlOver } from './control.ts';
import { createSeededDatabase } from './services.ts';

export type { Scenario } from './control.ts';

/** A running server with a database of its own, and test control over it. */
export interface TestServer extends Control {
  readonly origin: string;
  readonly databaseUrl: string;
  /** The server’s directory for files, sent emails among them. */
  readonly dataDir: string;
  /** The log lines of the server so far. */
  readonly log: readonly string[];
  /** Restarts the server on the same database: its memory is lost, and its clock is the machine’s. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server as the product starts it, without the page; `environment` adds to the settings of every test. With a
 * `DATABASE_URL` it uses that database, which stays. Background work waits for `tick` unless `worksInBackground`.
 */
export async function openServer(
  environment: Readonly<Record<string, string>> = {},
  { worksInBackground = false } = {},
): Promise<TestServer> {
  const { DATABASE_URL: given } = environment;
  const [port, database, dataDir] = await Promise.all([
    freePort('127.0.0.1'),
    given === undefined ? createSeededDatabase() : { url: given, close: () => Promise.resolve() },
    mkdtemp(join(tmpdir(), 'desk-')),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    TEST_CONTROL: '1',
    ...environment,
  });
  const log: string[] = [];
  const start = () =>
    startServer({
      settings,
      log: createLog((line) => log.push(line)),
      dist: null,
      worksInBackground,
      onFatal: (error) => {
        throw error;
      },
    });
  let server = await start();
  return {
    origin,
    databaseUrl: database.url,
    dataDir,
    log,
    ...controlOver(origin),
    restart: async () => {
      await server.close();
      server = await start();
    },
    close: async () => {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
