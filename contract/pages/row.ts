import type { MessageDescriptor as Words } from '@lingui/core';
import type { BlankCallName } from '../calls.ts';

/** A text in the source language, with its id in the catalogs of client and server. */
export type { Words };

/** Layout of a page (specification §2). */
export type Layout = 'default' | 'account' | 'funnel' | 'newsletter';

/** Groups of the account's index, in their order. */
export const indexGroups = ['subscription', 'reading', 'person'] as const;

export type IndexGroup = (typeof indexGroups)[number];

/** A page with an entry of its own in the account's index. */
interface Indexed {
  readonly index: IndexGroup;
  readonly within?: never;
  /** Its label there. */
  readonly label: Words;
}

/** A page that belongs to one of those, and is marked there. */
interface Inner {
  readonly index?: never;
  readonly within: 'subscriptions' | 'notifications' | 'profile';
  /** Its label after that of the other page: “Subscriptions › Readers”. */
  readonly label: Words;
}

interface Outside {
  readonly index?: never;
  readonly within?: never;
  readonly label?: never;
}

/**
 * Access to a route (specification §6). `open`: every visitor. `account`: a known person with a verified e-mail
 * address, also one recognised by their organisation's network. `personal`: a signed-in person. `personalOrToken`: also
 * the holder of an invoice link. `personalOrNoEmail`: also a person whose account has no email address yet. `signIn`:
 * the sign-in page, without use for a signed-in person. `auth`: an auth page, open to every visitor and never a
 * redirect target.
 */
export type RouteAccess = 'open' | 'account' | 'personal' | 'personalOrToken' | 'personalOrNoEmail' | 'signIn' | 'auth';

/** Whether a page is an auth page. */
export function isAuthPage({ access }: { readonly access: RouteAccess }): boolean {
  return access === 'signIn' || access === 'auth';
}

interface BasicRow {
  /** Patterns of its addresses: those of its chart's steps. */
  readonly paths: Readonly<Record<string, string>>;
  readonly access: RouteAccess;
  /**
   * First calls of the page and its sections that are open to every caller: sent in parallel with its code, or embedded
   * in the document. Calls without a request body.
   */
  readonly asks?: readonly BlankCallName[];
  /** Title of its document, and of the page while its code is loading. */
  readonly title: Words;
  /** The title of its first view, where that is another one. */
  readonly heading?: Words;
  /**
   * The purpose of the page in a sentence: for search engines, and for browsers without scripts. The server's alone: builds leave
   * it out of the page's code (`scripts/build/page-titles.ts`).
   */
  readonly description: Words;
}

/**
 * A page. Each one of the account has its place in the account's index, in the order of the table of pages.
 */
export type PageRow = BasicRow &
  (
    | ({ readonly layout: 'account' } & (Indexed | Inner))
    | ({ readonly layout: Exclude<Layout, 'account'> } & (Indexed | Outside))
  );

/** What a document says of its page before the page's code is loaded. */
export type PageWords = Pick<BasicRow, 'title' | 'description'>;
