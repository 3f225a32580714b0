import { Histogram, Registry } from '@prometheus-io/client';

/** Metrics that the parts of a process count by themselves, whether they are read or not. */
export const processMetrics = new Registry();

/** Waits for a connection of a database pool, new connections included. */
export const databaseWaits = new Histogram({
  name: 'desk_database_pool_wait_seconds',
  help: 'Time until a statement or transaction has a connection to the database',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10],
  registers: [processMetrics],
});
