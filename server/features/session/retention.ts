import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import {
  CONFIRMATION_SECONDS,
  INVOICE_TOKEN_RENEWAL_SECONDS,
  KEY_SECONDS,
  NEWSLETTER_LINK_SECONDS,
  OUTBOX_SECONDS,
} from '../../core/lifetimes.ts';

/** So many seconds before the present moment, in SQL. */
type Ago = (seconds: number) => RawBuilder<unknown>;

/** Rows that are deleted once they are over. */
export interface Swept {
  /** Whether a row of the table, `t`, is over. */
  readonly isOver: (ago: Ago) => RawBuilder<boolean>;
  /** Whether rows refer to contacts, which are deleted once nothing else refers to them. */
  readonly hasContact?: true;
}

const expiring: Swept = { isOver: (ago) => sql`t.expires_at <= ${ago(0)}` };

/**
 * Tables whose rows are deleted once they are over. Those of the others are kept as long as `holdings` of personal data says:
 * with their owner, or ten years. The server's README has both in words.
 */
export const retention: Readonly<Partial<Record<keyof Schema, Swept>>> = {
  sessions: expiring,
  token_sessions: expiring,
  known_devices: expiring,
  email_verifications: expiring,
  password_links: expiring,
  email_changes: expiring,
  email_change_undos: expiring,
  account_requests: { ...expiring, hasContact: true },
  newsletter_links: { ...expiring, hasContact: true },
  quote_drafts: expiring,
  invoice_tokens: { isOver: (ago) => sql`t.expires_at <= ${ago(INVOICE_TOKEN_RENEWAL_SECONDS)}` },
  quotation_links: { isOver: (ago) => sql`(t.expires_at <= ${ago(0)} or t.revoked_at <= ${ago(0)})` },
  throttle: { isOver: (ago) => sql`t.ends_at <= ${ago(0)}` },
  outbox: {
    isOver: (ago) => sql`(t.created_at <= ${ago(OUTBOX_SECONDS)}
      or (t.kind like 'newsletter-%' and t.created_at <= ${ago(NEWSLETTER_LINK_SECONDS)}))`,
    hasContact: true,
  },
  idempotency_keys: {
    isOver: (ago) => sql`t.started_at <= ${ago(KEY_SECONDS)}
      and not exists (select from checkouts c where c.id = t.checkout_id and c.state = 'open')`,
  },
  confirmations: { isOver: (ago) => sql`t.received_at <= ${ago(CONFIRMATION_SECONDS)}` },
  sandbox_events: { isOver: (ago) => sql`t.created_at <= ${ago(CONFIRMATION_SECONDS)}` },
};
