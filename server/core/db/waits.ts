import type { KyselyConfig, Transaction, TransactionBuilder } from 'kysely';
import { Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Schema } from './schema.ts';

/** How long a transaction waits for a lock before it starts again where others wait, in milliseconds. */
const SHORT_WAIT = 100;

function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}

/**
 * A database whose transactions wait only a moment for a lock. One that waits longer is rolled back and runs again on
 * `waits`, a pool of its own, so that rows that are held keep no connection from the transactions that need others. Its
 * work therefore runs twice: it changes nothing outside the database.
 */
export class ImpatientDatabase extends Kysely<Schema> {
  readonly #waits: Kysely<Schema>;

  constructor(config: KyselyConfig, waits: Kysely<Schema>) {
    super(config);
    this.#waits = waits;
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async <Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> => {
      try {
        return await execute(async (trx) => {
          await sql`set local lock_timeout = ${sql.lit(SHORT_WAIT)}`.execute(trx);
          return work(trx);
        });
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        return this.#waits.transaction().execute(work);
      }
    };
    return builder;
  }
}
