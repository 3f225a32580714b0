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

/** How long rows are kept that no sweep deletes. */
type Kept =
  /** Until their account, contact or subscription is erased. */
  | 'withOwner'
  /** As the law requires of books. */
  | 'tenYears'
  /** The publisher's own, and counts without personal data. */
  | 'withSite'
  /** Invented payments of tests and demos. */
  | 'invented';

const expiring: Swept = { isOver: (ago) => sql`t.expires_at <= ${ago(0)}` };

/** How long the rows of every table are kept. A missing table does not compile; the server's README has it in words. */
export const retention: Readonly<Record<keyof Schema, Swept | Kept>> = {
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

  accounts: 'withOwner',
  contacts: 'withOwner',
  addresses: 'withOwner',
  former_addresses: 'withOwner',
  account_ip_ranges: 'withOwner',
  deletion_requests: 'withOwner',
  newsletter_recipients: 'withOwner',
  newsletters_without_adverts: 'withOwner',
  newsletter_contact_choices: 'withOwner',
  watches: 'withOwner',
  readings: 'withOwner',
  read_later: 'withOwner',
  desk_messages: 'withOwner',
  quote_requests: 'withOwner',
  modifications: 'withOwner',
  modification_lines: 'withOwner',
  modification_entries: 'withOwner',
  subscription_readers: 'withOwner',
  subscription_ip_ranges: 'withOwner',

  subscriptions: 'tenYears',
  subscription_lines: 'tenYears',
  quotations: 'tenYears',
  wallets: 'tenYears',
  wallet_operations: 'tenYears',
  invoices: 'tenYears',
  invoice_files: 'tenYears',
  invoice_lines: 'tenYears',
  invoice_instalments: 'tenYears',
  invoice_reminders: 'tenYears',
  chorus_steps: 'tenYears',
  checkouts: 'tenYears',
  checkout_invoices: 'tenYears',
  payments: 'tenYears',
  payment_invoices: 'tenYears',
  refunds: 'tenYears',
  disputes: 'tenYears',

  invoice_numbers: 'withSite',
  periodic_work: 'withSite',
  secrets: 'withSite',
  sites: 'withSite',
  publications: 'withSite',
  publication_prices: 'withSite',
  licences: 'withSite',
  reader_tiers: 'withSite',
  durations: 'withSite',
  articles: 'withSite',
  countries: 'withSite',
  bank_accounts: 'withSite',
  issuers: 'withSite',
  legal_passages: 'withSite',
  terms_versions: 'withSite',
  euro_rates: 'withSite',
  newsletters: 'withSite',
  serials: 'withSite',

  sandbox_sessions: 'invented',
  sandbox_refunds: 'invented',
  sandbox_disputes: 'invented',
};
