import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { NewsletterFrequency } from '../../machines/domain/newsletter.ts';

// The tables of newsletters; `schema.ts` lists them with the others.

export interface NewslettersTable {
  id: GeneratedAlways<number>;
  kind: 'summary' | 'section' | 'other';
  publication_id: number | null;
  code: string | null;
  position: number;
  name: JSONColumnType<Readonly<Partial<Record<Locale, string>>>, string | null> | null;
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
