/** A server of its own on a database that the office has filled, as it runs in production. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { freePort } from '../../server/core/free-port.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { otherPublisher } from './publisher-file.ts';

/** A payment provider as the server is given it, and how a buyer pays on its page. */
export interface TestProvider {
  readonly environment: Readonly<Record<string, string>>;
  /** What starts the server. */
  readonly entry: string;
  /** Pays on the provider’s page, to which the page is on its way. */
  readonly pay: (page: Page) => Promise<void>;
}

export interface Production {
  readonly origin: string;
  /** Runs `npm run office -- …` and gives what it prints. */
  readonly office: (...args: readonly string[]) => Promise<string>;
  /** Texts of the letters to an address. */
  readonly lettersTo: (address: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Fills an empty database with a publisher’s file, and starts the server on it. */
export async function openProduction({ environment, entry }: TestProvider): Promise<Production> {
  const [database, port, folder] = await Promise.all([
    createTestDatabase(),
    freePort('127.0.0.1'),
    mkdtemp(join(tmpdir(), 'desk-production-')),
  ]);
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'off',
    ...environment,
  };
  const office = async (...args: readonly string[]) =>
    (await promisify(execFile)(process.execPath, ['server/office/main.ts', ...args], { env })).stdout;
  const file = join(folder, 'publisher.yaml');
  await writeFile(file, await otherPublisher());
  await office('import', file);
  const server = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('Ready on')) break;
  server.stdout.resume();
  return {
    origin,
    office,
    lettersTo: async (address) => {
      const mail = join(folder, 'mail');
      const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
      const sources = await Promise.all(names.map((name) => readFile(join(mail, name), 'utf8')));
      return sources
        .filter((source) => source.includes(`To: ${address}`))
        .map((source) =>
          readMessage(source)
            .parts.map(({ text }) => text)
            .join('\n'),
        );
    },
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
