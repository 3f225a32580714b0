/** The built product on a server and a database of its own, for measurements of the whole. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { createBuilder } from 'vite';
import { openDatabase } from '../../server/core/db/database.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { readSettings } from '../../server/core/settings.ts';
import { startServer } from '../../server/start.ts';
import { silentLog } from '../../tests/contract/services.ts';

/** The running product: its origin and its database. */
export interface Product {
  readonly origin: string;
  readonly db: Kysely<Schema>;
}

/** Builds and starts the product with the demo's people, and takes it away afterwards. */
export async function withProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'subscription-desk-bench-'));
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, silentLog);
  const port = process.env['PORT'] ?? '4174';
  try {
    const builder = await createBuilder({ logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
    await builder.buildApp();
    const server = await startServer({
      settings: readSettings({ DATABASE_URL: database.url, DATA_DIR: dist, TEST_CONTROL: 'on', PORT: port }),
      log: silentLog,
      dist: pathToFileURL(`${dist}/`),
      onFatal: (error) => {
        throw error;
      },
    });
    await measure({ origin: `http://localhost:${port}`, db });
    await server.close();
  } finally {
    await close();
    await database.close();
    await rm(dist, { recursive: true, force: true });
  }
}
