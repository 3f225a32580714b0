import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The readings of an article in the order of publication: of a text that few articles have, these are looked up. Without an
 * index of its own that order was sought through all that somebody has read, once for each article.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index readings_article_published on readings (account_id, article_id, published_on, happened_at, id)
  `.execute(db);
}
