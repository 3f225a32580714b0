import { sql } from 'kysely';
import { NEWSLETTER_LINK_SECONDS } from '../../core/lifetimes.ts';
import { forgetContacts } from '../../core/people/contacts.ts';
import type { Services } from '../../core/services.ts';

/**
 * Deletes what has expired: sessions, opened links, drafts, unconfirmed changes, counted attempts, and letters about newsletters
 * that were asked for or ended; then contacts of whom nothing else is known.
 */
export async function sweepExpired({ db, clock }: Services): Promise<void> {
  const now = clock.now().toISOString();
  const emails = new Date(clock.now().getTime() - NEWSLETTER_LINK_SECONDS * 1000).toISOString();
  const { rows } = await sql<{ readonly id: number }>`
    with a as (delete from sessions where expires_at <= ${now}),
         b as (delete from token_sessions where expires_at <= ${now}),
         c as (delete from email_verifications where expires_at <= ${now}),
         d as (delete from quote_drafts where expires_at <= ${now}),
         e as (delete from account_requests where expires_at <= ${now} returning contact_id),
         f as (delete from password_links where expires_at <= ${now}),
         g as (delete from known_devices where expires_at <= ${now}),
         h as (delete from email_changes where expires_at <= ${now}),
         i as (delete from newsletter_links where expires_at <= ${now} returning contact_id),
         j as (delete from outbox where kind like 'newsletter-%' and created_at <= ${emails} returning contact_id),
         k as (delete from email_change_undos where expires_at <= ${now}),
         l as (delete from throttle where ends_at <= ${now})
    select contact_id as id from (
      select contact_id from e union select contact_id from i union select contact_id from j) released
    where contact_id is not null
  `.execute(db);
  await forgetContacts(
    db,
    rows.map(({ id }) => id),
  );
}
