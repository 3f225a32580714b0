/** The beginnings of pages: drawn by what the build makes of `src/app/beginning/render.tsx`, asked for by the server. */
import type { Locale } from '../../machines/domain/locale.ts';

/** What is drawn. */
export interface BeginningAsked {
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
  readonly told: Readonly<Record<string, string>>;
}

/** A beginning, and at which address of its page it stands: its links to other languages lead there. */
export interface Beginning {
  readonly html: string;
  readonly path: string;
  /** Where the links of whoever is on the way lead. */
  readonly redirect: string;
}

/** How the links of a beginning name where somebody is on the way to. */
export const wayIn = (redirect: string): string => new URLSearchParams({ redirect }).toString();

/** Draws a beginning. Rejects where a page cannot be drawn. */
export type RenderBeginning = (asked: BeginningAsked) => Promise<Beginning>;
