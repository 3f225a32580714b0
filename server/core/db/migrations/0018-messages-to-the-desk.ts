import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Messages from signed-in people to the desk, as typed; the outbox delivers them. */
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

/** Messages to the desk are kept, each under the reference that people quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(messages).execute(db);
}
