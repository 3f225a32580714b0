import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const columns = `
alter table sites add column testimonial jsonb;
alter table publications add column sample jsonb;
create index articles_publication on articles (publication_id, published_on desc, id desc);
`;

/** Sample articles and a reader's words for the home page, and the latest titles of each publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
