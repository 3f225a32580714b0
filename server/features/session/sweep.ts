import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import {
  CONFIRMATION_SECONDS,
  INVOICE_TOKEN_RENEWAL_SECONDS,
  KEY_SECONDS,
  NEWSLETTER_LINK_SECONDS,
  OUTBOX_SECONDS,
} from '../../core/lifetimes.ts';
import { forgetContacts } from '../../core/people/contacts.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';

/** Most rows of a table that one statement deletes. */
const BATCH = 500;

/** The rows of a table, `t`, that have expired at a moment. */
interface Swept {
  readonly table: keyof Schema;
  readonly isOver: RawBuilder<boolean>;
  /** Whether rows refer to contacts, which are deleted once nothing else refers to them. */
  readonly hasContact?: true;
}

/** The tables to sweep; the server's README lists every table that grows, and why the others are kept. */
function sweptAt(now: Date): readonly Swept[] {
  const ago = (seconds: number) => sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;
  const isExpired = sql<boolean>`t.expires_at <= ${ago(0)}`;
  const isRevoked = sql<boolean>`(t.expires_at <= ${ago(0)} or t.revoked_at <= ${ago(0)})`;
  const expiring = [
    'sessions',
    'token_sessions',
    'email_verifications',
    'quote_drafts',
    'password_links',
    'known_devices',
    'email_changes',
    'email_change_undos',
  ] as const;
  return [
    ...expiring.map((table) => ({ table, isOver: isExpired })),
    { table: 'account_requests', isOver: isExpired, hasContact: true },
    { table: 'newsletter_links', isOver: isExpired, hasContact: true },
    { table: 'invoice_tokens', isOver: sql`t.expires_at <= ${ago(INVOICE_TOKEN_RENEWAL_SECONDS)}` },
    { table: 'quotation_links', isOver: isRevoked },
    { table: 'throttle', isOver: sql`t.ends_at <= ${ago(0)}` },
    {
      table: 'outbox',
      isOver: sql`(t.created_at <= ${ago(OUTBOX_SECONDS)}
        or (t.kind like 'newsletter-%' and t.created_at <= ${ago(NEWSLETTER_LINK_SECONDS)}))`,
      hasContact: true,
    },
    {
      table: 'idempotency_keys',
      isOver: sql`t.started_at <= ${ago(KEY_SECONDS)}
        and not exists (select from checkouts c where c.id = t.checkout_id and c.state = 'open')`,
    },
    { table: 'confirmations', isOver: sql`t.received_at <= ${ago(CONFIRMATION_SECONDS)}` },
  ];
}

/** Deletes a batch of each table, in one statement. Returns whether there may be more. */
async function sweepBatch({ db }: Services, swept: readonly Swept[]): Promise<boolean> {
  const named = swept.map((one) => ({ ...one, name: sql.ref(`swept_${one.table}`), from: sql.table(one.table) }));
  const deletions = named.map(
    ({ name, from, isOver, hasContact }) => sql`${name} as (
      delete from ${from} where ctid in (select t.ctid from ${from} t where ${isOver} limit ${BATCH} for update skip locked)
      returning ${hasContact ? sql`contact_id` : sql`null::integer as contact_id`})`,
  );
  const counts = named.map(
    ({ name }) => sql`select count(*)::integer as count,
      coalesce(array_agg(distinct contact_id) filter (where contact_id is not null), '{}') as contacts from ${name}`,
  );
  const { rows } = await sql<{ readonly count: number; readonly contacts: readonly number[] }>`
    with ${sql.join(deletions)} ${sql.join(counts, sql` union all `)}`.execute(db);
  await forgetContacts(db, [...new Set(rows.flatMap(({ contacts }) => contacts))]);
  return rows.some(({ count }) => count === BATCH);
}

/**
 * Deletes expired rows, in batches: sessions, links, drafts, unconfirmed changes, counted attempts; old emails, keys
 * and provider's events; then contacts without any other data. Rows locked by another transaction stay for the next
 * round.
 */
export async function sweepExpired(services: Services): Promise<void> {
  const swept = sweptAt(services.clock.now());
  while (await sweepBatch(services, swept));
}
