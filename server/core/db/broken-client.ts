import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isBrokenConnection } from './unavailable.ts';

/**
 * A client of a pool that does not go back to it after its connection broke. PostgreSQL says that it ends a connection some
 * milliseconds before it closes it: until then, the pool would give the client to the next request.
 */
export function leavingWhenBroken(client: PostgresPoolClient): PostgresPoolClient {
  let isBroken = false;

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof asked !== 'string') return client.query(asked);
    return client.query<Row>(asked, parameters).catch((error: unknown) => {
      isBroken ||= isBrokenConnection(error);
      throw error;
    });
  }

  return {
    ...(client.processID !== undefined && { processID: client.processID }),
    query,
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}
