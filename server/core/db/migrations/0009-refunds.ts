import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Partial payments: several transfers may pay an order, too small a one settles an invoice in part, and an order stores
 * the total of each invoice, so that a later change of the invoice is noticed.
 */
const parts = `
alter table payments drop constraint payments_checkout_id_key, drop constraint payments_reference_key;
create unique index payments_at_once on payments (checkout_id) where method <> 'transfer';
create index payments_checkout on payments (checkout_id);
create index payments_paid_at on payments (paid_at) where method = 'card';
alter table payment_invoices add column amount_minor bigint;
update payment_invoices pi set amount_minor =
  (select sum(l.net_minor + l.vat_minor) from invoice_lines l where l.invoice_id = pi.invoice_id);
alter table payment_invoices
  alter column amount_minor set not null,
  add constraint part_is_something check (amount_minor > 0),
  drop constraint payment_invoices_pkey,
  add primary key (payment_id, invoice_id);
create index payment_invoices_invoice on payment_invoices (invoice_id);
-- The total of the invoice, tax included, as it was when it was ordered.
alter table checkout_invoices add column total_minor bigint;
update checkout_invoices ci set total_minor = case
  when (select count(*) from checkout_invoices x where x.checkout_id = ci.checkout_id) = 1
    then (select c.total_minor from checkouts c where c.id = ci.checkout_id)
  else (select sum(l.net_minor + l.vat_minor) from invoice_lines l where l.invoice_id = ci.invoice_id) end;
alter table checkout_invoices alter column total_minor set not null;
`;

/**
 * Money that is given back, or is to be. The office refunds transfers, so these stay its tasks until it reports them
 * sent; a refund noted as done although no money had moved becomes such a task.
 */
const refunds = `
alter table refunds rename to refunds_before;
drop index refunds_due;
create table refunds (
  id integer generated always as identity (start with 701) primary key,
  checkout_id integer not null references checkouts,
  -- How the money came.
  method text not null check (method in ('card', 'transfer', 'wallet')),
  why text not null check (why in ('paidOtherwise', 'changedSince', 'tooMuch', 'otherCurrency')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What brought the money: the provider's charge, or the transfer.
  charge text not null,
  provider_session text,
  -- To be decided by the office; to be asked from the provider; to be sent by the office; done; kept, after all.
  state text not null check (state in ('toDecide', 'toAsk', 'toSend', 'done', 'kept')),
  requested_at timestamptz not null,
  -- When the provider was last asked, and how often it was.
  asked_at timestamptz,
  times_asked integer not null default 0,
  done_at timestamptz,
  -- By what it can be found at the provider or the bank; why the provider would not.
  reference text,
  refusal text,
  constraint done_when check ((state = 'done') = (done_at is not null)),
  unique (charge)
);
create index refunds_checkout on refunds (checkout_id);
create index refunds_open on refunds (requested_at) where state in ('toDecide', 'toAsk', 'toSend');
insert into refunds (checkout_id, method, why, currency, amount_minor, charge, provider_session, state, requested_at,
  done_at)
select c.id, c.method, 'paidOtherwise', c.currency, c.total_minor,
  -- So far the books did not keep it, and the sandbox was the only provider.
  coalesce((select s.charge from sandbox_sessions s where s.id = r.provider_session), c.method || ' ' || c.reference),
  nullif(r.provider_session, ''),
  case when c.method = 'transfer' then 'toSend' when r.done_at is null then 'toAsk' else 'done' end,
  r.requested_at, case when c.method = 'transfer' then null else r.done_at end
from refunds_before r join checkouts c on c.id = r.checkout_id;
drop table refunds_before;
`;

/** Moment at which an order was closed: from then on the provider is asked about late charges at growing intervals. */
const closing = `
alter table checkouts add column closed_at timestamptz;
update checkouts set closed_at = checked_at where state = 'notCharged';
`;

/** Daily work, done by the first process that comes to it. */
const daily = `
create table daily_work (name text primary key, begun_at timestamptz not null);
`;

/** Refunds of several kinds, partial payments, closed orders, daily work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [parts, refunds, closing, daily]) await sql.raw(part).execute(db);
}
