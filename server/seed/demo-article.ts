import type { Locale } from '../../domain/locale.ts';
import type { DocumentKind } from '../../domain/reading.ts';

/** An article: its age in days, publication, kind, section of the publication, country, and title. */
export interface DemoArticle extends Readonly<Record<Locale, string>> {
  readonly daysAgo: number;
  readonly publicationId: number;
  readonly kind: DocumentKind;
  readonly section: string | null;
  readonly country: string | null;
}

/** An article of the list, in the order of `DemoArticle`. */
export type ArticleRow = readonly [
  daysAgo: number,
  publicationId: number,
  kind: DocumentKind,
  section: string | null,
  country: string | null,
  fr: string,
  en: string,
];
