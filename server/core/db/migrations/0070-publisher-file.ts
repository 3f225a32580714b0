import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Withdrawn publications stay for the orders that name them, and are not sold. Positions may change places within a
 * transaction.
 */
const publications = `
alter table publications
  add column is_withdrawn boolean not null default false,
  drop constraint publications_site_code_position_key,
  add constraint publications_position unique (site_code, position) deferrable initially deferred;
`;

/** Legal pages by the publisher: passages in order, each `{"fr": …, "en": …}`. */
const legal = `
create table legal_passages (
  page text not null check (page in ('notice', 'privacy', 'terms')),
  position integer not null check (position > 0),
  heading jsonb not null,
  body jsonb not null,
  primary key (page, position)
);
`;

/** Additions of the publisher's file: withdrawn publications and legal pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [publications, legal]) await sql.raw(part).execute(db);
}
