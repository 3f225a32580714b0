import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * An opening operation for credits older than the operations: the balance becomes the sum of the operations of each
 * wallet.
 */
const opening = `
insert into wallet_operations (account_id, kind, amount_minor, happened_at)
select w.account_id, case when missing > 0 then 'transformation' else 'debit' end, missing,
  date_trunc('milliseconds', least(a.created_at, booked.first))
from wallets w
join accounts a on a.id = w.account_id
cross join lateral (
  select coalesce(sum(amount_minor), 0)::bigint as total, min(happened_at) as first
  from wallet_operations o where o.account_id = w.account_id) booked
cross join lateral (select w.balance_minor - booked.total as missing) m
where missing <> 0;
`;

/**
 * Running totals in and out after each operation: the balance is their difference, and two operations give the sums of
 * a month, however many operations it has.
 */
const totals = `
alter table wallet_operations
  add column came_in_minor bigint check (came_in_minor >= 0),
  add column went_out_minor bigint check (went_out_minor >= 0);
update wallet_operations o set came_in_minor = t.came_in, went_out_minor = t.went_out
from (
  select id, sum(greatest(amount_minor, 0)) over known as came_in, sum(greatest(-amount_minor, 0)) over known as went_out
  from wallet_operations
  window known as (partition by account_id order by happened_at, id)
) t where t.id = o.id;
alter table wallet_operations
  alter column came_in_minor set not null,
  alter column went_out_minor set not null;
-- Both only grow: two operations that follow the same one cannot both be booked.
create unique index wallet_operations_follow on wallet_operations (account_id, (came_in_minor + went_out_minor));
drop index wallet_operations_account;
create index wallet_operations_order on wallet_operations (account_id, happened_at desc, id desc);
create index wallet_operations_kind on wallet_operations (account_id, kind, happened_at desc, id desc);
`;

/** The balance of a wallet follows from its operations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [opening, totals]) await sql.raw(part).execute(db);
}
