/** Invariants of money once every fault has healed, as SQL over the books, the provider's own ledger and the notes. */
import type { AccountId } from '../../server/core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../domain/enumerations.ts';
import { reversalReasons } from '../../domain/payment.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Difference } from '../../server/features/audit/difference.ts';
import type { Schema } from '../../server/core/db/schema.ts';

/** A violation of an invariant by an order or an invoice. */
export interface Violation {
  readonly law: string;
  /** The reference of the order or invoice. */
  readonly about: string;
  /** The account concerned; `null` if unknown. */
  readonly accountId: AccountId | null;
  readonly detail: string;
}

/**
 * The states that an order may have when everything has healed, with the condition on its money. `received`: booked as
 * payments; `undone`: refunded part of that; `returned`: other refunded money; `remaining`: still due on its invoices;
 * `is_closed`: no payment is expected any more.
 */
const orderStates: Readonly<Record<string, string>> = {
  open: `method = 'transfer' and remaining > 0 and not is_closed`,
  paid: `received > undone and (remaining = 0 or is_closed)`,
  notCharged: `received = 0 and returned = 0`,
  refunded: `undone + returned > 0 and received = undone`,
};

/** Reasons of refunds of booked payments, for SQL. */
const reversals = reversalReasons.map((reason) => `'${reason}'`).join(', ');

const isOpen = `status in (${paymentStatus.unpaid}, ${paymentStatus.partlySettled})`;

/** Views over the books that the laws read; `written`: every email as it was written, whose text goes once it is sent. */
const views = `
create schema simulator;
create view simulator.invoices as
  select i.id, i.reference, i.account_id, ${isOpen} as is_open,
    (select coalesce(-sum(l.net_minor + l.vat_minor), 0) from invoice_lines l join invoices n on n.id = l.invoice_id
      where n.credited_invoice_id = i.id) as credited,
    (select sum(l.net_minor + l.vat_minor) from invoice_lines l where l.invoice_id = i.id) as total,
    (select coalesce(sum(p.amount_minor), 0) from payment_invoices p where p.invoice_id = i.id) as paid
  from invoices i where i.kind <> 'creditNote';
create view simulator.orders as
  select c.id, c.reference, c.account_id, c.method, c.state, c.print, c.closed_at is not null as is_closed,
    (select coalesce(sum(p.amount_minor), 0) from payments p where p.checkout_id = c.id) as received,
    greatest(
      (select coalesce(sum(r.amount_minor), 0) from refunds r where r.checkout_id = c.id and r.why in (${reversals})),
      (select c.total_minor from wallet_operations w where w.checkout_id = c.id and w.amount_minor > 0 limit 1)) as undone,
    (select coalesce(sum(r.amount_minor), 0) from refunds r
      where r.checkout_id = c.id and r.why not in (${reversals}) and r.state <> 'kept') as returned,
    (select coalesce(sum(i.total - i.credited - i.paid), 0) from checkout_invoices x
      join simulator.invoices i on i.id = x.invoice_id where x.checkout_id = c.id and i.is_open) as remaining
  from checkouts c;
create view simulator.booked as
  select checkout_id, charge, currency, amount_minor from payments
  union all select checkout_id, charge, currency, amount_minor from refunds where why not in (${reversals});
create table simulator.written (id bigint, account_id bigint, kind text, subject text, locale text, source text);
create function simulator.keep() returns trigger language plpgsql as $$ begin
  insert into simulator.written values (new.id, new.account_id, new.kind, new.subject, new.locale, new.message_source);
  return null; end $$;
create trigger kept after insert on outbox for each row execute function simulator.keep()`;

/** Creates the views of the laws. */
export async function createViews(db: Kysely<Schema>): Promise<void> {
  await sql.raw(views).execute(db);
}

/** What is booked for an order, in the smallest units: received, and of that gone back. */
export async function readBooked(db: Kysely<Schema>, reference: string) {
  const { rows } = await sql<{ received: number; back: number }>`
    select received::bigint, (undone + returned)::bigint as back from simulator.orders
    where reference = ${reference}`.execute(db);
  return rows[0] ?? { received: 0, back: 0 };
}

