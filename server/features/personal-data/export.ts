import type { AccountId } from '../../core/db/account-id.ts';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';
import { held } from './holdings.ts';
import { rowsAbout } from './rows-about.ts';

/** Rows in memory at once. */
const BATCH = 500;

async function* rowsOf(
  trx: Kysely<Schema>,
  [table, holding]: (typeof held)[number],
  person: Person,
): AsyncGenerator<readonly unknown[]> {
  const columns = sql.join((holding.untold ?? []).map((column) => sql`${column}`));
  const untold = holding.untold === undefined ? sql`` : sql` - array[${columns}]::text[]`;
  const name = sql.id(`all_of_${table}`);
  await sql`declare ${name} no scroll cursor for
    select to_jsonb(t)${untold} as row from ${sql.table(table)} t where ${rowsAbout(holding, person)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch ${sql.raw(String(BATCH))} from ${name}`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH) break;
  }
  await sql`close ${name}`.execute(trx);
}

/** All data about a person as JSON, in chunks: `{"exportedAt": …, "tables": {"accounts": […], …}}`. */
async function* jsonOf(trx: Kysely<Schema>, person: Person, exportedAt: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"tables":{`;
  for (const [index, one] of held.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(one[0])}:[`;
    let isFirst = true;
    for await (const rows of rowsOf(trx, one, person)) {
      yield `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}}\n';
}

/**
 * All data about a person, from one snapshot, streamed with backpressure: only a few rows are in memory. Destroying the
 * stream ends the transaction.
 */
export function everythingAbout({ db, clock, log }: Services, accountId: AccountId): Readable {
  const out = new PassThrough();
  const exported = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => pipeline(Readable.from(jsonOf(trx, { accountId }, clock.now().toISOString())), out));
  exported.catch((error: unknown) => {
    log.warn('personalData.notTold', { account: accountId, reason: String(error) });
    out.destroy();
  });
  return out;
}
