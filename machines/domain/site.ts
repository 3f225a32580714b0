import type { PublicationKind, Region } from './catalogue.ts';
import type { Day } from './invoice.ts';
import type { Money } from './money.ts';
import type { TimeZone } from './time-zone.ts';

/** The publisher's site, as its one call tells it (specification §3). */
export interface Site {
  /** The site's code, for instance `GLF`; it gives the analytics number. */
  readonly code: string;
  readonly name: string;
  readonly contact: { readonly email: string; readonly phone: string };
  /** By whose clock the publisher's moments are told: deadlines, receipts, orders. */
  readonly timeZone: TimeZone;
  /**
   * After how many minutes without use whoever has signed in is asked to sign in again, and how many an invoice's link stays
   * open once it was followed; `null` where nobody says so.
   */
  readonly limits: { readonly idle: number; readonly link: number } | null;
  /** Publications of the site, in the order of the publisher. */
  readonly publications: readonly Publication[];
  /** The web platform that serves the site. */
  readonly platform: string;
  /** The site's pages on social networks. */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The publisher's public site in the caller's language, and in the other one. */
  readonly url: string;
  readonly otherLanguageUrl: string;
  /** The request that the caller has under way, if there is one. */
  readonly requestId: number | null;
  readonly articles: readonly ArticleTitle[];
  /** Countries that can be chosen, by the publisher's number; their names come from `Intl`. */
  readonly countries: readonly { readonly id: number; readonly code: string }[];
  /** A year of a publication for one reader, before tax, in each currency that it is sold in. */
  readonly prices: readonly { readonly publicationId: number; readonly price: Money }[];
}

export interface Publication {
  readonly id: number;
  readonly title: string;
  /** `unknown`: a code that this version does not know. */
  readonly kind: PublicationKind | 'unknown';
  readonly region: Region | 'unknown';
}

export interface ArticleTitle {
  readonly id: number;
  readonly title: string;
  readonly publishedOn: Day;
}
