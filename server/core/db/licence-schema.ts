import type { AccountId } from './account-id.ts';
/** Tables of licences and of requests for a modification; `migrations/` creates and documents them. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ModificationType } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type {
  LineState,
  ModificationActor,
  ModificationState,
  ModificationSubject,
} from '../../../domain/modification.ts';
import type { NullableJson } from './stored-json.ts';

export interface SubscriptionReadersTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  /** Holder of the seat: an account, or a contact that no account has claimed yet. */
  account_id: Generated<AccountId | null>;
  contact_id: Generated<number | null>;
  /** `false` while the publisher has not accepted the addition: the reader is listed but has no access. */
  is_accepted: boolean;
  civility: number;
  first_name: string;
  last_name: string;
  /** Lower case; as entered by the administrator, may differ from the account's address. */
  email: string;
  /** The last change of the address: the former address, the moment, and the person who made it. */
  email_before: Generated<string | null>;
  email_changed_at: Generated<Moment | null>;
  email_changed_by: Generated<'reader' | 'administrator' | null>;
  surname_key: GeneratedAlways<string>;
  first_name_key: GeneratedAlways<string>;
  searched: GeneratedAlways<string>;
}

export interface SubscriptionIpRangesTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  /** Canonical. */
  range: string;
  first: string;
  last: string;
  label: string;
  is_recognised: boolean;
}

export interface ModificationsTable {
  id: GeneratedAlways<number>;
  reference: string;
  account_id: AccountId;
  subscription_id: number | null;
  type: ModificationType;
  state: ModificationState;
  asked_at: Moment;
  decided_at: Moment | null;
  extra_readers: Generated<number>;
  /** Price of the first reader without a seat, before tax, in the smallest units; for the release before 0153. */
  extra_net_minor: Generated<number>;
  /** Price of each reader without a seat; `null`: all cost `extra_net_minor`. */
  extra_prices: readonly number[] | null;
  /** The buyer's own number for an order of further seats; empty without one. */
  purchase_order: Generated<string>;
  invoice_id: number | null;
  reason_locale: Locale | null;
}

export interface ModificationLinesTable {
  modification_id: number;
  position: number;
  before: NullableJson<ModificationSubject>;
  after: NullableJson<ModificationSubject>;
  reader_id: number | null;
  /** The reader concerned; `null` for a network, a text, or a deleted person. */
  account_id: Generated<AccountId | null>;
  contact_id: Generated<number | null>;
  range_id: number | null;
  state: Exclude<LineState, 'unknown'>;
  reason: Generated<string>;
}

export interface ModificationEntriesTable {
  id: GeneratedAlways<number>;
  modification_id: number;
  state: ModificationState;
  at: Moment;
  actor: Exclude<ModificationActor, 'unknown'>;
  name: string;
  reason: string;
}
