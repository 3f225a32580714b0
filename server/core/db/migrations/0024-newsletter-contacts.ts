import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Recipients of newsletters without an account, once they have confirmed their address; of the kind that the
 * specification (§3) gives a newsletter contact.
 */
const contacts = `
create table newsletter_contacts (
  email text primary key check (email = lower(email)),
  kind integer not null default 20 check (kind = 20),
  locale text not null check (locale in ('fr', 'en')),
  origin text not null,
  since timestamptz not null
);
create table newsletter_contact_choices (
  email text not null references newsletter_contacts on delete cascade,
  newsletter_id integer not null references newsletters on delete cascade,
  primary key (email, newsletter_id)
);
`;

/**
 * Emailed links that start or end newsletters. Links never confirmed, or ended, are deleted when they expire; a
 * confirmed one does not expire, since it ends the newsletters.
 */
const links = `
create table newsletter_links (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  locale text not null check (locale in ('fr', 'en')),
  origin text not null,
  newsletter_ids integer[] not null,
  state text not null check (state in ('asked', 'confirmed', 'ended')),
  expires_at timestamptz,
  constraint newsletter_link_expires check ((expires_at is null) = (state = 'confirmed'))
);
create index newsletter_links_email on newsletter_links (email);
create index newsletter_links_expiry on newsletter_links (expires_at);
create index outbox_newsletters on outbox (created_at) where kind like 'newsletter-%';
`;

/** Newsletters without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [contacts, links]) await sql.raw(part).execute(db);
}
