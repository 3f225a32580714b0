/** Prerendering of pages: the server calls the bundle that the build makes of `src/app/ssr/render.tsx`. */
import type { Infer } from 'superstruct';
import { array, enums, nullable, string, type as having, unknown } from 'superstruct';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import type { Visitor } from '../domain/visitor.ts';
import { record } from './compound.ts';

/** A page to prerender. */
export interface PrerenderRequest {
  /** Its name in the table of pages; `null`: the page for an unknown address. */
  readonly page: string | null;
  readonly locale: Locale;
  readonly prefixRouting: boolean;
  /** Heading and intro of a page that is prerendered without its chart, since its visitor is not known yet. */
  readonly words: { readonly title: string; readonly lead: string } | null;
  /**
   * The visitor was redirected here to sign in for another page. The markup holds a placeholder redirect: the server
   * replaces it.
   */
  readonly isOnTheWay: boolean;
  /** Answers for anonymous visitors, by the paths of calls: envelopes in JSON. */
  readonly received: Readonly<Record<string, string>>;
}

/** Prerendered markup, and its path within the page: its links to other languages lead there. */
export interface PrerenderedPage {
  readonly html: string;
  readonly path: string;
  /** Redirect target in the links of a visitor who has to sign in. */
  readonly redirect: string;
}

/** The query with which links of prerendered markup name the redirect target. */
export const wayIn = (redirect: string): string => new URLSearchParams({ redirect }).toString();

/** Prerenders a page. Rejects where it cannot be rendered. */
export type RenderDocument = (asked: PrerenderRequest) => Promise<PrerenderedPage>;

/**
 * A first request of a page; texts in its body may be placeholders of the address's parameters; `null` body for a GET.
 * `numbered`: the body with the numbers of enumerations in place of words.
 */
const firstQuestion = having({
  method: enums(['GET', 'POST']),
  path: string(),
  body: nullable(unknown()),
  numbered: nullable(unknown()),
});

/** First request of a page at the addresses of one pattern; `null`: none that follows from the address alone. */
const addressQuestion = having({ pattern: string(), asks: nullable(firstQuestion) });

/** First requests of a page: of its chart at each of its addresses, and of its sections at all of them. */
const pageQuestions = having({ addresses: array(addressQuestion), sections: array(firstQuestion) });

/** First requests of pages, by their names in the table of pages, as the build writes them. */
export const firstQuestionsStruct = record(string(), pageQuestions);

export type FirstQuestion = Infer<typeof firstQuestion>;
export type PageQuestions = Infer<typeof pageQuestions>;

/** Visitor and site with which the build opens pages to find their first requests. */
export interface FirstFacts {
  readonly site: Site;
  readonly visitor: Visitor;
}

/** Finds the first requests of pages. Rejects where a chart does not start. */
export type FindFirstQuestions = (facts: FirstFacts) => Promise<Readonly<Record<string, PageQuestions>>>;

/** Placeholder in a body for a parameter of the address, as a text. */
export const textParameter = (name: string): string => `:${name}`;

/** Placeholder in a body for a numeric parameter of the address. */
export const numberParameter = (name: string): string => `#${name}`;
