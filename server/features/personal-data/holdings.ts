import type { Schema } from '../../core/db/schema.ts';

/** The personal data of a table. */
interface Holding {
  /**
   * An account's rows, as an SQL condition on the table `t`; `me` is its number. Never by email address, which may
   * have changed hands. `null`: the table has rows of contacts only.
   */
  readonly about: string | null;
  /** A contact's rows that no account has claimed; `me` is its number. */
  readonly ofContact?: string;
  /** Columns that hold an email address, alone or within JSON or text. */
  readonly addresses?: readonly string[];
  /** Columns that are not exported: secrets, and hashes. */
  readonly untold?: readonly string[];
  /**
   * Treatment of these rows when the account is deleted: deleted, or retained as the law requires (invoices and related
   * records, ten years: French commercial code, L123-22). Of the account itself only its number stays.
   */
  readonly afterwards: 'deleted' | 'kept' | 'emptied';
}

/** A table without personal data, and the reason. */
interface Impersonal {
  readonly nobodys: string;
  /** Columns that hold an address: the publisher's own. */
  readonly addresses?: readonly string[];
}

const ofAccount = 't.account_id = me';
const ofInvoice = 't.invoice_id in (select id from invoices where account_id = me)';
const ofOrder = 't.checkout_id in (select id from checkouts where account_id = me)';
const ofSubscription = 't.subscription_id in (select id from subscriptions where account_id = me)';

const contacts = 't.contact_id = me';
const ofRequest = 't.modification_id in (select id from modifications where account_id = me)';

const publishers = { nobodys: 'The publisher’s own.' };
const bookkeeping = { nobodys: 'Keeps count, and names nobody.' };
const sandbox = { nobodys: 'Invented payments; there are none in production.' };

/**
 * Every table, with its personal data: all of this is exported and, except for legal retention, deleted with the
 * account. A missing table does not compile; a test compares the list with the schema of the database: every table,
 * every column that refers to an account or a contact, every column that holds an address.
 */
