import { DatabaseError } from 'pg';

/** SQLSTATEs of a connection that PostgreSQL has closed, or that could not be opened. */
const broken: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // PgBouncer, of everything: it could not connect, or wait longer; its connection broke.
  '08P01',
  // Too many connections.
  '53300',
  // Ended by an administrator, by a crash, or not open yet.
  '57P01',
  '57P02',
  '57P03',
]);

/** SQLSTATEs of a transaction that was rolled back and can be repeated as it is. */
const repeatable: ReadonlySet<string> = new Set([
  // Of two transactions that wait for each other, or contradict each other.
  '40P01',
  '40001',
  // Timeouts: lock, statement, transaction that was idle.
  '55P03',
  '57014',
  '25P03',
  // The database takes no writes: a standby, before or after a failover.
  '25006',
]);

/** System calls that fail where a connection breaks. */
const calls: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Messages of `pg` and `pg-pool` for errors without a code. */
const brokenWords = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/;
const lateWords = /^(?:timeout exceeded when trying to connect|Query read timeout)/;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether an error means that the connection to the database broke, or could not be made. */
export function isBrokenConnection(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isBrokenConnection);
  if (error instanceof DatabaseError) return broken.has(codeOf(error));
  return error instanceof Error && (calls.has(codeOf(error)) || brokenWords.test(error.message));
}

/** Whether an error means that the database is unavailable, or too slow: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isBrokenConnection(error)) return true;
  if (error instanceof DatabaseError) return repeatable.has(codeOf(error));
  return error instanceof Error && lateWords.test(error.message);
}
