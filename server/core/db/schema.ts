import type { AccountId } from './account-id.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Duration, LicenceType, PriceCurrency, PublicationKind, Region } from '../../../domain/catalogue.ts';
import type { LegalPage } from '../../../domain/document-paths.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Currency } from '../../../domain/money.ts';
import type { Offer, PricedOffer } from '../../../domain/offer.ts';
import type { PricedSeats } from '../../../domain/price.ts';
import type { DeclineReason, PaymentMethod } from '../../../domain/payment.ts';
import type { QuoteDraft } from '../../../validation/forms/quote-request.ts';
import type { Requester } from '../../../validation/forms/requester.ts';
import type {
  AccountsTable,
  ContactsTable,
  EmailChangesTable,
  EmailChangeUndosTable,
  FormerAddressesTable,
  DeletionRequestsTable,
  DeskMessagesTable,
} from './account-schema.ts';
import type {
  ChorusStepsTable,
  InvoiceFilesTable,
  InvoiceInstalmentsTable,
  InvoiceLinesTable,
  InvoiceRemindersTable,
  InvoicesTable,
  InvoiceTokensTable,
  EuroRatesTable,
} from './invoice-schema.ts';
import type { OutboxTable } from './outbox-schema.ts';
import type {
  ModificationEntriesTable,
  ModificationLinesTable,
  ModificationsTable,
  SubscriptionIpRangesTable,
  SubscriptionReadersTable,
} from './licence-schema.ts';
import type { ArticlesTable, ReadingsTable, ReadLaterTable } from './reading-schema.ts';
import type { SerialsTable, WatchesTable } from './watch-schema.ts';
import type { Json, NullableJson } from './stored-json.ts';
import type { DisputesTable, RefundsTable } from './refund-schema.ts';
import type {
  SandboxDisputesTable,
  SandboxEventsTable,
  SandboxRefundsTable,
  SandboxSessionsTable,
} from './sandbox-schema.ts';
import type {
  NewsletterContactChoicesTable,
  NewsletterLinksTable,
  NewsletterRecipientsTable,
  NewslettersTable,
  NewslettersWithoutAdvertsTable,
} from './newsletter-schema.ts';
import type {
  AccountRequestsTable,
  EmailVerificationsTable,
  KnownDevicesTable,
  PasswordLinksTable,
  SessionsTable,
} from './session-schema.ts';
import type {
  AddressesTable,
  SubscriptionsTable,
  QuotationsTable,
  QuotationLinksTable,
  WalletOperationsTable,
} from './subscription-schema.ts';

