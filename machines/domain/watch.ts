import type { Region } from './catalogue.ts';
import type { Day, Moment } from './invoice.ts';
import type { LocalisedName } from './newsletter.ts';

/** What somebody can have watched for them (specification §3, reading-list kinds): articles that come out about it are sent. */
export const watchKinds = ['country', 'keyword', 'section', 'serial'] as const;

export type WatchKind = (typeof watchKinds)[number];

/** The longest keyword, in characters; the shortest has two letters. */
export const LONGEST_KEYWORD = 60;

/** The most watches of one account. */
export const MOST_WATCHES = 50;

/** How far back a preview looks, in days. */
export const PREVIEW_DAYS = 90;

/** What is watched. */
export type WatchSubject =
  /** A country by its ISO 3166 code, or with `null` every one of its part of Africa (specification §3, Africa region). */
  | { readonly kind: 'country'; readonly region: Region; readonly country: string | null }
  /** Words, all of which a title has. */
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'section'; readonly publicationId: number; readonly code: string }
  | { readonly kind: 'serial'; readonly code: string };

/** A section or a serial that can be watched. */
export interface NamedSubject {
  readonly subject: Extract<WatchSubject, { readonly kind: 'section' | 'serial' }>;
  readonly name: LocalisedName;
  /** `null` where it belongs to none. */
  readonly publication: string | null;
}

/** Something that is watched for a person. */
export interface Watch {
  readonly id: string;
  /** `null` where this version does not know what it is about. */
  readonly subject: WatchSubject | null;
  /** Of a section or a serial. */
  readonly name: LocalisedName | null;
  readonly publication: string | null;
  readonly since: Moment;
}

/** A person’s watches, and what else can be watched by name. */
export interface Watches {
  readonly watches: readonly Watch[];
  readonly choices: readonly NamedSubject[];
}

/** An article that a watch would have brought. */
export interface WatchedArticle {
  readonly title: LocalisedName;
  readonly publication: string | null;
  readonly publishedOn: Day;
}

/** What a watch would have brought in the last `PREVIEW_DAYS`: how many articles, and the newest of them. */
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

/** The countries of a region, those of all of Africa among them. */
export function countriesOf(region: Region): readonly string[] {
  return region === 'all' ? Object.values(africanCountries).flat() : africanCountries[region];
}

/** Whether two subjects are the same. */
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
