import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What people who have signed in write to the desk, as it was typed; the outbox takes it there. */
const messages = `
create table desk_messages (
  reference text primary key,
  account_id integer not null references accounts on delete cascade,
  locale text not null,
  kind text not null,
  about text not null,
  remark text not null,
  created_at timestamptz not null
);
create index desk_messages_by_account on desk_messages (account_id, created_at);
`;

/** Messages to the desk are kept, each under the reference by which people speak of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(messages).execute(db);
}
