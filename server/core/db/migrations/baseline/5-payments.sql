-- Orders, payments, refunds and the wallet; the sandbox stands for a provider.

create table wallets (
  account_id integer primary key references accounts on delete cascade,
  state integer not null,
  balance_minor bigint not null,
  currency text not null,
  balance_before_migration integer not null,
  total_before_migration integer not null,
  constraint balance_is_not_negative check (balance_minor >= 0)
);

-- Orders and money. `checkouts` has a row for each order, `idempotency_keys` one for each attempt to order,
-- `payments` one only where money was received: an invoice has at most one, and an order has at most one.
create table checkouts (
  id integer generated always as identity primary key,
  reference text not null unique,
  account_id integer not null references accounts,
  method text not null check (method in ('card', 'transfer', 'wallet')),
  state text not null check (state in ('open', 'paid', 'notCharged', 'refunded')),
  currency text not null,
  total_minor bigint not null check (total_minor > 0),
  print text constraint checkouts_cart_version_not_null not null,
  locale text not null,
  provider_session text unique,
  hosted_url text,
  decline_reason text,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  -- The subscription whose payment was ordered; null for an order of invoices.
  subscription_id integer references subscriptions,
  unanswered integer not null default 0,
  closed_at timestamptz,
  processing_since timestamptz,
  is_debit boolean not null default false,
  left_minor bigint not null default 0,
  constraint reason_of_not_charged check ((state = 'notCharged') = (decline_reason is not null))
);
create index checkouts_open on checkouts (checked_at) where state = 'open';
create index checkouts_closed on checkouts (created_at) where state = 'notCharged' and provider_session is not null;
create index checkouts_created on checkouts (created_at);

create table checkout_invoices (
  checkout_id integer references checkouts,
  invoice_id integer references invoices,
  -- The total of the invoice, tax included, as it was when it was ordered.
  total_minor bigint not null,
  primary key (checkout_id, invoice_id)
);
create index checkout_invoices_invoice on checkout_invoices (invoice_id);

create table payments (
  id integer generated always as identity primary key,
  checkout_id integer not null references checkouts,
  reference text not null,
  method text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  charge text unique,
  paid_at timestamptz not null
);
create unique index payments_at_once on payments (checkout_id) where method <> 'transfer';
create index payments_checkout on payments (checkout_id);
create index payments_paid_at on payments (paid_at) where method = 'card';

create table payment_invoices (
  payment_id integer references payments,
  invoice_id integer references invoices,
  amount_minor bigint not null,
  primary key (payment_id, invoice_id),
  constraint part_is_something check (amount_minor > 0)
);
create index payment_invoices_payment on payment_invoices (payment_id);
create index payment_invoices_invoice on payment_invoices (invoice_id);

create table confirmations (
  event_id text primary key,
  provider_session text not null,
  type text not null,
  received_at timestamptz not null
);
create index confirmations_received on confirmations (received_at);

-- The sandbox provider's own books: nothing else may read them.
create table sandbox_sessions (
  id text primary key,
  reference text not null unique,
  form_token text not null,
  locale text not null,
  currency text not null,
  amount_minor bigint not null,
  description text not null,
  success_path text not null,
  failure_path text not null,
  state text not null
    check (state in ('open', 'authenticating', 'processing', 'paid', 'failed', 'cancelled', 'expired')),
  decline_reason text,
  confirmation text not null,
  charge text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);

create table sandbox_events (
  id text primary key,
  sequence integer generated always as identity,
  session_id text not null references sandbox_sessions on delete cascade,
  type text not null,
  is_forged boolean not null,
  created_at timestamptz not null,
  -- When it is sent next; null once it was taken as often as planned, refused, or given up.
  due_at timestamptz,
  -- How often it is still to be delivered, and how often delivery failed since the last success.
  deliveries integer not null,
  failures integer not null default 0,
  -- The status of the last answer.
  answer integer
);
create index sandbox_events_due on sandbox_events (due_at) where due_at is not null;
create index sandbox_events_created on sandbox_events (created_at);

-- Payment from the wallet: credits are taken in the transaction that settles the order.
create table wallet_operations (
  id integer generated always as identity primary key,
  account_id integer not null references wallets on delete cascade,
  kind text not null check (kind in ('purchase', 'free', 'debit', 'transformation')),
  -- Credits: positive for what came in, negative for what went out.
  amount_minor bigint not null check (amount_minor <> 0),
  checkout_id integer references checkouts,
  happened_at timestamptz not null,
  came_in_minor bigint not null check (came_in_minor >= 0),
  went_out_minor bigint not null check (went_out_minor >= 0)
);
-- Both only grow: two operations that follow the same one cannot both be booked.
create unique index wallet_operations_follow on wallet_operations (account_id, ((came_in_minor + went_out_minor)));
create index wallet_operations_order on wallet_operations (account_id, happened_at desc, id desc);
create index wallet_operations_kind on wallet_operations (account_id, kind, happened_at desc, id desc);
create unique index wallet_operations_paid on wallet_operations (checkout_id) where amount_minor < 0;
create unique index wallet_operations_given_back on wallet_operations (checkout_id) where amount_minor > 0;

create table refunds (
  id integer generated always as identity (start with 701),
  checkout_id integer constraint refunds_checkout_id_not_null1 not null,
  -- How the money came.
  method text not null check (method in ('card', 'transfer', 'wallet')),
  why text not null check (why in ('paidOtherwise', 'changedSince', 'tooMuch', 'otherCurrency', 'credited',
    'canceledBefore', 'byOffice', 'disputed')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What brought the money: the provider's charge, or the transfer.
  charge text not null,
  provider_session text,
  -- To be decided by the office; to be asked from the provider; to be sent by the office; done; kept, after all.
  state text not null check (state in ('toDecide', 'toAsk', 'toSend', 'done', 'kept')),
  requested_at timestamptz constraint refunds_requested_at_not_null1 not null,
  -- When the provider was last asked, and how often it was.
  asked_at timestamptz,
  times_asked integer not null default 0,
  done_at timestamptz,
  -- By what it can be found at the provider or the bank; why the provider would not.
  reference text,
  refusal text,
  invoice_id integer references invoices,
  is_reported boolean not null default false,
  -- The credit note for which an amount goes back; null: none, or an earlier release booked the refund.
  credit_note_id integer references invoices,
  constraint done_when check ((state = 'done') = (done_at is not null)),
  constraint refunds_pkey1 primary key (id),
  constraint refunds_checkout_id_fkey1 foreign key (checkout_id) references checkouts,
  constraint credited_invoice check (why = 'disputed' or (why = 'credited') = (invoice_id is not null))
);
create index refunds_checkout on refunds (checkout_id);
create index refunds_open on refunds (requested_at) where state in ('toDecide', 'toAsk', 'toSend');
create unique index refunds_charge on refunds (charge) where (invoice_id is null) and (not is_reported);
create index refunds_credited on refunds (charge, invoice_id) where invoice_id is not null;

-- Charges that a buyer disputes with the bank.
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

-- The sandbox's ledger: refunds in parts, disputes, delayed payments.
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
