/** The beginnings of pages: drawn by what the build makes of `src/app/ssr/render.tsx`, asked for by the server. */
import type { Infer } from 'superstruct';
import { array, enums, nullable, string, type as having, unknown } from 'superstruct';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Site } from '../../machines/domain/site.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import { record } from './compound.ts';

/** What is drawn. */
export interface PrerenderRequest {
  /** Its name in the table of pages; `null`: that nothing answers to an address. */
  readonly page: string | null;
  readonly locale: Locale;
  readonly prefixRouting: boolean;
  /** Heading and first sentence of a page whose own chart is not asked: whose it is has to be found out first. */
  readonly words: { readonly title: string; readonly lead: string } | null;
  /**
   * Whoever comes is on the way to another page, for which they have to sign in. Drawn is the way to
   * some place: who asks puts theirs in its stead.
   */
  readonly isOnTheWay: boolean;
  /** What strangers are told, by the paths of calls: envelopes in JSON. */
  readonly received: Readonly<Record<string, string>>;
}

/** A beginning, and at which address of its page it stands: its links to other languages lead there. */
export interface PrerenderedPage {
  readonly html: string;
  readonly path: string;
  /** Where the links of whoever is on the way lead. */
  readonly redirect: string;
}

/** How the links of a beginning name where somebody is on the way to. */
export const wayIn = (redirect: string): string => new URLSearchParams({ redirect }).toString();

/** Draws a beginning. Rejects where a page cannot be drawn. */
export type RenderDocument = (asked: PrerenderRequest) => Promise<PrerenderedPage>;

/** A call as a page makes it first: its body, in which a text may stand for a parameter of the address; `null` for a GET. */
const firstQuestion = having({ method: enums(['GET', 'POST']), path: string(), body: nullable(unknown()) });

/** What a page asks first at the addresses of one pattern; `null`: nothing that its address alone tells. */
const addressQuestion = having({ pattern: string(), asks: nullable(firstQuestion) });

/** What a page asks first: its chart at each of its addresses, and its sections wherever they stand. */
const pageQuestions = having({ addresses: array(addressQuestion), sections: array(firstQuestion) });

/** What pages ask first, by their names in the table of pages, as the build writes it down. */
export const firstQuestionsStruct = record(string(), pageQuestions);

export type FirstQuestion = Infer<typeof firstQuestion>;
export type PageQuestions = Infer<typeof pageQuestions>;

/** Who opens the pages, and what the site is, while it is found out what they ask first. */
export interface FirstFacts {
  readonly site: Site;
  readonly visitor: Visitor;
}

/** Finds what pages ask first. Rejects where a chart does not begin. */
export type FindFirstQuestions = (facts: FirstFacts) => Promise<Readonly<Record<string, PageQuestions>>>;

/** Stands in a body for a parameter of the address, as it is. */
export const textParameter = (name: string): string => `:${name}`;

/** Stands in a body for a parameter of the address that is a number of a thing. */
export const numberParameter = (name: string): string => `#${name}`;