/** An email as it was written. */
interface WrittenEmail {
  readonly id: number;
  readonly account: AccountId;
  readonly subject: string;
  readonly locale: Locale;
  readonly source: string;
  readonly kind: string;
}

/** The emails of some kinds after another one, oldest first; of one account, or of all. */
export async function readWritten(
  db: Kysely<Schema>,
  { kinds, accountId = null, after = 0 }: { kinds: readonly string[]; accountId?: AccountId | null; after?: number },
): Promise<readonly WrittenEmail[]> {
  const { rows } = await sql<WrittenEmail>`
    select id, account_id as account, subject, locale, source, kind from simulator.written
    where kind = any(${kinds}::text[]) and id > ${after} and account_id is not null
      and (${accountId}::bigint is null or account_id = ${accountId}) order by id`.execute(db);
  return rows;
}

/** What went back to an account without a credit note: refunds by staff and disputes that it won. */
export async function readGivenBack(db: Kysely<Schema>, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(r.amount_minor), 0)::bigint as sum from refunds r join checkouts c on c.id = r.checkout_id
    where c.account_id = ${accountId} and r.why in ('byOffice', 'disputed') and r.state = 'done'
      and r.invoice_id is null`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** What is left to pay of an account's invoices by the books. */
export async function readRemaining(db: Kysely<Schema>, accountId: AccountId) {
  const { rows } = await sql<{ reference: string; remaining: number }>`
    select reference, (case when is_open then total - credited - paid else 0 end)::bigint as remaining
    from simulator.invoices where account_id = ${accountId}`.execute(db);
  return new Map(rows.map(({ reference, remaining }) => [reference, remaining]));
}

const received = `state || ', received ' || received || ', of it undone ' || undone || ', returned ' || returned || ', remaining ' || remaining`;

/** Each invariant, with a query of its violations: `about`, `account`, `detail`. */
const laws: Readonly<Record<string, string>> = {
  'a cart is charged once, or the other charges are given back': `
    select min(c.reference) as about, c.account_id as account, string_agg(s.reference || ' ' || s.charge, ', ') as detail
    from sandbox_sessions s join checkouts c on c.reference = s.reference
    where s.state = 'paid' and not exists (select from refunds r where r.charge = s.charge)
    group by c.account_id, c.print having count(*) > 1`,
  'a charge is booked once, as what it is: a payment of its order, or money that goes back': `
    select s.reference as about, c.account_id as account,
      s.charge || ' of ' || s.amount_minor || ', booked: ' || coalesce(string_agg(b.amount_minor::text, ' + '), 'nothing') as detail
    from sandbox_sessions s left join checkouts c on c.reference = s.reference
    left join simulator.booked b on b.checkout_id = c.id and b.charge = s.charge where s.state = 'paid'
    group by s.id, c.account_id having count(b.charge) <> 1 or sum(b.amount_minor) <> s.amount_minor`,
  'what is booked for a card was charged': `
    select c.reference as about, c.account_id as account, b.charge || ' of ' || b.amount_minor as detail
    from checkouts c join simulator.booked b on b.checkout_id = c.id
    where c.method = 'card' and not exists (
      select from sandbox_sessions s where s.reference = c.reference and s.charge = b.charge and s.state = 'paid')`,
  'no invoice is paid more than its total': `
    select reference as about, account_id as account, paid || ' of ' || total as detail
    from simulator.invoices where paid > total`,
  'credit notes do not exceed their invoice': `
    select reference as about, account_id as account, credited || ' of ' || total as detail
    from simulator.invoices where credited > total`,
  'what had paid more than credit notes leave of an invoice goes back': `
    select i.reference as about, i.account_id as account,
      'paid ' || sum(x.amount_minor) || ' of ' || i.total || ', credited ' || i.credited || ', goes back ' || min(r.sum) as detail
    from simulator.invoices i join payment_invoices x on x.invoice_id = i.id
    join payments p on p.id = x.payment_id and p.method <> 'wallet'
    cross join lateral (select coalesce(sum(amount_minor), 0) as sum from refunds where invoice_id = i.id) r
    where i.credited > 0 group by i.id, i.reference, i.account_id, i.total, i.credited
    having greatest(0, sum(x.amount_minor) - (i.total - i.credited)) <> min(r.sum)`,
  'the state of an order agrees with what came': `
    select reference as about, account_id as account, ${received} as detail from simulator.orders
    where not (${Object.entries(orderStates)
      .map(([state, holds]) => `(state = '${state}' and ${holds})`)
      .join(' or ')})`,
  'a transfer that the office has settled is in the books, once': `
    select c.reference as about, c.account_id as account,
      coalesce(t.sum, 0) || ' ' || coalesce(t.currency, b.currency) || ' came, booked ' || coalesce(b.sum, 0) as detail
    from (select reference, currency, sum(minor) from simulator.transfers group by reference, currency) t
    full join (select c.reference, b.currency, sum(b.amount_minor) from simulator.booked b
      join checkouts c on c.id = b.checkout_id and c.method = 'transfer'
      where c.account_id in (select c.account_id from simulator.answers a join checkouts c on c.reference = a.reference)
      group by c.reference, b.currency) b on b.reference = t.reference and b.currency = t.currency
    join checkouts c on c.reference = coalesce(t.reference, b.reference)
    where t.sum is distinct from b.sum`,
  'a key is answered with one answer': `
    select min(c.reference) as about, min(c.account_id) as account,
      a.key || ': ' || string_agg(distinct a.kind || ' ' || a.reference, ', ') as detail
    from simulator.answers a join checkouts c on c.reference = a.reference
    group by a.key having count(distinct (a.kind, a.reference)) > 1`,
  'an order asks for what its buyer confirmed': `
    select c.reference as about, c.account_id as account, c.total_minor || ', confirmed ' || a.due as detail
    from simulator.answers a join checkouts c on c.reference = a.reference
    where a.kind in ('hosted', 'transfer') and c.total_minor <> a.due`,
  'a card is charged what its order asks for': `
    select c.reference as about, c.account_id as account, s.amount_minor || ' of ' || c.total_minor as detail
    from sandbox_sessions s join checkouts c on c.reference = s.reference
    where s.state = 'paid' and (s.amount_minor <> c.total_minor or s.currency <> c.currency)`,
  'a refund of the provider is in the books, and one that is booked is the provider’s': `
    select coalesce(c.reference, s.reference) as about, c.account_id as account,
      coalesce(f.id, r.reference) || ': ' || coalesce(f.amount_minor::text, 'nothing') || ' went back, booked ' ||
      coalesce(r.amount_minor::text, 'nothing') as detail
    from (select * from sandbox_refunds where state = 'done') f
    full join (select reference, min(provider_session) as provider_session, sum(amount_minor) as amount_minor
      from refunds where state = 'done' and provider_session is not null and refusal is null
      and reference not in (select reference from disputes) group by reference) r
      on r.reference = f.id
    left join sandbox_sessions s on s.id = coalesce(f.session_id, r.provider_session)
    left join checkouts c on c.reference = s.reference
    where f.amount_minor is distinct from r.amount_minor`,
  'a dispute is booked as the bank decided, and its money goes back if it is lost': `
    select c.reference as about, c.account_id as account,
      s.id || ' ' || s.state || ' of ' || s.amount_minor || ', booked ' || coalesce(d.state, 'nothing') ||
      ', gone back ' || coalesce(r.sum, 0) as detail
    from sandbox_disputes s join sandbox_sessions p on p.id = s.session_id join checkouts c on c.reference = p.reference
    left join disputes d on d.reference = s.id
    left join lateral (select sum(amount_minor) from refunds where reference = s.id) r on true
    where s.state is distinct from d.state
      or coalesce(r.sum, 0) <> case when s.state = 'lost' then s.amount_minor else 0 end`,
  'a wallet pays an order once': `
    select c.reference as about, c.account_id as account, string_agg(w.amount_minor::text, ', ') as detail
    from checkouts c join wallet_operations w on w.checkout_id = c.id group by c.id
    having count(*) filter (where w.amount_minor < 0) <> 1 or count(*) filter (where w.amount_minor > 0) > 1
      or not exists (select from payments p where p.checkout_id = c.id)`,
  'no buyer sees "not charged" for an order with received money': `
    select o.reference as about, o.account_id as account, ${received} as detail
    from simulator.outcomes t join simulator.orders o on o.reference = t.reference
    where t.final and t.kind = 'notCharged' and o.received + o.returned > 0`,
  'no buyer sees "paid" for invoices without a payment': `
    select o.reference as about, o.account_id as account, ${received} as detail
    from simulator.outcomes t join simulator.orders o on o.reference = t.reference
    where t.kind = 'paid' and not exists (select from checkout_invoices c
      join payment_invoices p on p.invoice_id = c.invoice_id where c.checkout_id = o.id)`,
  'a buyer sees money that is booked': `
    select o.reference as about, o.account_id as account,
      'booked ' || t.booked || ', gone back ' || t.back || ', shown as ' || t.kind as detail
    from simulator.outcomes t join simulator.orders o on o.reference = t.reference
    where t.booked > t.back and t.kind not in ('paid', 'partlyPaid')`,
  'pages, documents, emails and books say the same of an amount': `
    select about, min(account) as account, string_agg(distinct place || ': ' || words, ', ') as detail
    from simulator.shown group by about, moment having count(distinct words) > 1`,
  'each export of an issued document is the same to the byte': `
    select about, min(account) as account, form || ' in ' || count(distinct hash) || ' forms' as detail
    from simulator.files group by about, form having count(distinct hash) > 1`,
  'an email that counts as sent has reached the mail server': `
    select o.to_address as about, min(o.account_id) as account,
      count(*) || ' sent, ' || (select count(*) from simulator.emails where addressee = o.to_address) || ' received' as detail
    from outbox o where o.sent_at is not null and o.account_id in (
      select c.account_id from simulator.answers a join checkouts c on c.reference = a.reference)
    group by o.to_address having count(*) > (select count(*) from simulator.emails where addressee = o.to_address)`,
};

/** All violations of invariants. */
export async function readViolations(db: Kysely<Schema>): Promise<readonly Violation[]> {
  const found = await Promise.all(
    Object.entries(laws).map(async ([law, query]) => {
      const { rows } = await sql.raw<{ about: string; account: AccountId | null; detail: string }>(query).execute(db);
      return rows.map(({ about, account: accountId, detail }) => ({ law, about, accountId, detail }));
    }),
  );
  return found.flat();
}

/** A difference of the audit as a violation, with the account concerned. */
export async function violationOf(db: Kysely<Schema>, { kind, about, detail }: Difference): Promise<Violation> {
  const { rows } = await sql<{ account: AccountId }>`
    select account_id as account from checkouts where reference = ${about}
    union all select account_id from invoices where reference = ${about}
    union all select c.account_id from refunds r join checkouts c on c.id = r.checkout_id where 'RB-' || r.id = ${about}
    union all select id from accounts where 'account ' || id = ${about}`.execute(db);
  return { law: `audit: ${kind}`, about, accountId: rows[0]?.account ?? null, detail };
}

/** Work in progress, by kind; none once everything has healed. */
export async function readUnderWay(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'confirmations to deliver' as what, count(*)::integer as count from sandbox_events where due_at is not null
    union all select 'charges to book', count(*)::integer from sandbox_sessions s
      where s.state = 'paid' and not exists (select from simulator.booked b where b.charge = s.charge)
    union all select 'reports to ask for', count(*)::integer from sandbox_events e
      where not is_forged and not exists (select from confirmations c where c.event_id = e.id)
    union all select 'emails to send', count(*)::integer from outbox where sent_at is null
    union all select 'refunds to ask for', count(*)::integer from refunds where state = 'toAsk'
    union all select 'open orders by card', count(*)::integer from checkouts where state = 'open' and method = 'card'`.execute(
    db,
  );
  return rows.flatMap(({ what, count }) => (count === 0 ? [] : [`${count} ${what}`]));
}

/** The states of orders, by account. */
export async function readStates(db: Kysely<Schema>) {
  return db.selectFrom('checkouts').select(['account_id as accountId', 'state']).execute();
}
