import type { LicenceType, PublicationKind, Region } from './catalogue.ts';
import type { Completeness } from './completeness.ts';
import type { Day } from './day.ts';
import { byDay } from './day.ts';
import type { Money } from './money.ts';
import type { ReaderTier } from './price.ts';
import type { TimeZone } from './moment.ts';

/** The publisher's site, from its one call (specification §3). */
export interface Site {
  /** The site's code, for instance `GLF`; determines the analytics id. */
  readonly code: string;
  readonly name: string;
  readonly contact: { readonly email: string; readonly phone: string };
  /** What the publisher offers, in one sentence; `null` if it says none. */
  readonly promise: string | null;
  /** What a reader says of the publisher, in the publisher's file; `null` if there is none. */
  readonly testimonial: Testimonial | null;
  /** Year in which the publisher was founded. */
  readonly foundedIn: number | null;
  /** Time zone of the publisher's deadlines, receipts and orders. */
  readonly timeZone: TimeZone;
  /**
   * Idle minutes after which a session ends, and after which a followed invoice link ends; `null` if the back end sets
   * no limits.
   */
  readonly limits: { readonly idle: number; readonly link: number } | null;
  /** Publications of the site, in the order of the publisher. */
  readonly publications: readonly Publication[];
  /** How much of the publications was read. */
  readonly completeness: Completeness;
  /** The web platform that serves the site. */
  readonly platform: string;
  /** The site's pages on social networks. */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The publisher's public site in the caller's language, and in the other one. */
  readonly url: string;
  readonly otherLanguageUrl: string;
  /** The caller's open request, if there is one. */
  readonly requestId: number | null;
  readonly articles: readonly ArticleTitle[];
  /** Countries to choose from, by the publisher's number; their names come from `Intl`. */
  readonly countries: readonly { readonly id: number; readonly code: string }[];
  /** A year of a publication for one reader, before tax, in each currency of sale. */
  readonly prices: readonly { readonly publicationId: number; readonly price: Money }[];
  /** Factors by which offers are computed from those prices; `null` if the publisher does not publish them. */
  readonly rates: Rates | null;
  /** Maximum number of readers who can subscribe online without asking for a quote; `null` if the publisher offers it to no one. */
  readonly immediatePurchase: number | null;
  /** Whether the back end has invoices, receipts and quotes as PDF, at the addresses of `documentPath`. */
  readonly hasDocuments: boolean;
  /** Whether the back end keeps the state or province of addresses. */
  readonly hasRegions: boolean;
}

/** Factors of prices, in basis points. */
export interface Rates {
  /** In ascending order, the first from reader 1. */
  readonly tiers: readonly ReaderTier[];
  readonly licences: readonly { readonly type: LicenceType; readonly rate: number }[];
  readonly durations: readonly { readonly months: number; readonly rate: number }[];
}

export interface Publication {
  readonly id: number;
  readonly title: string;
  /** `unknown`: a code of a newer version. */
  readonly kind: PublicationKind | 'unknown';
  readonly region: Region | 'unknown';
  /** What it is about, in one line. */
  readonly line: string | null;
  /** When it appears: “Weekly, on Mondays”. */
  readonly rhythm: string | null;
  /** The beginning of an article that anyone may read; `null` if the publisher gives none. */
  readonly sample: { readonly title: string; readonly text: string } | null;
  /** Its latest articles in the caller's language, newest first. */
  readonly headlines: readonly Headline[];
}

export interface Testimonial {
  readonly quote: string;
  /** Who says it: “Head of research, investment bank”. */
  readonly author: string;
}

export interface Headline {
  readonly title: string;
  readonly publishedOn: Day;
  /** The article's address; `null` if the back end sends none. */
  readonly url: string | null;
}

export interface ArticleTitle {
  readonly id: number;
  readonly title: string;
  readonly publishedOn: Day;
}

/** Site code to the analytics site number; an unknown code gives 0 (specification §3, §9). */
const analyticsSites: ReadonlyMap<string, number> = new Map([
  ['LL', 1],
  ['LLA', 1],
  ['AIF', 2],
  ['AIA', 3],
  ['GLF', 4],
  ['LMR', 5],
  ['IOF', 5],
  ['INT', 6],
  ['IOA', 6],
  ['GLA', 8],
]);

/** The analytics number of a site (specification §3). */
export function analyticsSiteNumber(siteCode: string): number {
  return analyticsSites.get(siteCode) ?? 0;
}

/** The latest article of the publications with these titles, where the site has one. */
export function latestHeadline(titles: readonly string[], publications: readonly Publication[]): Headline | null {
  const [latest = null] = publications
    .filter(({ title }) => titles.includes(title))
    .flatMap(({ headlines }) => headlines.slice(0, 1))
    .toSorted((one, other) => byDay(other.publishedOn, one.publishedOn));
  return latest;
}
