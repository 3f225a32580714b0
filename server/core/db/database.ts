import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CustomTypesConfig, PoolClient } from 'pg';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-stop.ts';
import { measured } from './pool-metrics.ts';
import type { Schema } from './schema.ts';
import { statementLog } from './statements.ts';
import { ImpatientDatabase } from './waits.ts';

/** An open database. */
export interface OpenDatabase {
  readonly db: Kysely<Schema>;
  /** Ends every connection, after the queries under way. */
  readonly close: () => Promise<void>;
  /** Ends every connection at once: statements under way fail, and their transactions are rolled back. */
  readonly abort: () => void;
}

/** Bounds of a pool of connections; times are in milliseconds. */
export interface PoolLimits {
  /** Connections at most; the embedded server allows a hundred in all. */
  readonly connections: number;
  /** Longest wait for a free connection. */
  readonly acquire: number;
  /** Longest statement; 0: unbounded. */
  readonly statement: number;
  /** Longest wait for a lock; 0: unbounded. */
  readonly lock: number;
  /** Longest pause of a transaction between two statements; 0: unbounded. */
  readonly idleTransaction: number;
  /** Uses after which a connection is closed. */
  readonly uses?: number;
  /**
   * Whether a pooler lends sessions by the transaction. It refuses limits of a connection: PostgreSQL has them for the
   * database (`requirePoolerLimits`), and the client waits a second longer.
   */
  readonly isPooled?: boolean;
}

/** Of commands and tests: statements and locks take as long as they need. */
const unbounded: PoolLimits = { connections: 10, acquire: 10_000, statement: 0, lock: 0, idleTransaction: 0 };

/** Extra time of the client before it gives up a statement, in milliseconds: for a database that does not answer. */
const CLIENT_MARGIN = 1000;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which no number can hold exactly`);
  return value;
}

/** Parsers of columns whose text from PostgreSQL needs conversion. All other types arrive as `pg` parses them. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** Amounts and keys. */
  [types.builtins.INT8]: safeInteger,
  /** Moments: `2026-03-29T10:00:00.000Z`. */
  [types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  /** Days: `2026-03-29`, which no time zone moves. */
  [types.builtins.DATE]: (text) => text,
};

/**
 * Parameters of a connection, which come before those of the database: limits, of which `pg` leaves out 0, and no JIT, which
 * compiles a statement of a millisecond for a second.
 */
function sessionParameters({ statement, lock, idleTransaction, isPooled = false }: PoolLimits) {
  if (isPooled) return {};
  const limits = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleTransaction,
  };
  const unlimited = Object.entries(limits).flatMap(([name, limit]) => (limit === 0 ? [`-c ${name}=0`] : []));
  return { ...limits, options: ['-c jit=off', ...unlimited].join(' ') };
}

const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? (types.getTypeParser(oid, format) as (text: string) => unknown),
};

/**
 * Opens a PostgreSQL database. Whole numbers of eight bytes arrive as numbers (a `RangeError` beyond exact ones),
 * moments as ISO texts, days as `YYYY-MM-DD`. Sums of such numbers are `numeric` and arrive as texts: cast them.
 * Transactions that wait for a lock go on in `waits`, if given.
 */
export function openDatabase(
  url: string,
  log: Log,
  limits: PoolLimits = unbounded,
  waits: Kysely<Schema> | null = null,
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.acquire,
    ...sessionParameters(limits),
    ...(limits.statement > 0 && { query_timeout: limits.statement + CLIENT_MARGIN }),
    ...(limits.uses !== undefined && { maxUses: limits.uses }),
    keepAlive: true,
    application_name: 'subscription-desk',
    types: typeParsers,
  });
  let isClosing = false;
  const tell = (error: Error) => {
    // A connection that is being closed may still hear that the server stops, too.
    if (!isClosing) log.error('A database connection broke', error);
  };
  // The pool listens to idle connections only; without a listener of its own, one that breaks in use ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', tell));
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const config = { dialect: new PostgresDialect({ pool: measured(pool) }), ...statementLog() };
  const db = waits ? new ImpatientDatabase(config, waits) : new Kysely<Schema>(config);
  return {
    db,
    close: async () => {
      isClosing = true;
      // Kysely ends only a pool that it has used.
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
    abort: () => {
      isClosing = true;
      // A client that is ended during a statement closes its socket.
      for (const client of clients) void client.end();
    },
  };
}

/** Asks the database for nothing. Rejects when it does not answer. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** An error for a database of `DATABASE_URL` that cannot be used: its address without the password. */
export function unusable(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reason = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join('; ');
  const remedy = reason.includes('unsupported startup parameter')
    ? 'it is a pooler, so name the database itself in DATABASE_DIRECT_URL.'
    : 'see DATABASE_URL.';
  return new StartError(`The database ${pathname.slice(1)} at ${host} cannot be used (${reason}): ${remedy}`);
}

/** Checks that a database of `DATABASE_URL` answers. Throws a `StartError` with its address, without the password. */
export async function requireAnswer(db: Kysely<Schema>, url: string): Promise<void> {
  try {
    await ping(db);
  } catch (error) {
    throw unusable(url, error);
  }
}
