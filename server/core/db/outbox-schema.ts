import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DocumentKind } from '../../../domain/document-paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { AccountId } from './account-id.ts';
import type { Stored } from './stored-json.ts';

/**
 * Which address an email is sent to: that of the person in its row when it is sent; `to_address`, while that person has
 * it (`holder`: the email speaks of the address, or proves it); or `to_address`, without regard to who reads it.
 */
export type MailDestination = 'person' | 'holder' | 'address';

/** Names a document of the recipient's account. */
export interface MailDocument {
  readonly kind: DocumentKind;
  readonly reference: string;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  created_at: Moment;
  /** Owner: the recipient, or the person on whose behalf it goes to the office or to a third party. */
  account_id: Generated<AccountId | null>;
  contact_id: Generated<number | null>;
  /** As written; once it is sent, the address it was sent to. */
  to_address: string;
  destination: Generated<MailDestination>;
  subject: string;
  locale: Locale;
  kind: string;
  /** The whole MIME message. */
  message_source: string;
  sent_at: Moment | null;
  /** Attempts since it was written or put back in the queue, the present one included. */
  attempts: Generated<number>;
  /** `null`: at once. While it is being sent, the end of the lease. */
  next_attempt_at: Generated<Moment | null>;
  /** End of its link's life: it is not sent later. */
  expires_at: Generated<Moment | null>;
  /** When it was given up: refused by the mail server, or retried in vain. */
  failed_at: Generated<Moment | null>;
  last_error: Generated<string | null>;
  /** Deleted once it is sent or given up. */
  is_forgotten: Generated<boolean>;
  /** The documents that go with it as PDF, written when it is sent. */
  documents: ColumnType<Stored<readonly MailDocument[]>, string | undefined, string>;
  /** The first of them, for the release before: kind and reference; `null`: none. */
  document_kind: Generated<DocumentKind | null>;
  document_reference: Generated<string | null>;
}
