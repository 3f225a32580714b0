import type { AccountId } from './account-id.ts';
import type { GeneratedAlways } from 'kysely';
import type { Origin } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { NewsletterFrequency } from '../../../domain/newsletter.ts';
import type { SomeTexts } from './some-texts.ts';
import type { NullableJson } from './stored-json.ts';

// The tables of newsletters; `schema.ts` lists them with the others.

export interface NewslettersTable {
  id: GeneratedAlways<number>;
  kind: 'summary' | 'section' | 'other';
  publication_id: number | null;
  code: string | null;
  position: number;
  name: NullableJson<SomeTexts>;
  frequency: Exclude<NewsletterFrequency, 'unknown'>;
  is_for_subscribers: boolean;
}

export interface NewsletterRecipientsTable {
  account_id: AccountId;
  newsletter_id: number;
  since: Moment;
}

export interface NewslettersWithoutAdvertsTable {
  account_id: AccountId;
  publication_id: number;
  since: Moment;
}

/** Newsletters of a contact. */
export interface NewsletterContactChoicesTable {
  contact_id: number;
  newsletter_id: number;
}

/** Links in emails that start or end newsletters. */
export interface NewsletterLinksTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  account_id: AccountId | null;
  contact_id: number | null;
  locale: Locale;
  origin: Origin;
  newsletter_ids: number[];
  state: 'asked' | 'confirmed' | 'ended';
  /** `null` only in rows that releases before migration 0151 wrote next to it. */
  expires_at: Moment | null;
}
