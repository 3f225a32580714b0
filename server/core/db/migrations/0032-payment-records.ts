import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Money may arrive for an invoice that a credit note had canceled before; returned credits are a refund like any other.
 */
const refunds = `
alter table refunds
  drop constraint refunds_why_check,
  add constraint refunds_why_check
    check (why in ('paidOtherwise', 'changedSince', 'tooMuch', 'otherCurrency', 'credited', 'canceledBefore'));
insert into refunds (checkout_id, method, why, invoice_id, currency, amount_minor, charge, state, requested_at, done_at)
select c.id, 'wallet', 'credited', x.invoice_id, p.currency, x.amount_minor, 'wallet ' || c.reference, 'done',
  w.happened_at, w.happened_at
from wallet_operations w
join checkouts c on c.id = w.checkout_id
join payments p on p.checkout_id = c.id
join payment_invoices x on x.payment_id = p.id
where w.amount_minor > 0;
`;

/**
 * The state of every order follows from the money received (`server/features/checkout/payment-record.ts`). A transfer
 * whose invoices were paid another way or canceled is no longer expected.
 */
const states = `
with facts as (
  select c.id, c.method, c.closed_at is not null as is_closed,
    coalesce((select sum(amount_minor) from payments where checkout_id = c.id), 0) as applied,
    coalesce((select sum(amount_minor) from refunds where checkout_id = c.id and why = 'credited'), 0) as credited,
    exists (select from payments where checkout_id = c.id)
      or exists (select from refunds where checkout_id = c.id and why <> 'credited' and state <> 'kept') as has_come,
    coalesce((
      select sum(l.total - l.paid) from checkout_invoices ci join invoices i on i.id = ci.invoice_id
      cross join lateral (select
        (select coalesce(sum(net_minor + vat_minor), 0) from invoice_lines where invoice_id = i.id) as total,
        (select coalesce(sum(amount_minor), 0) from payment_invoices where invoice_id = i.id) as paid) l
      where ci.checkout_id = c.id and i.status in (1, 4) and l.total = ci.total_minor), 0) as remaining
  from checkouts c),
stated as (
  select id, case
    when not is_closed and (method = 'transfer' and remaining > 0 or method = 'card' and not has_come) then 'open'
    when applied > credited then 'paid'
    when has_come then 'refunded'
    else 'notCharged' end as state
  from facts)
update checkouts c set state = s.state,
  closed_at = case when s.state = 'open' then null else coalesce(c.closed_at, c.checked_at) end,
  decline_reason = case when s.state = 'notCharged'
    then coalesce(c.decline_reason, case c.method when 'transfer' then 'noLongerDue' else 'abandoned' end) end
from stated s where s.id = c.id and s.state <> c.state;
`;

/** One read model of a payment: all returned money as refunds, and states that agree with the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [refunds, states]) await sql.raw(part).execute(db);
}
