/**
 * The one table of pages: where each lives, who may see it, what stands around it, and how its code is loaded. Router,
 * navigation, access rules and the server (which addresses exist) read it; nobody keeps a second list. Imports
 * paths only: charts, calls and screens come with their page.
 */
import { readLaterPaths, readingsPaths } from '../../machines/account/readings/readings.paths.ts';
import { readerFormPaths } from '../../machines/account/reader-form/reader-form.paths.ts';
import { readersPaths } from '../../machines/account/readers/readers.paths.ts';
import { addressFormPaths } from '../../machines/account/address-form/address-form.paths.ts';
import { addressesPaths } from '../../machines/account/addresses/addresses.paths.ts';
import { personalDataPaths } from '../../machines/account/personal-data/personal-data.paths.ts';
import { devicesPaths } from '../../machines/account/devices/devices.paths.ts';
import { contactPaths } from '../../machines/account/contact/contact.paths.ts';
import { createAccountPaths } from '../../machines/doors/create-account/create-account.paths.ts';
import { forgottenPasswordPaths } from '../../machines/doors/forgotten-password/forgotten-password.paths.ts';
import { newsletterSignupPaths } from '../../machines/doors/newsletter-signup/newsletter-signup.paths.ts';
import { newPasswordPaths } from '../../machines/doors/new-password/new-password.paths.ts';
import type { Place } from '../../machines/funnel/path.ts';
import { isPlaceOf, linkTo, matchPath, queryKeys } from '../../machines/funnel/path.ts';
import { newslettersPaths } from '../../machines/account/newsletters/newsletters.paths.ts';
import { newWatchPaths } from '../../machines/account/new-watch/new-watch.paths.ts';
import { notificationsPaths } from '../../machines/account/notifications/notifications.paths.ts';
import { rangeFormPaths } from '../../machines/account/range-form/range-form.paths.ts';
import { rangesPaths } from '../../machines/account/ranges/ranges.paths.ts';
import { profilePaths } from '../../machines/account/profile/profile.paths.ts';
import { readerImportPaths } from '../../machines/account/reader-import/reader-import.paths.ts';
import { subscriptionPaths } from '../../machines/account/subscription/subscription.paths.ts';
import { subscriptionsPaths } from '../../machines/account/subscriptions/subscriptions.paths.ts';
import { walletPaths } from '../../machines/account/wallet/wallet.paths.ts';
import { invoicePaths } from '../../machines/invoice/invoice.paths.ts';
import { modificationPaths } from '../../machines/modification/modification.paths.ts';
import { paymentPaths } from '../../machines/payment/payment.paths.ts';
import { quotationPaths } from '../../machines/quotation/quotation.paths.ts';
import { quoteRequestPaths } from '../../machines/quote-request/quote-request.paths.ts';
import type { RouteAccess } from '../../machines/session/session.context.ts';
import { placePaths } from '../../machines/session/places.paths.ts';
import type { BlankCallName } from '../contract/calls.ts';
import type { PageModule } from './page.tsx';
import { ownPath } from '../../machines/domain/own-path.ts';
import { isDoor } from '../../machines/session/session.context.ts';
import { placeOfText } from './address.ts';

/** What stands around a page (specification §2). */
export type Layout = 'default' | 'account' | 'funnel' | 'newsletter';

interface PageRow {
  /** Patterns of its addresses: those of its chart's steps. */
  readonly paths: Readonly<Record<string, string>>;
  readonly access: RouteAccess;
  readonly layout: Layout;
  /** It stands in the account's index, in the order of this table; its label is in `page-labels.ts`. */
  readonly isIndexed?: true;
  /**
   * What it asks first, its sections included, where anybody may: asked beside its code, or brought along by the document. Calls
   * without a question.
   */
  readonly asks?: readonly BlankCallName[];
  /** Loads the page's chart and screens; without it the session draws the page. */
  readonly load?: () => Promise<{ readonly page: PageModule }>;
}

