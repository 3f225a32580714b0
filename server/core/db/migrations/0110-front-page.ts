import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const columns = `
alter table sites add column promise jsonb, add column founded_in integer;
alter table publications add column line jsonb, add column rhythm jsonb;
`;

/** What the home page says about the publisher and its publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
