import type { AccountId } from './account-id.ts';
/** The tables of licences and of requests for a modification; `migrations/` makes them and says what they are for. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ModificationType } from '../../../machines/domain/enumerations.ts';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type {
  LineState,
  ModificationActor,
  ModificationState,
  ModificationSubject,
} from '../../../machines/domain/modification.ts';
import type { NullableJson } from './stored-json.ts';

export interface SubscriptionReadersTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  /** Whose the seat is: an account, or a contact that has not claimed it yet. */
  account_id: Generated<AccountId | null>;
  contact_id: Generated<number | null>;
  /** Whoever is to be added is listed, and reads once the publisher has accepted. */
  is_accepted: boolean;
  civility: number;
  first_name: string;
  last_name: string;
  /** In lower case; as the administrator sees it, which need not be the account's. */
  email: string;
  /** The last change of the address: what it was, when, and who made it. */
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
  /** Of one reader, before tax, in the smallest units. */
  extra_net_minor: Generated<number>;
  invoice_id: number | null;
}

export interface ModificationLinesTable {
  modification_id: number;
  position: number;
  before: NullableJson<ModificationSubject>;
  after: NullableJson<ModificationSubject>;
  reader_id: number | null;
  /** The reader whom it is about; `null` for a network, a text, or somebody deleted. */
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