/** Every page by its name, which is that of its chart where it has one (`machines/charts.ts`). */
export const pages = {
  home: { paths: { home: placePaths.home }, access: 'open', layout: 'default', asks: ['articles/last'] },
  signIn: { paths: { signIn: placePaths.signIn, login: placePaths.login }, access: 'signIn', layout: 'default' },
  createAccount: {
    paths: createAccountPaths,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/create-account.ts'),
  },
  forgottenPassword: {
    paths: forgottenPasswordPaths,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/forgotten-password.ts'),
  },
  newPassword: {
    paths: newPasswordPaths,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/new-password.ts'),
  },
  newsletterSignup: {
    paths: newsletterSignupPaths,
    access: 'open',
    layout: 'newsletter',
    asks: ['newsletter/offered'],
    load: () => import('./pages/newsletter-signup.ts'),
  },
  accountHome: {
    paths: { accountHome: placePaths.accountHome },
    access: 'account',
    layout: 'account',
    isIndexed: true,
  },
  invoice: {
    paths: invoicePaths,
    access: 'personalOrToken',
    layout: 'funnel',
    isIndexed: true,
    load: () => import('./pages/invoice.ts'),
  },
  subscriptions: {
    paths: subscriptionsPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/subscriptions.ts'),
  },
  subscription: {
    paths: subscriptionPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/subscription.ts'),
  },
  wallet: {
    paths: walletPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/wallet.ts'),
  },
  newsletters: {
    paths: newslettersPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/newsletters.ts'),
  },
  /** Before the page of whose address its own is a part. */
  newWatch: { paths: newWatchPaths, access: 'personal', layout: 'account', load: () => import('./pages/new-watch.ts') },
  notifications: {
    paths: notificationsPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/notifications.ts'),
  },
  readings: {
    paths: readingsPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/readings.ts'),
  },
  readLater: {
    paths: readLaterPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/read-later.ts'),
  },
  profile: {
    paths: profilePaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/profile.ts'),
  },
  contact: {
    paths: contactPaths,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/contact.ts'),
  },
  addresses: {
    paths: addressesPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/addresses.ts'),
  },
  addressForm: {
    paths: addressFormPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/address-form.ts'),
  },
  personalData: {
    paths: personalDataPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/personal-data.ts'),
  },
  ranges: { paths: rangesPaths, access: 'personal', layout: 'account', load: () => import('./pages/ranges.ts') },
  rangeForm: {
    paths: rangeFormPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/range-form.ts'),
  },
  devices: { paths: devicesPaths, access: 'personal', layout: 'account', load: () => import('./pages/devices.ts') },
  readerImport: {
    paths: readerImportPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/reader-import.ts'),
  },
  readers: { paths: readersPaths, access: 'personal', layout: 'account', load: () => import('./pages/readers.ts') },
  readerForm: {
    paths: readerFormPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/reader-form.ts'),
  },
  modification: {
    paths: modificationPaths,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/modification.ts'),
  },
  payment: { paths: paymentPaths, access: 'personal', layout: 'funnel', load: () => import('./pages/payment.ts') },
  quotation: {
    paths: quotationPaths,
    access: 'personal',
    layout: 'funnel',
    load: () => import('./pages/quotation.ts'),
  },
  quoteRequest: {
    paths: quoteRequestPaths,
    access: 'open',
    layout: 'funnel',
    asks: ['infosquote/read'],
    load: () => import('./pages/quote-request.ts'),
  },
} as const satisfies Readonly<Record<string, PageRow>>;

type Pages = typeof pages;

export type PageName = keyof Pages;

/** The pages that stand in the account's index. */
export type IndexedPage = { [Name in PageName]: Pages[Name] extends { isIndexed: true } ? Name : never }[PageName];

/** The pages that the session draws: those without a chart of their own. */
export type SessionPage = { [Name in PageName]: Pages[Name] extends { load: unknown } ? never : Name }[PageName];

/** The row of a page, with what not every row says. */
export function pageOf(name: PageName): PageRow {
  return pages[name];
}

/** Patterns of a page's addresses; what leads to the page leads to the first. */
export function pathsOf(name: PageName): readonly string[] {
  return Object.values(pageOf(name).paths);
}

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

export function isIndexed(name: PageName): name is IndexedPage {
  return pageOf(name).isIndexed ?? false;
}

/** Where the account's index leads: the first address of the page. */
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

/** A page's address without what does not change which page it is: of the query it keeps only what its pattern demands. */
export function canonicalPlace(page: PageName, { path, search }: Place): Place {
  const demanded = pathsOf(page)
    .filter((pattern) => matchPath(pattern, { path, search }) !== null)
    .map((pattern) => queryKeys(pattern, 'required'))
    .reduce((most, keys) => (keys.length > most.length ? keys : most), []);
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(demanded.map((key) => [key, given.get(key) ?? '']));
  return { path: path.replace(/(?<=.)\/+$/, ''), search: kept.size === 0 ? '' : `?${kept.toString()}` };
}

/** The known place that `?redirect=` names: a path of this application, or nothing. */
export function redirectOf({ search }: Place): string | null {
  const path = ownPath(new URLSearchParams(search).get('redirect') ?? '');
  if (path === null) return null;
  const place = placeOfText(path);
  const name = pageAt(place);
  return name === null || isDoor({ name, access: pages[name].access }) ? null : place.path + place.search;
}
