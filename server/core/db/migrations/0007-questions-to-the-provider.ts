import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Orders about which the provider is asked: those that are open, and those that were closed and may be charged late. */
const questions = `
alter table checkouts add column unanswered integer not null default 0;
create index checkouts_closed on checkouts (created_at) where state = 'notCharged' and provider_session is not null;
`;

/** How often in a row the provider was asked about an order in vain; closed orders are found to be asked about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(questions).execute(db);
}
