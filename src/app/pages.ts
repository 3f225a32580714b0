/**
 * The one table of pages: paths, access, layout, and how its code is loaded. Router, navigation, access rules and the
 * server (which addresses exist) read it; there is no second list. Imports paths only: charts, calls and screens load
 * with their page.
 */
import { readLaterPaths, readingsPaths } from '../../machines/reading/readings/readings.paths.ts';
import {
  readerFormPaths,
  readersPaths,
  rangeFormPaths,
  rangesPaths,
  readerImportPaths,
} from '../../machines/licence/licence.paths.ts';
import { addressFormPaths, addressesPaths } from '../../machines/address/address.paths.ts';
import { personalDataPaths } from '../../machines/personal-data/personal-data.paths.ts';
import { devicesPaths } from '../../machines/devices/devices.paths.ts';
import { contactPaths } from '../../machines/contact/contact.paths.ts';
import { createAccountPaths, forgottenPasswordPaths, newPasswordPaths } from '../../machines/auth/auth.paths.ts';
import { newsletterSignupPaths, newslettersPaths } from '../../machines/newsletter/newsletter.paths.ts';
import type { Place } from '../../machines/engine/path.ts';
import { isPlaceOf, linkTo } from '../../machines/engine/path.ts';
import { newWatchPaths, notificationsPaths } from '../../machines/watch/watch.paths.ts';
import { profilePaths } from '../../machines/profile/profile.paths.ts';
import { subscriptionPaths, subscriptionsPaths } from '../../machines/subscription/subscription.paths.ts';
import { walletPaths } from '../../machines/wallet/wallet.paths.ts';
import { invoicePaths } from '../../machines/invoice/invoice.paths.ts';
import { modificationPaths } from '../../machines/modification/modification.paths.ts';
import { paymentPaths } from '../../machines/payment/payment.paths.ts';
import { purchasePaths } from '../../machines/purchase/purchase.paths.ts';
import { quotationPaths } from '../../machines/quotation/quotation.paths.ts';
import { quoteRequestPaths } from '../../machines/quote-request/quote-request.paths.ts';
import type { RouteAccess } from '../../machines/session/session.context.ts';
import { placePaths } from '../../machines/session/places.paths.ts';
import type { BlankCallName } from '../../contract/calls.ts';
import type { PageModule } from '../page/page.tsx';
import { ownPath } from '../../domain/own-path.ts';
import { isAuthPage } from '../../machines/session/session.context.ts';
import { placeOfText } from './address.ts';

/** Layout of a page (specification §2). */
export type Layout = 'default' | 'account' | 'funnel' | 'newsletter';

/** Groups of the account's index, in their order. */
export const indexGroups = ['subscription', 'reading', 'person'] as const;

export type IndexGroup = (typeof indexGroups)[number];

/** Where the account's index stands on a page: on the page itself, in a group, or on the page that it belongs to. */
type PlaceInIndex =
  | { readonly index: IndexGroup; readonly within?: never }
  | { readonly index?: never; readonly within: 'subscriptions' | 'notifications' | 'profile' };

interface BasicRow {
  /** Patterns of its addresses: those of its chart's steps. */
  readonly paths: Readonly<Record<string, string>>;
  readonly access: RouteAccess;
  /**
   * First calls of the page and its sections that are open to every caller: sent in parallel with its code, or embedded
   * in the document. Calls without a request body.
   */
  readonly asks?: readonly BlankCallName[];
  /** Loads the page's chart and screens; without it the session draws the page. */
  readonly load?: () => Promise<{ readonly page: PageModule }>;
}

/**
 * A page. Each one of the account has its place in the account's index, in the order of this table; labels are in
 * `page-labels.ts`.
 */
type PageRow = BasicRow &
  (
    | ({ readonly layout: 'account' } & PlaceInIndex)
    | { readonly layout: Exclude<Layout, 'account'>; readonly index?: IndexGroup; readonly within?: never }
  );

