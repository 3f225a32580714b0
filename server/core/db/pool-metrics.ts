import { Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { leavingWhenBroken } from './broken-client.ts';

/** Metrics that the parts of a process count by themselves, whether they are read or not. */
export const processMetrics = new Registry();

/** Waits for a connection of a database pool, new connections included. */
const databaseWaits = new Histogram({
  name: 'desk_database_pool_wait_seconds',
  help: 'Time until a statement or transaction has a connection to the database',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10],
  registers: [processMetrics],
});

/** The open pools of this process. */
const pools = new Set<Pool>();

/** A pool for Kysely whose waits are measured, and which broken clients leave. */
export function measured(pool: Pool): PostgresPool {
  pools.add(pool);
  return {
    connect: async () => {
      const end = databaseWaits.startTimer();
      try {
        return leavingWhenBroken(await pool.connect());
      } finally {
        end();
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

new Gauge({
  name: 'desk_database_pool_connections',
  help: 'Connections to the database, and requests for one that wait',
  labelNames: ['state'],
  registers: [processMetrics],
  collect() {
    for (const pool of pools) if (pool.ended) pools.delete(pool);
    const sum = (count: (pool: Pool) => number) => [...pools].reduce((total, pool) => total + count(pool), 0);
    this.set(
      { state: 'idle' },
      sum(({ idleCount }) => idleCount),
    );
    this.set(
      { state: 'busy' },
      sum(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    this.set(
      { state: 'waiting' },
      sum(({ waitingCount }) => waitingCount),
    );
  },
});