/** The tables as typed for the code; `migrations/` creates and documents them. */
export interface Schema {
  sites: SitesTable;
  publications: PublicationsTable;
  publication_prices: { publication_id: number; currency: PriceCurrency; price_minor: number };
  licences: { type: LicenceType; rate: number };
  reader_tiers: { from_reader: number; rate: number };
  durations: { months: Duration; rate: number };
  articles: ArticlesTable;
  countries: { id: number; code: string };
  bank_accounts: BankAccountsTable;
  issuers: IssuersTable;
  legal_passages: LegalPassagesTable;
  terms_versions: TermsVersionsTable;
  euro_rates: EuroRatesTable;
  accounts: AccountsTable;
  contacts: ContactsTable;
  former_addresses: FormerAddressesTable;
  wallets: WalletsTable;
  addresses: AddressesTable;
  subscriptions: SubscriptionsTable;
  subscription_lines: {
    subscription_id: number;
    position: number;
    publication_id: number;
    net_minor: number;
    /** Of one reader, for the release before migration 0155. */
    list_price_minor: number | null;
    /** The line's readers by the tariff, as it was when the line was written. */
    seats: NullableJson<readonly PricedSeats[]>;
  };
  quotations: QuotationsTable;
  quotation_links: QuotationLinksTable;
  wallet_operations: WalletOperationsTable;
  subscription_readers: SubscriptionReadersTable;
  subscription_ip_ranges: SubscriptionIpRangesTable;
  modifications: ModificationsTable;
  modification_lines: ModificationLinesTable;
  modification_entries: ModificationEntriesTable;
  account_ip_ranges: { range: string; account_id: AccountId };
  sessions: SessionsTable;
  email_verifications: EmailVerificationsTable;
  account_requests: AccountRequestsTable;
  password_links: PasswordLinksTable;
  known_devices: KnownDevicesTable;
  email_changes: EmailChangesTable;
  email_change_undos: EmailChangeUndosTable;
  throttle: { key: string; count: number; ends_at: Moment };
  invoices: InvoicesTable;
  invoice_files: InvoiceFilesTable;
  invoice_lines: InvoiceLinesTable;
  /** The last number of a series (`FA`, `AV`) in a year. */
  invoice_numbers: { series: string; year: number; last: number };
  invoice_instalments: InvoiceInstalmentsTable;
  invoice_reminders: InvoiceRemindersTable;
  chorus_steps: ChorusStepsTable;
  invoice_tokens: InvoiceTokensTable;
  token_sessions: { id_hash: Buffer; token_id: number; expires_at: Moment };
  checkouts: CheckoutsTable;
  /** `total_minor`: of the invoice, tax included, as it was when it was ordered. */
  checkout_invoices: { checkout_id: number; invoice_id: number; total_minor: number };
  idempotency_keys: IdempotencyKeysTable;
  payments: PaymentsTable;
  payment_invoices: { payment_id: number; invoice_id: number; amount_minor: number };
  refunds: RefundsTable;
  disputes: DisputesTable;
  confirmations: { event_id: string; provider_session: string; type: string; received_at: Moment };
  secrets: { name: string; value: Buffer };
  quote_drafts: QuoteDraftsTable;
  quote_requests: QuoteRequestsTable;
  desk_messages: DeskMessagesTable;
  deletion_requests: DeletionRequestsTable;
  sandbox_sessions: SandboxSessionsTable;
  sandbox_events: SandboxEventsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_disputes: SandboxDisputesTable;
  outbox: OutboxTable;
  periodic_work: { name: string; due_at: Moment; failures: Generated<number> };
  newsletters: NewslettersTable;
  newsletter_recipients: NewsletterRecipientsTable;
  newsletters_without_adverts: NewslettersWithoutAdvertsTable;
  newsletter_contact_choices: NewsletterContactChoicesTable;
  newsletter_links: NewsletterLinksTable;
  readings: ReadingsTable;
  read_later: ReadLaterTable;
  serials: SerialsTable;
  watches: WatchesTable;
}

/** A text in both languages. */
export type Texts = Readonly<Record<Locale, string>>;

interface SitesTable {
  code: string;
  name: Json<Texts>;
  platform: string;
  email: string;
  phone: string;
  url: Json<Texts>;
  /** An IANA time zone. */
  time_zone: Generated<string>;
  social: Json<readonly { readonly name: string; readonly url: string }[]>;
  promise: NullableJson<Texts>;
  testimonial: NullableJson<{ readonly quote: Texts; readonly author: Texts }>;
  founded_in: number | null;
  /** Maximum number of readers of a purchase without a quote request. */
  immediate_purchase: number | null;
}

interface PublicationsTable {
  id: number;
  site_code: string;
  position: number;
  title: Json<Texts>;
  kind: PublicationKind;
  region: Region;
  line: NullableJson<Texts>;
  rhythm: NullableJson<Texts>;
  /** The beginning of an article that anyone may read. */
  sample: NullableJson<{ readonly title: Texts; readonly text: Texts }>;
  /** Not sold any more; orders keep it. */
  is_withdrawn: Generated<boolean>;
}

interface LegalPassagesTable {
  page: LegalPage;
  position: number;
  heading: Json<Texts>;
  body: Json<Texts>;
}

