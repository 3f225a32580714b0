/**
 * The one table of pages: paths, access, layout and first calls. Router, navigation, access rules and the server (which
 * addresses exist) read it; there is no second list. How the code of each is loaded is in `src/app/pages.ts`.
 */
import { ownPath } from '../domain/own-path.ts';
import type { Place } from './path.ts';
import { isPlaceOf, linkTo } from './path.ts';
import { placeOfText } from './page-address.ts';
import { home, signIn, accountHome } from './pages/session.ts';
import { createAccount, forgottenPassword, newPassword } from './pages/auth.ts';
import { newsletterSignup, newsletters } from './pages/newsletter.ts';
import { invoice } from './pages/invoice.ts';
import { subscriptions, subscription } from './pages/subscription.ts';
import { wallet } from './pages/wallet.ts';
import { newWatch, notifications } from './pages/watch.ts';
import { readings, readLater } from './pages/reading.ts';
import { profile } from './pages/profile.ts';
import { contact } from './pages/contact.ts';
import { addresses, addressForm } from './pages/address.ts';
import { personalData } from './pages/personal-data.ts';
import { ranges, rangeForm, readers, readerForm, readerImport } from './pages/licence.ts';
import { devices } from './pages/devices.ts';
import { modification } from './pages/modification.ts';
import { payment } from './pages/payment.ts';
import { quotation } from './pages/quotation.ts';
import { purchase } from './pages/purchase.ts';
import { quoteRequest } from './pages/quote-request.ts';
import type { IndexGroup, PageRow, Words } from './pages/row.ts';
import { isAuthPage } from './pages/row.ts';

/**
 * Every page by its name, which is that of its chart where it has one (`machines/charts.ts`). The account's index has
 * this order; of two pages whose patterns match an address, the first answers.
 */
export const pages = {
  home,
  signIn,
  createAccount,
  forgottenPassword,
  newPassword,
  newsletterSignup,
  accountHome,
  invoice,
  subscriptions,
  subscription,
  wallet,
  newsletters,
  newWatch,
  notifications,
  readings,
  readLater,
  profile,
  contact,
  addresses,
  addressForm,
  personalData,
  ranges,
  rangeForm,
  devices,
  readerImport,
  readers,
  readerForm,
  modification,
  payment,
  quotation,
  purchase,
  quoteRequest,
} as const satisfies Readonly<Record<string, PageRow>>;

type Pages = typeof pages;

export type PageName = keyof Pages;

/** Pages in the account's index. */
export type IndexedPage = { [Name in PageName]: Pages[Name] extends { index: IndexGroup } ? Name : never }[PageName];

/** Pages that belong to one of those. */
export type InnerPage = { [Name in PageName]: Pages[Name] extends { within: string } ? Name : never }[PageName];

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

/** The label of a page in the account's index, or after that of the page that it belongs to. */
export function labelOf(name: IndexedPage | InnerPage): Words {
  return pages[name].label;
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
  return name === null || isAuthPage(pages[name]) ? null : place.path + place.search;
}
