import { sql } from 'kysely';
import { NEWSLETTER_LINK_SECONDS } from '../lifetimes.ts';
import type { Services } from '../services.ts';

/**
 * Forgets sessions, opened links, drafts, changes that nobody has confirmed, and counted attempts that are over; and of whoever asked for newsletters, or ended
 * them, all that is written, letters included.
 */
export async function sweepExpired({ db, clock }: Services): Promise<void> {
  const now = clock.now().toISOString();
  const letters = new Date(clock.now().getTime() - NEWSLETTER_LINK_SECONDS * 1000).toISOString();
  await sql`
    with a as (delete from sessions where expires_at <= ${now}),
         b as (delete from token_sessions where expires_at <= ${now}),
         c as (delete from email_verifications where expires_at <= ${now}),
         d as (delete from quote_drafts where expires_at <= ${now}),
         e as (delete from account_requests where expires_at <= ${now}),
         f as (delete from password_links where expires_at <= ${now}),
         g as (delete from known_devices where expires_at <= ${now}),
         h as (delete from email_changes where expires_at <= ${now}),
         i as (delete from newsletter_links where expires_at <= ${now}),
         j as (delete from outbox where kind like 'newsletter-%' and created_at <= ${letters})
    delete from throttle where ends_at <= ${now}
  `.execute(db);
}
