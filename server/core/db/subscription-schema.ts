import type { AccountId } from './account-id.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { Duration, LicenceType, PriceCurrency } from '../../../domain/catalogue.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { QuotationDetails, RefusalReason } from '../../../domain/quotation.ts';
import type { OrderNature, SubscriptionStatus } from '../../../domain/subscription.ts';
import type { Json, NullableJson } from './stored-json.ts';

// Tables of addresses, subscriptions, quotations and wallet operations; `schema.ts` lists them with the others.

export interface AddressesTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  organisation: string;
  recipient: string;
  street: string;
  complement: string;
  postal_code: string;
  city: string;
  /** State or province; null where nothing asked for it. */
  region: string | null;
  country: string;
  is_selected: boolean;
}

export interface SubscriptionsTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  reference: string;
  status: Generated<SubscriptionStatus>;
  order_nature: Generated<OrderNature>;
  licence: Generated<LicenceType>;
  readers: Generated<number>;
  months: Generated<Duration>;
  currency: Generated<PriceCurrency>;
  starts_on: Day | null;
  ends_on: Day | null;
  version: Generated<number>;
  invoice_id: number | null;
  billing: NullableJson<BillingDetails>;
  created_at: Generated<Moment>;
  /** The subscription that it renews. */
  renews_id: number | null;
  /** The terms of sale that its order accepted; `null` before, and for orders of releases before migration 0158. */
  terms_version_id: Generated<number | null>;
}

export interface QuotationsTable {
  subscription_id: number;
  state: 'open' | 'accepted' | 'ordered' | 'declined' | 'changeAsked' | 'withdrawn';
  is_offer_open: boolean;
  note: Generated<string>;
  note_locale: Generated<Locale | null>;
  issued_at: Moment;
  /** The issuer as printed then. */
  issuer: Json<Party>;
  expires_at: Moment;
  details: NullableJson<QuotationDetails>;
  decline_reason: RefusalReason | null;
  message: Generated<string>;
  decided_at: Moment | null;
  ordered_at: Moment | null;
  last_change: Generated<Buffer | null>;
}

export interface QuotationLinksTable {
  token_hash: Buffer;
  subscription_id: number;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
}

export interface WalletOperationsTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  kind: 'purchase' | 'free' | 'debit' | 'transformation';
  /** Credits: positive for income, negative for expenses. */
  amount_minor: number;
  /** Running totals after this operation, in and out: their difference is the balance. */
  came_in_minor: number;
  went_out_minor: number;
  checkout_id: number | null;
  /** The reading that a debit pays for. */
  reading_id: Generated<number | null>;
  happened_at: Moment;
}
