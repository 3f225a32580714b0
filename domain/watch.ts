import type { Region } from './catalogue.ts';
import type { Day } from './day.ts';
import type { Moment } from './moment.ts';
import type { LocalisedName } from './newsletter.ts';

/** Kinds of watches (specification §3, reading-list kinds): the publisher sends new articles about their subject. */
export const watchKinds = ['country', 'keyword', 'section', 'serial'] as const;

export type WatchKind = (typeof watchKinds)[number];

/** Maximum length of a keyword, in characters; the minimum is two. */
export const LONGEST_KEYWORD = 60;

/** Maximum of watches of an account. */
export const MOST_WATCHES = 50;

/** Range of a preview, in days. */
export const PREVIEW_DAYS = 90;

/** The subject of a watch. */
export type WatchSubject =
  /** A country by its ISO 3166 code, or with `null` all countries of its region (specification §3, Africa region). */
  | { readonly kind: 'country'; readonly region: Region; readonly country: string | null }
  /** Words that a title must all contain. */
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'section'; readonly publicationId: number; readonly code: string }
  | { readonly kind: 'serial'; readonly code: string };

/** A section or a serial to watch. */
export interface NamedSubject {
  readonly subject: Extract<WatchSubject, { readonly kind: 'section' | 'serial' }>;
  readonly name: LocalisedName;
  /** `null` without a publication. */
  readonly publication: string | null;
}

/** A person's watch. */
export interface Watch {
  readonly id: string;
  /** `null` for a subject of a newer version. */
  readonly subject: WatchSubject | null;
  /** Name of a section or a serial. */
  readonly name: LocalisedName | null;
  readonly publication: string | null;
  readonly since: Moment;
}

/** A person’s watches, and the sections and serials to choose from. */
export interface Watches {
  readonly watches: readonly Watch[];
  readonly choices: readonly NamedSubject[];
}

/** An article that a watch matches. */
export interface WatchedArticle {
  readonly title: LocalisedName;
  readonly publication: string | null;
  readonly publishedOn: Day;
}

/** Matches of a watch in the last `PREVIEW_DAYS`: their number, and the newest of them. */
export interface WatchPreview {
  readonly count: number;
  readonly articles: readonly WatchedArticle[];
}

/** The countries of Africa by region, by their ISO 3166 codes. */
const africanCountries: Readonly<Record<Exclude<Region, 'all'>, readonly string[]>> = {
  north: ['DZ', 'EG', 'EH', 'LY', 'MA', 'MR', 'SD', 'TN'],
  westCentral: [
    'BF',
    'BJ',
    'CD',
    'CF',
    'CG',
    'CI',
    'CM',
    'CV',
    'GA',
    'GH',
    'GM',
    'GN',
    'GQ',
    'GW',
    'LR',
    'ML',
    'NE',
    'NG',
    'SL',
    'SN',
    'ST',
    'TD',
    'TG',
  ],
  eastSouthern: [
    'AO',
    'BI',
    'BW',
    'DJ',
    'ER',
    'ET',
    'KE',
    'KM',
    'LS',
    'MG',
    'MU',
    'MW',
    'MZ',
    'NA',
    'RW',
    'SC',
    'SO',
    'SS',
    'SZ',
    'TZ',
    'UG',
    'ZA',
    'ZM',
    'ZW',
  ],
};

/** The countries of a region, which may be all of Africa. */
export function countriesOf(region: Region): readonly string[] {
  return region === 'all' ? Object.values(africanCountries).flat() : africanCountries[region];
}

/** Key of a subject; equal subjects have equal keys. */
export function subjectKey(subject: WatchSubject): string {
  switch (subject.kind) {
    case 'country':
      return `country ${subject.country ?? subject.region}`;
    case 'keyword':
      return `keyword ${subject.keyword.toLowerCase()}`;
    case 'section':
      return `section ${subject.publicationId} ${subject.code}`;
    case 'serial':
      return `serial ${subject.code}`;
  }
}
