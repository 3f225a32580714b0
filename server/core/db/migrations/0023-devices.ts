import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A session has a number by which its owner names it, says which browser it is in, and from where it was begun: only
 * the names and the beginning of the address, which are enough to know one's own devices again.
 */
const devices = `
alter table sessions
  add column id integer generated always as identity unique,
  add column browser text,
  add column system text,
  add column network text,
  add column device_hash bytea;
`;

/** Where somebody is signed in can be told to them, device by device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(devices).execute(db);
}
