import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import type { Opened } from '../start-stop.ts';
import type { DatabaseLimits, Settings } from '../settings.ts';
import type { OpenDatabase, PoolLimits } from './database.ts';
import { openDatabase } from './database.ts';

/**
 * The pools of a server, by the work that may use them: none takes the connections of another. They connect on demand, and
 * are 25 connections at most while the server answers.
 */
export type Pools = Readonly<Record<'setup' | 'writes' | 'waits' | 'reads' | 'background' | 'health', OpenDatabase>>;

/** How long a request waits for a free connection, in milliseconds. */
const ACQUIRE = 10_000;

/** How long a health check may take in the database, in milliseconds. */
const HEALTH = 2000;

/** How long one statement of background work may take, in milliseconds. */
const BACKGROUND = 60_000;

function limitsOf(
  { statement, lock, idleTransaction }: DatabaseLimits,
  isPooled: boolean,
): Readonly<Record<keyof Pools, PoolLimits>> {
  const requests = { acquire: ACQUIRE, statement, lock, idleTransaction, isPooled };
  return {
    // Migrations and the demo's seed wait for each other and run as long as they need.
    setup: { connections: 2, acquire: ACQUIRE, statement: 0, lock: 0, idleTransaction: 0 },
    writes: { ...requests, connections: 7 },
    // Transactions of `writes` for rows that another one holds: they wait here, and the other requests go on.
    waits: { ...requests, connections: 3 },
    // Reads wait for no row, so they are answered while every other request waits for one.
    reads: { ...requests, connections: 5 },
    // Each kind of work has a loop of its own.
    background: {
      connections: 8,
      acquire: BACKGROUND,
      statement: BACKGROUND,
      lock,
      idleTransaction: BACKGROUND,
      isPooled,
    },
    // One use: a check that the database has not answered leaves no connection behind that hangs.
    health: {
      connections: 2,
      acquire: HEALTH,
      statement: HEALTH,
      lock: HEALTH,
      idleTransaction: HEALTH,
      uses: 1,
      isPooled,
    },
  };
}

/** How long statements under way may take when the server stops, in milliseconds. */
const CLOSE = 1500;

/** The addresses of a database: the one for work by the transaction, which may lead to a pooler, and its own. */
export interface DatabaseUrls {
  readonly url: string;
  readonly directUrl: string;
}

/** Opens the pools of a server. */
export function openPools(
  { url, directUrl }: DatabaseUrls,
  log: Log,
  { databaseLimits, isDatabasePooled }: Pick<Settings, 'databaseLimits' | 'isDatabasePooled'>,
  opened: Opened,
): Pools {
  const bounds = limitsOf(databaseLimits, isDatabasePooled);
  const open = (name: keyof Pools): OpenDatabase => openDatabase(url, log, bounds[name]);
  const waits = open('waits');
  const pools = {
    setup: openDatabase(directUrl, log, bounds.setup),
    writes: openDatabase(url, log, bounds.writes, waits.db),
    waits,
    reads: open('reads'),
    background: open('background'),
    health: open('health'),
  };
  opened.add(async () => {
    const closing = Promise.all(Object.values(pools).map((pool) => pool.close()));
    await inTime(closing, CLOSE).catch((error: unknown) =>
      log.warn('Connections to the database were given up', { reason: String(error) }),
    );
  });
  return pools;
}