export const holdings: Readonly<Record<keyof Schema, Holding | Impersonal>> = {
  accounts: { about: 't.id = me', addresses: ['email'], untold: ['password_hash'], afterwards: 'emptied' },
  addresses: { about: ofAccount, afterwards: 'deleted' },
  former_addresses: { about: ofAccount, addresses: ['email'], afterwards: 'deleted' },
  email_changes: { about: ofAccount, addresses: ['email'], untold: ['token_hash'], afterwards: 'deleted' },
  email_change_undos: { about: ofAccount, addresses: ['email'], untold: ['token_hash'], afterwards: 'deleted' },
  email_verifications: { about: ofAccount, untold: ['token_hash'], afterwards: 'deleted' },
  account_requests: { about: null, ofContact: contacts, untold: ['token_hash'], afterwards: 'deleted' },
  password_links: { about: ofAccount, untold: ['token_hash'], afterwards: 'deleted' },
  deletion_requests: { about: ofAccount, afterwards: 'deleted' },
  sessions: { about: ofAccount, untold: ['id_hash', 'device_hash'], afterwards: 'deleted' },
  known_devices: { about: ofAccount, untold: ['id_hash'], afterwards: 'deleted' },
  account_ip_ranges: { about: ofAccount, afterwards: 'deleted' },
  newsletter_recipients: { about: ofAccount, afterwards: 'deleted' },
  newsletters_without_adverts: { about: ofAccount, afterwards: 'deleted' },
  newsletter_contact_choices: { about: null, ofContact: contacts, afterwards: 'deleted' },
  newsletter_links: { about: ofAccount, ofContact: contacts, untold: ['token_hash'], afterwards: 'deleted' },
  watches: { about: ofAccount, afterwards: 'deleted' },
  readings: { about: ofAccount, afterwards: 'deleted' },
  read_later: { about: ofAccount, afterwards: 'deleted' },
  desk_messages: { about: ofAccount, afterwards: 'deleted' },
  quote_drafts: { about: ofAccount, addresses: ['content'], untold: ['visitor_hash'], afterwards: 'deleted' },
  quote_requests: { about: ofAccount, ofContact: contacts, addresses: ['requester'], afterwards: 'deleted' },
  modification_lines: {
    about: `(${ofRequest} or ${ofAccount})`,
    ofContact: contacts,
    addresses: ['before', 'after'],
    afterwards: 'deleted',
  },
  modification_entries: { about: ofRequest, afterwards: 'deleted' },
  modifications: { about: ofAccount, afterwards: 'deleted' },
  subscription_readers: {
    about: `(${ofAccount} or ${ofSubscription})`,
    ofContact: contacts,
    addresses: ['email', 'email_before', 'searched'],
    afterwards: 'deleted',
  },
  subscription_ip_ranges: { about: ofSubscription, afterwards: 'deleted' },
  idempotency_keys: { about: "t.person = 'account ' || me", untold: ['fingerprint', 'owner'], afterwards: 'deleted' },
  // Emails contain links that grant access; their text is in the person's own mailbox.
  outbox: {
    about: ofAccount,
    ofContact: contacts,
    addresses: ['to_address', 'message_source', 'last_error'],
    untold: ['message_source'],
    afterwards: 'deleted',
  },
  contacts: { about: null, ofContact: 't.id = me', addresses: ['email'], afterwards: 'deleted' },
  quotation_links: { about: ofSubscription, untold: ['token_hash'], afterwards: 'deleted' },
  token_sessions: {
    about: `t.token_id in (select t.id from invoice_tokens t where ${ofInvoice})`,
    untold: ['id_hash'],
    afterwards: 'deleted',
  },
  // Each can be downloaded; its facts are those of the invoice.
  invoice_files: { about: ofInvoice, untold: ['pdf', 'xml'], afterwards: 'kept' },
  invoice_instalments: { about: ofInvoice, afterwards: 'kept' },
  invoice_reminders: { about: ofInvoice, afterwards: 'kept' },
  invoice_tokens: { about: ofInvoice, untold: ['token_hash'], afterwards: 'deleted' },
  subscriptions: { about: ofAccount, afterwards: 'kept' },
  subscription_lines: { about: ofSubscription, afterwards: 'kept' },
  quotations: { about: ofSubscription, untold: ['last_change'], afterwards: 'kept' },
  wallets: { about: ofAccount, afterwards: 'kept' },
  wallet_operations: { about: ofAccount, afterwards: 'kept' },
  invoices: { about: ofAccount, addresses: ['payer', 'facts'], afterwards: 'kept' },
  invoice_lines: { about: ofInvoice, afterwards: 'kept' },
  chorus_steps: { about: ofInvoice, afterwards: 'kept' },
  checkouts: { about: ofAccount, untold: ['print', 'hosted_url'], afterwards: 'kept' },
  checkout_invoices: { about: ofInvoice, afterwards: 'kept' },
  payments: { about: ofOrder, afterwards: 'kept' },
  payment_invoices: { about: ofInvoice, afterwards: 'kept' },
  refunds: { about: ofOrder, afterwards: 'kept' },
  disputes: { about: ofOrder, afterwards: 'kept' },
  confirmations: {
    about: 't.provider_session in (select provider_session from checkouts where account_id = me)',
    afterwards: 'kept',
  },
  throttle: { nobodys: 'Names of people and addresses are not kept in the clear.' },
  invoice_numbers: bookkeeping,
  periodic_work: bookkeeping,
  secrets: publishers,
  sites: { ...publishers, addresses: ['email'] },
  publications: publishers,
  publication_prices: publishers,
  licences: publishers,
  reader_tiers: publishers,
  durations: publishers,
  articles: publishers,
  countries: publishers,
  bank_accounts: publishers,
  issuers: publishers,
  legal_passages: publishers,
  terms_versions: publishers,
  euro_rates: publishers,
  newsletters: publishers,
  serials: publishers,
  sandbox_sessions: sandbox,
  sandbox_events: sandbox,
  sandbox_refunds: sandbox,
  sandbox_disputes: sandbox,
};

/** The tables with personal data, each with its holding, in the order of the list. */
export const held: readonly (readonly [table: string, holding: Holding])[] = Object.entries(holdings).flatMap(
  ([table, holding]) => ('about' in holding ? [[table, holding] as const] : []),
);
