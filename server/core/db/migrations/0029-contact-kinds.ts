import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The kind of contact, by the codes of the specification (§3); unknown for existing accounts. */
const kinds = `
alter table accounts add column kind integer
  check (kind in (0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20));
`;

/** Kinds of contact. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db);
}