/** A passage of the terms of sale. */
export interface TermsPassage {
  readonly heading: Texts;
  readonly body: Texts;
}

interface TermsVersionsTable {
  id: GeneratedAlways<number>;
  content: Json<readonly TermsPassage[]>;
  published_at: Generated<Moment>;
}

interface IssuersTable {
  site_code: string;
  name: string;
  legal_form: Generated<string>;
  share_capital: Generated<string>;
  address: Json<readonly string[]>;
  siren: string | null;
  register_town: Generated<string>;
  vat_number: string | null;
  /** Penalties for late payment a year, in basis points; `null`: the rate of the law. */
  late_payment_rate: number | null;
  discount_terms: NullableJson<Texts>;
  is_vat_on_debits: Generated<boolean>;
  /** Whether nothing with VAT is sold in another currency without its rate in euros. */
  requires_euro_vat: Generated<boolean>;
}

export interface BankAccountsTable {
  currency: Currency;
  holder: string;
  iban: string;
  bic: string;
  bank: string;
}

interface WalletsTable {
  account_id: AccountId;
  state: number;
  balance_minor: number;
  currency: Currency;
  balance_before_migration: number;
  total_before_migration: number;
}

/**
 * `open`: outcome unknown, or a transfer received in part. `refunded`: its payment is being returned; see
 * `RefundState`.
 */
export type CheckoutState = 'open' | 'paid' | 'notCharged' | 'refunded';

interface CheckoutsTable {
  id: GeneratedAlways<number>;
  reference: string;
  account_id: AccountId;
  method: PaymentMethod;
  state: CheckoutState;
  currency: Currency;
  total_minor: number;
  /** What an order of one instalment by card leaves to pay of its invoice; else 0. */
  left_minor: Generated<number>;
  /** Fingerprint that distinguishes it from other orders; see `printOf`. */
  print: string;
  locale: Locale;
  subscription_id: number | null;
  provider_session: string | null;
  hosted_url: string | null;
  decline_reason: DeclineReason | null;
  created_at: Moment;
  /** Last time the provider's status was queried. */
  checked_at: Moment;
  /** When it was closed without a charge. */
  closed_at: Moment | null;
  /** Consecutive queries without an answer. */
  unanswered: Generated<number>;
  /** Moment at which the provider reported that the buyer has paid and the banks have not answered. */
  processing_since: Generated<Moment | null>;
  /** Whether a card order is paid by SEPA direct debit on the provider's page. */
  is_debit: Generated<boolean>;
}

interface IdempotencyKeysTable {
  /** Owner of the key: an account, the holder of an invoice link, or the author of a quote request. */
  person: string;
  key: string;
  fingerprint: Buffer;
  started_at: Moment;
  /** Fencing token of the present lease; `null` in rows of releases before migration 0050. */
  owner: string | null;
  checkout_id: number | null;
  answer: NullableJson<unknown>;
}

interface PaymentsTable {
  id: GeneratedAlways<number>;
  checkout_id: number;
  reference: string;
  method: PaymentMethod;
  currency: Currency;
  amount_minor: number;
  /** The provider's number of the charge, or the transfer's; `null` if a wallet paid. */
  charge: string | null;
  paid_at: Moment;
}

interface QuoteDraftsTable {
  id: GeneratedAlways<number>;
  account_id: AccountId | null;
  visitor_hash: Buffer | null;
  content: Json<QuoteDraft>;
  version: Generated<number>;
  /** The version that this one replaced; 0 for the first. */
  replaced: number;
  expires_at: Moment;
}

interface QuoteRequestsTable {
  id: GeneratedAlways<number>;
  reference: string;
  account_id: AccountId | null;
  contact_id: number | null;
  locale: Locale;
  offer: Json<Offer>;
  requester: Json<Requester>;
  price: Json<PricedOffer>;
  created_at: Moment;
}
