import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '../core/db/copy/connection.ts';
import { openConnection } from '../core/db/copy/connection.ts';
import { loadCopy } from '../core/db/copy/load-copy.ts';
import type { Manifest } from '../core/db/copy/manifest.ts';
import { readCopy } from '../core/db/copy/read-copy.ts';
import { beginCopy, writeCopy } from '../core/db/copy/write-copy.ts';
import { openEmbeddedDatabase, visitEmbeddedDatabase } from '../core/db/embedded-database.ts';
import { isOfProduct, requireKnown } from '../core/db/migrate.ts';
import { standardLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import type { Opened } from '../core/start-stop.ts';
import type { Settings } from '../core/settings.ts';
import { StartError } from '../core/start-stop.ts';
import type { AuditReport } from './audit.ts';
import { auditReport } from './audit.ts';

/** Longest wait for connections of a process that has just ended, in milliseconds, and between two looks. */
const LINGER = 2000;
const INTERVAL = 100;

async function connect(url: string, opened: Opened): Promise<Connection> {
  const connection = await openConnection(url);
  opened.add(connection.close);
  return connection;
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${host}`;
}

const number = new Intl.NumberFormat('en-US');

function describe({ tables, migrations, madeAt }: Manifest): string {
  const sum = (key: 'rows' | 'bytes') => number.format(tables.reduce((total, table) => total + table[key], 0));
  const schema = migrations.at(-1) ?? 'none';
  return `${sum('rows')} rows of ${tables.length} tables (${sum('bytes')} bytes), as of ${madeAt}, schema ${schema}`;
}

/**
 * Copies the database of the settings into a new folder, while servers use it. Returns the lines to print. Throws a
 * `StartError` if the folder exists, or the database is not this release’s.
 */
export async function backUp(target: string, settings: Settings, opened: Opened): Promise<readonly string[]> {
  const folder = resolve(target);
  if (await stat(folder).catch(() => null))
    throw new StartError(`${folder} exists already: nothing is copied. Name a folder that does not exist.`);
  const embedded = settings.directDatabaseUrl === null ? await visitEmbeddedDatabase(settings.dataDir) : null;
  if (embedded) opened.add(embedded.stop);
  const url = embedded?.url ?? settings.directDatabaseUrl ?? '';
  const { client, db } = await connect(url, opened);
  await requireKnown(db, url);
  await beginCopy(client);
  const written = await writeCopy(client, folder);
  await client.query('commit');
  return [`Copied ${describe(written)}, into ${folder}.`];
}

/** Names of the applications that have other connections to a database, once those that are ending have ended. */
async function readUsers({ db }: Connection): Promise<readonly string[]> {
  const deadline = performance.now() + LINGER;
  for (;;) {
    const { rows } = await sql<{ name: string }>`
      select distinct coalesce(nullif(application_name, ''), 'no name') as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`.execute(db);
    if (rows.length === 0 || performance.now() > deadline) return rows.map(({ name }) => name);
    await delay(INTERVAL);
  }
}

/** Throws a `StartError` if a database is in use, or has something in it that may not be replaced. */
async function requireReplaceable(connection: Connection, url: string, isReplacing: boolean): Promise<void> {
  const { db } = connection;
  const users = await readUsers(connection);
  if (users.length > 0)
    throw new StartError(
      `${nameOf(url)} is in use (${users.join(', ')}): stop its servers first. Nothing is restored.`,
    );
  const { rows: tables } = await sql`
    select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  if (tables.length === 0) return;
  if (!(await isOfProduct(db)))
    throw new StartError(`${nameOf(url)} holds something that is not this product’s: nothing is restored.`);
  if (!isReplacing)
    throw new StartError(
      `${nameOf(url)} is not empty: nothing is restored. With --replace, what it holds is deleted first.`,
    );
}

interface Restore {
  readonly folder: string;
  /** Whether the database's content may be deleted. */
  readonly isReplacing: boolean;
}

/**
 * Restores a copy into the database of the settings, creating the embedded one if missing; brings it up to date and
 * audits it. Prints lines as it goes, and returns the audit’s report. Throws a `StartError` if nothing is restored, or
 * the payment provider does not answer the audit.
 */
export async function restore(
  { folder, isReplacing }: Restore,
  settings: Settings,
  opened: Opened,
  print: (line: string) => void,
): Promise<AuditReport> {
  const copied = await readCopy(folder);
  const fail = (error: Error) => standardLog.error('The embedded database ended', error);
  const embedded = settings.directDatabaseUrl === null ? await openEmbeddedDatabase(settings.dataDir, fail) : null;
  if (embedded) opened.add(embedded.stop);
  const url = embedded?.url ?? settings.directDatabaseUrl ?? '';
  const connection = await connect(url, opened);
  await requireReplaceable(connection, url, isReplacing);
  await loadCopy(connection, folder, copied);
  print(`Restored ${describe(copied)}.`);
  const services = await openServices({ settings, log: standardLog, url }, opened);
  const report = await auditReport(services, null).catch((error: Error) => {
    throw new StartError(`It can’t be audited, though: ${error.message} Once that is fixed: npm run office -- audit`, {
      cause: error,
    });
  });
  report.lines.forEach(print);
  return report;
}