/** Every page by its name, which is that of its chart where it has one (`machines/charts.ts`). */
export const pages = {
  home: { paths: { home: placePaths.home }, access: 'open', layout: 'default', asks: ['articles/last'] },
  signIn: { paths: { signIn: placePaths.signIn, login: placePaths.login }, access: 'signIn', layout: 'default' },
  createAccount: {
    paths: createAccountPaths,
    access: 'auth',
    layout: 'default',
    load: () => import('../features/auth/create-account-page.ts'),
  },
  forgottenPassword: {
    paths: forgottenPasswordPaths,
    access: 'auth',
    layout: 'default',
    load: () => import('../features/auth/forgotten-password-page.ts'),
  },
  newPassword: {
    paths: newPasswordPaths,
    access: 'auth',
    layout: 'default',
    load: () => import('../features/auth/new-password-page.ts'),
  },
  newsletterSignup: {
    paths: newsletterSignupPaths,
    access: 'open',
    layout: 'newsletter',
    asks: ['newsletter/offered'],
    load: () => import('../features/newsletter/newsletter-signup/page.ts'),
  },
  accountHome: {
    paths: { accountHome: placePaths.accountHome },
    access: 'account',
    layout: 'account',
    index: 'subscription',
  },
  invoice: {
    paths: invoicePaths,
    access: 'personalOrToken',
    layout: 'funnel',
    index: 'subscription',
    load: () => import('../features/invoice/page.ts'),
  },
  subscriptions: {
    paths: subscriptionsPaths,
    access: 'personal',
    layout: 'account',
    index: 'subscription',
    load: () => import('../features/subscription/subscriptions/page.ts'),
  },
  subscription: {
    paths: subscriptionPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/subscription/subscription/page.ts'),
  },
  wallet: {
    paths: walletPaths,
    access: 'personal',
    layout: 'account',
    index: 'subscription',
    load: () => import('../features/wallet/page.ts'),
  },
  newsletters: {
    paths: newslettersPaths,
    access: 'personal',
    layout: 'account',
    index: 'reading',
    load: () => import('../features/newsletter/newsletters/page.ts'),
  },
  /** Precedes `notifications`, whose pattern matches this address, too. */
  newWatch: {
    paths: newWatchPaths,
    access: 'personal',
    layout: 'account',
    within: 'notifications',
    load: () => import('../features/watch/new-watch/page.ts'),
  },
  notifications: {
    paths: notificationsPaths,
    access: 'personal',
    layout: 'account',
    index: 'reading',
    load: () => import('../features/watch/notifications/page.ts'),
  },
  readings: {
    paths: readingsPaths,
    access: 'personal',
    layout: 'account',
    index: 'reading',
    load: () => import('../features/reading/readings-page.ts'),
  },
  readLater: {
    paths: readLaterPaths,
    access: 'personal',
    layout: 'account',
    index: 'reading',
    load: () => import('../features/reading/read-later-page.ts'),
  },
  profile: {
    paths: profilePaths,
    access: 'personalOrNoEmail',
    layout: 'account',
    index: 'person',
    load: () => import('../features/profile/page.ts'),
  },
  contact: {
    paths: contactPaths,
    access: 'personal',
    layout: 'account',
    index: 'person',
    load: () => import('../features/contact/page.ts'),
  },
  addresses: {
    paths: addressesPaths,
    access: 'personal',
    layout: 'account',
    within: 'profile',
    load: () => import('../features/address/addresses/page.ts'),
  },
  addressForm: {
    paths: addressFormPaths,
    access: 'personal',
    layout: 'account',
    within: 'profile',
    load: () => import('../features/address/address-form/page.ts'),
  },
  personalData: {
    paths: personalDataPaths,
    access: 'personal',
    layout: 'account',
    within: 'profile',
    load: () => import('../features/personal-data/page.ts'),
  },
  ranges: {
    paths: rangesPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/licence/ranges/page.ts'),
  },
  rangeForm: {
    paths: rangeFormPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/licence/range-form/page.ts'),
  },
  devices: {
    paths: devicesPaths,
    access: 'personal',
    layout: 'account',
    within: 'profile',
    load: () => import('../features/devices/page.ts'),
  },
  readerImport: {
    paths: readerImportPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/licence/reader-import/page.ts'),
  },
  readers: {
    paths: readersPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/licence/readers/page.ts'),
  },
  readerForm: {
    paths: readerFormPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/licence/reader-form/page.ts'),
  },
  modification: {
    paths: modificationPaths,
    access: 'personal',
    layout: 'account',
    within: 'subscriptions',
    load: () => import('../features/modification/page.ts'),
  },
  payment: {
    paths: paymentPaths,
    access: 'personal',
    layout: 'funnel',
    load: () => import('../features/payment/page.ts'),
  },
  quotation: {
    paths: quotationPaths,
    access: 'personal',
    layout: 'funnel',
    load: () => import('../features/quotation/page.ts'),
  },
  purchase: {
    paths: purchasePaths,
    access: 'open',
    layout: 'funnel',
    load: () => import('../features/purchase/page.ts'),
  },
  quoteRequest: {
    paths: quoteRequestPaths,
    access: 'open',
    layout: 'funnel',
    asks: ['infosquote/read'],
    load: () => import('../features/quote-request/page.ts'),
  },
} as const satisfies Readonly<Record<string, PageRow>>;

type Pages = typeof pages;

export type PageName = keyof Pages;

/** Pages in the account's index. */
export type IndexedPage = { [Name in PageName]: Pages[Name] extends { index: IndexGroup } ? Name : never }[PageName];

/** Pages that belong to one of those. */
export type InnerPage = { [Name in PageName]: Pages[Name] extends { within: string } ? Name : never }[PageName];

/** Pages that the session renders: those without a chart of their own. */
export type SessionPage = { [Name in PageName]: Pages[Name] extends { load: unknown } ? never : Name }[PageName];

/** The row of a page, with its optional fields. */
export function pageOf(name: PageName): PageRow {
  return pages[name];
}

/** Patterns of a page's addresses; links to the page lead to the first. */
export function pathsOf(name: PageName): readonly string[] {
  return Object.values(pageOf(name).paths);
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

export function isIndexed(name: PageName): name is IndexedPage {
  return pageOf(name).index !== undefined;
}

export function isInner(name: PageName): name is InnerPage {
  return pageOf(name).within !== undefined;
}

/** Link of the account's index to a page: the first of its addresses. */
export function indexLink(name: IndexedPage): string {
  const [first] = pathsOf(name);
  if (first === undefined) throw new Error(`Page "${name}" has no path, so the account's index cannot lead there`);
  return linkTo(first);
}

/** All pages, in the order of the table. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** The page that an address shows; `null` for one that nothing answers to, or whose condition fails (specification §2). */
export function pageAt(place: Place): PageName | null {
  return pageNames.find((name) => isPlaceOf(pathsOf(name), place)) ?? null;
}

/** The known place that `?redirect=` names: a path of this application, or nothing. */
export function redirectOf({ search }: Place): string | null {
  const path = ownPath(new URLSearchParams(search).get('redirect') ?? '');
  if (path === null) return null;
  const place = placeOfText(path);
  const name = pageAt(place);
  return name === null || isAuthPage({ name, access: pages[name].access }) ? null : place.path + place.search;
}
