import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A session has a number for its owner, and the browser and network that started it: only names and the start of the
 * address, enough to recognize one's own devices.
 */
const devices = `
alter table sessions
  add column id integer generated always as identity unique,
  add column browser text,
  add column system text,
  add column network text,
  add column device_hash bytea;
`;

/** The owner of an account can list its signed-in devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(devices).execute(db);
}
