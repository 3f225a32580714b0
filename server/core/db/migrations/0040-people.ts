import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * People known by an address only. An open contact becomes the account of the person who opens a link mailed to its
 * address; a closed one cannot be claimed: its address has changed hands, or no link proves the owner of its records.
 */
const contacts = `
create table contacts (
  id integer generated always as identity (start with 140001) primary key,
  email text not null check (email = lower(email)),
  -- 20 while newsletters are sent to it (specification §3).
  kind integer check (kind = 20),
  locale text not null check (locale in ('fr', 'en')),
  origin text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index contacts_open on contacts (email) where closed_at is null;
insert into contacts (email, kind, locale, origin, created_at)
  select email, kind, locale, origin, since from newsletter_contacts;
insert into contacts (email, locale, origin, created_at)
  select distinct on (email) email, locale, origin, now() from (
    select email, locale, origin from account_requests
    union all
    select email, locale, origin from newsletter_links l where not exists (select from accounts a where a.email = l.email)
    union all
    select r.email, a.locale, 'subscription' from subscription_readers r
      join subscriptions s on s.id = r.subscription_id join accounts a on a.id = s.account_id where r.account_id is null
  ) named order by email
  on conflict (email) where closed_at is null do nothing;
`;

/**
 * Records from before, owned by an address alone: addresses that no link proves get a closed contact. Emails to the
 * publisher's own desk have no owner.
 */
const keptApart = `
insert into contacts (email, locale, origin, created_at, closed_at)
  select email, min(locale), 'unknown', min(at), greatest(min(at), now()) from (
    select lower(requester ->> 'email') as email, locale, created_at as at from quote_requests where account_id is null
    union all
    select lower(to_address), locale, created_at from outbox where lower(to_address) not in (select lower(email) from sites)
    union all
    select lower(coalesce(l.after, l.before) -> 'reader' ->> 'email'), 'fr', m.asked_at
      from modification_lines l join modifications m on m.id = l.modification_id where l.reader_id is null
    union all
    select l.email, l.locale, now() from newsletter_links l
      where not exists (select from contacts c where c.email = l.email and c.closed_at is null)
  ) unproven where email is not null group by email;
`;

const newsletters = `
alter table newsletter_contact_choices add column contact_id integer references contacts on delete cascade;
update newsletter_contact_choices k set contact_id = c.id from contacts c where c.email = k.email and c.closed_at is null;
alter table newsletter_contact_choices drop column email, alter column contact_id set not null,
  add primary key (contact_id, newsletter_id);
drop table newsletter_contacts;
alter table newsletter_links
  add column account_id integer references accounts on delete cascade,
  add column contact_id integer references contacts on delete cascade;
update newsletter_links l set contact_id = (
  select c.id from contacts c where c.email = l.email order by c.closed_at nulls first limit 1);
alter table newsletter_links drop column email,
  add constraint newsletter_link_of_one check (num_nonnulls(account_id, contact_id) = 1);
create index newsletter_links_account on newsletter_links (account_id) where account_id is not null;
create index newsletter_links_contact on newsletter_links (contact_id) where contact_id is not null;
`;

const requests = `
alter table account_requests add column contact_id integer references contacts on delete cascade;
update account_requests r set contact_id = c.id from contacts c where c.email = r.email and c.closed_at is null;
alter table account_requests drop column email, alter column contact_id set not null;
create index account_requests_contact on account_requests (contact_id);
alter table quote_requests
  drop constraint quote_requests_account_id_fkey,
  add foreign key (account_id) references accounts on delete cascade,
  add column contact_id integer references contacts on delete cascade;
update quote_requests q set contact_id = c.id from contacts c
  where q.account_id is null and c.email = lower(q.requester ->> 'email') and c.closed_at is not null;
alter table quote_requests add constraint quote_request_of_one check (num_nonnulls(account_id, contact_id) = 1);
create index quote_requests_contact on quote_requests (contact_id) where contact_id is not null;
`;

/** A seat belongs to a person: an account, by its number, or a contact that can be claimed. */
const readers = `
alter table subscription_readers
  add column contact_id integer references contacts on delete cascade,
  -- Whoever is to be added is listed, and reads once the publisher has accepted.
  add column is_accepted boolean,
  -- The last change of the address: what it was, when, and who made it.
  add column email_before text,
  add column email_changed_at timestamptz,
  add column email_changed_by text check (email_changed_by in ('reader', 'administrator'));
update subscription_readers set is_accepted = account_id is not null;
update subscription_readers r set contact_id = c.id from contacts c
  where r.account_id is null and c.email = r.email and c.closed_at is null;
alter table subscription_readers
  alter column is_accepted set not null,
  add constraint reader_is_one check (num_nonnulls(account_id, contact_id) = 1),
  add constraint reader_email_change check (num_nonnulls(email_before, email_changed_at, email_changed_by) in (0, 3));
create index subscription_readers_contact on subscription_readers (contact_id) where contact_id is not null;
alter table modification_lines
  add column account_id integer references accounts on delete set null,
  add column contact_id integer references contacts on delete set null,
  add constraint line_about_one check (num_nonnulls(account_id, contact_id) <= 1);
update modification_lines l set account_id = r.account_id, contact_id = r.contact_id
  from subscription_readers r where r.id = l.reader_id;
update modification_lines l set contact_id = c.id from contacts c
  where l.reader_id is null and c.email = lower(coalesce(l.after, l.before) -> 'reader' ->> 'email')
    and c.closed_at is not null;
create index modification_lines_account on modification_lines (account_id) where account_id is not null;
create index modification_lines_contact on modification_lines (contact_id) where contact_id is not null;
`;

/** The owner of an email: its recipient, or the person on whose behalf it goes to a third party. */
const letters = `
alter table outbox
  add column account_id integer references accounts on delete cascade,
  add column contact_id integer references contacts on delete cascade,
  -- Deleted once it has left, or is given up: the farewell letter of a deleted account.
  add column is_forgotten boolean not null default false,
  add constraint letter_of_one check (num_nonnulls(account_id, contact_id) <= 1);
update outbox o set contact_id = c.id from contacts c where c.email = lower(o.to_address) and c.closed_at is not null;
create index outbox_account on outbox (account_id) where account_id is not null;
create index outbox_contact on outbox (contact_id) where contact_id is not null;
`;

/** Every record about a person refers to an account or a contact by number; addresses link no records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [contacts, keptApart, newsletters, requests, readers, letters]) await sql.raw(part).execute(db);
}
