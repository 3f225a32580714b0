import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A delayed payment (SEPA direct debit) is with the banks for days after the buyer has left the provider's page. */
const processing = `
alter table checkouts add column processing_since timestamptz;
`;

/**
 * Money returned without a request of this server: refunds made in the provider's dashboard, lost disputes. A charge
 * may have several, in addition to the refund that the books requested.
 */
const reported = `
alter table refunds
  add column is_reported boolean not null default false,
  drop constraint refunds_why_check,
  add constraint refunds_why_check check (why in ('paidOtherwise', 'changedSince', 'tooMuch', 'otherCurrency', 'credited',
    'canceledBefore', 'byOffice', 'disputed'));
drop index refunds_charge;
drop index refunds_credited;
create unique index refunds_charge on refunds (charge) where invoice_id is null and not is_reported;
create unique index refunds_credited on refunds (charge, invoice_id) where invoice_id is not null and not is_reported;
`;

/** Charges that a buyer disputes with the bank. */
const disputes = `
create table disputes (
  reference text primary key,
  checkout_id integer not null references checkouts,
  charge text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  answer_by timestamptz,
  closed_at timestamptz,
  constraint closed_when check ((state = 'open') = (closed_at is null))
);
create index disputes_checkout on disputes (checkout_id);
`;

/** The sandbox's ledger: refunds in parts, disputes, delayed payments. */
const sandbox = `
alter table sandbox_sessions
  drop constraint sandbox_sessions_state_check,
  add constraint sandbox_sessions_state_check
    check (state in ('open', 'authenticating', 'processing', 'paid', 'failed', 'cancelled', 'expired'));
create table sandbox_refunds (
  id text primary key,
  session_id text not null references sandbox_sessions on delete cascade,
  -- The number under which it was asked for; null for one made by hand.
  key text unique,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('done', 'failed')),
  reason text,
  created_at timestamptz not null
);
create index sandbox_refunds_session on sandbox_refunds (session_id);
insert into sandbox_refunds (id, session_id, key, amount_minor, state, created_at)
select 're_' || substr(s.charge, 4), s.id,
  (select 'RB-' || r.id from refunds r where r.provider_session = s.id and r.refusal is null order by r.id limit 1),
  s.amount_minor, 'done', s.refunded_at
from sandbox_sessions s where s.refunded_at is not null and s.charge is not null;
alter table sandbox_sessions drop column refunded_at;
create table sandbox_disputes (
  id text primary key,
  session_id text not null references sandbox_sessions on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  created_at timestamptz not null,
  answer_by timestamptz not null,
  closed_at timestamptz
);
create index sandbox_disputes_session on sandbox_disputes (session_id);
`;

/** Events that a payment provider reports: processing, refunds made in its dashboard, disputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [processing, reported, disputes, sandbox]) await sql.raw(part).execute(db);
}
