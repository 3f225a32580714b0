import type { MessageDescriptor } from '@lingui/core';
import type { BlankCallName } from '../calls.ts';

/** Layout of a page (specification §2). */
export type Layout = 'default' | 'account' | 'funnel' | 'newsletter';

/** Groups of the account's index, in their order. */
export const indexGroups = ['subscription', 'reading', 'person'] as const;

export type IndexGroup = (typeof indexGroups)[number];

/** Where the account's index stands on a page: on the page itself, in a group, or on the page that it belongs to. */
type PlaceInIndex =
  | { readonly index: IndexGroup; readonly within?: never }
  | { readonly index?: never; readonly within: 'subscriptions' | 'notifications' | 'profile' };

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
}

/**
 * A page. Each one of the account has its place in the account's index, in the order of the table of pages; labels are
 * in `src/app/navigation/page-labels.ts`.
 */
export type PageRow = BasicRow &
  (
    | ({ readonly layout: 'account' } & PlaceInIndex)
    | { readonly layout: Exclude<Layout, 'account'>; readonly index?: IndexGroup; readonly within?: never }
  );

/** What a document says of its page before the page's code is loaded. */
export interface PageWords {
  readonly title: MessageDescriptor;
  /** The purpose of the page in a sentence: for search engines, and for browsers without scripts. */
  readonly description: MessageDescriptor;
}
