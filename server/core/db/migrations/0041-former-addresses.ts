import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Former addresses of accounts, with their periods; earlier ones come from accepted requests (specification §3, type
 * 1).
 */
const history = `
alter table accounts add column email_since timestamptz;
create table former_addresses (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  held_from timestamptz not null,
  held_until timestamptz not null
);
create index former_addresses_account on former_addresses (account_id, id);
insert into former_addresses (account_id, email, held_from, held_until)
  select m.account_id, lower(l.before ->> 'email'),
    coalesce(lag(m.decided_at) over (partition by m.account_id order by m.decided_at, m.id), a.created_at), m.decided_at
  from modifications m
  join modification_lines l on l.modification_id = m.id and l.state = 'accepted' and l.before ->> 'email' is not null
  join accounts a on a.id = m.account_id
  where m.type = 1 order by m.decided_at, m.id;
update accounts a set email_since = coalesce(
  (select max(f.held_until) from former_addresses f where f.account_id = a.id), a.created_at);
alter table accounts alter column email_since set not null;
`;

/** Links by which the reader of the former address undoes a change; the number orders the changes of an account. */
const undo = `
create table email_change_undos (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  account_id integer not null references accounts on delete cascade,
  -- The address that the account gets back.
  email text not null check (email = lower(email)),
  expires_at timestamptz not null
);
create index email_change_undos_account on email_change_undos (account_id);
create index email_change_undos_expiry on email_change_undos (expires_at);
-- In which session the change was asked for: it is the one that stays.
alter table email_changes add column session_id integer references sessions (id) on delete set null;
`;

/** Former addresses with their times, and the way back to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [history, undo]) await sql.raw(part).execute(db);
}
