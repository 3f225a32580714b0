import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from '../../machines/domain/enumerations.ts';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { NewsletterFrequency } from '../../machines/domain/newsletter.ts';
import type { SomeTexts } from './schema.ts';
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
  account_id: number;
  newsletter_id: number;
  since: Moment;
}

export interface NewslettersWithoutAdvertsTable {
  account_id: number;
  publication_id: number;
  since: Moment;
}

/** Whoever receives newsletters without an account. */
export interface NewsletterContactsTable {
  /** In lower case. */
  email: string;
  /** A contact kind (specification §3). */
  kind: Generated<number>;
  locale: Locale;
  origin: Origin;
  since: Moment;
}

export interface NewsletterContactChoicesTable {
  email: string;
  newsletter_id: number;
}

/** What the link of a letter begins or ends. */
export interface NewsletterLinksTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  /** In lower case. */
  email: string;
  locale: Locale;
  origin: Origin;
  newsletter_ids: number[];
  state: 'asked' | 'confirmed' | 'ended';
  /** `null` while something is received by it. */
  expires_at: Moment | null;
}
