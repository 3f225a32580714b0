/**
 * The one table of pages: where each lives, who may see it, what stands around it, and how its code is loaded. Router,
 * navigation, access rules and the server (which addresses exist) read it; nobody keeps a second list. Imports tables
 * of steps only: charts, calls and screens come with their page.
 */
import { readLaterSteps, readingsSteps } from '../../machines/account/readings/readings.steps.ts';
import { readerFormSteps } from '../../machines/account/reader-form/reader-form.steps.ts';
import { readersSteps } from '../../machines/account/readers/readers.steps.ts';
import { addressFormSteps } from '../../machines/account/address-form/address-form.steps.ts';
import { addressesSteps } from '../../machines/account/addresses/addresses.steps.ts';
import { personalDataSteps } from '../../machines/account/personal-data/personal-data.steps.ts';
import { devicesSteps } from '../../machines/account/devices/devices.steps.ts';
import { contactSteps } from '../../machines/account/contact/contact.steps.ts';
import { createAccountSteps } from '../../machines/doors/create-account/create-account.steps.ts';
import { forgottenPasswordSteps } from '../../machines/doors/forgotten-password/forgotten-password.steps.ts';
import { newsletterSignupSteps } from '../../machines/doors/newsletter-signup/newsletter-signup.steps.ts';
import { newPasswordSteps } from '../../machines/doors/new-password/new-password.steps.ts';
import { isPlaceOf, linkTo } from '../../machines/funnel/step.ts';
import type { Place } from '../../machines/funnel/path.ts';
import { matchPath, queryKeys } from '../../machines/funnel/path.ts';
import type { Addressed } from '../../machines/funnel/step.ts';
import { newslettersSteps } from '../../machines/account/newsletters/newsletters.steps.ts';
import { newWatchSteps } from '../../machines/account/new-watch/new-watch.steps.ts';
import { notificationsSteps } from '../../machines/account/notifications/notifications.steps.ts';
import { rangeFormSteps } from '../../machines/account/range-form/range-form.steps.ts';
import { rangesSteps } from '../../machines/account/ranges/ranges.steps.ts';
import { profileSteps } from '../../machines/account/profile/profile.steps.ts';
import { readerImportSteps } from '../../machines/account/reader-import/reader-import.steps.ts';
import { subscriptionSteps } from '../../machines/account/subscription/subscription.steps.ts';
import { subscriptionsSteps } from '../../machines/account/subscriptions/subscriptions.steps.ts';
import { walletSteps } from '../../machines/account/wallet/wallet.steps.ts';
import { invoiceSteps } from '../../machines/invoice/invoice.steps.ts';
import { modificationSteps } from '../../machines/modification/modification.steps.ts';
import { paymentSteps } from '../../machines/payment/payment.steps.ts';
import { quotationSteps } from '../../machines/quotation/quotation.steps.ts';
import { quoteRequestSteps } from '../../machines/quote-request/quote-request.steps.ts';
import type { RouteAccess } from '../../machines/session/session.context.ts';
import { places } from '../../machines/session/places.steps.ts';
import type { BlankCallName } from '../contract/calls.ts';
import type { PageModule } from './page.tsx';
import { ownPath } from '../../machines/domain/own-path.ts';
import { isDoor } from '../../machines/session/session.context.ts';
import { placeOfText } from './address.ts';

/** What stands around a page (specification §2). */
export type Layout = 'default' | 'account' | 'funnel' | 'newsletter';

interface PageRow {
  /** Its addresses: those of its chart's steps. What else a step says comes with the page (`scripts/build/addresses-alone.ts`). */
  readonly steps: Readonly<Record<string, Addressed>>;
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
  home: { steps: { home: places.home }, access: 'open', layout: 'default', asks: ['articles/last'] },
  signIn: { steps: { signIn: places.signIn, login: places.login }, access: 'signIn', layout: 'default' },
  createAccount: {
    steps: createAccountSteps,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/create-account.ts'),
  },
  forgottenPassword: {
    steps: forgottenPasswordSteps,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/forgotten-password.ts'),
  },
  newPassword: {
    steps: newPasswordSteps,
    access: 'door',
    layout: 'default',
    load: () => import('./pages/new-password.ts'),
  },
  newsletterSignup: {
    steps: newsletterSignupSteps,
    access: 'open',
    layout: 'newsletter',
    asks: ['newsletter/offered'],
    load: () => import('./pages/newsletter-signup.ts'),
  },
  accountHome: { steps: { accountHome: places.accountHome }, access: 'account', layout: 'account', isIndexed: true },
  invoice: {
    steps: invoiceSteps,
    access: 'personalOrToken',
    layout: 'funnel',
    isIndexed: true,
    load: () => import('./pages/invoice.ts'),
  },
  subscriptions: {
    steps: subscriptionsSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/subscriptions.ts'),
  },
  subscription: {
    steps: subscriptionSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/subscription.ts'),
  },
  wallet: {
    steps: walletSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/wallet.ts'),
  },
  newsletters: {
    steps: newslettersSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/newsletters.ts'),
  },
  /** Before the page of whose address its own is a part. */
  newWatch: { steps: newWatchSteps, access: 'personal', layout: 'account', load: () => import('./pages/new-watch.ts') },
  notifications: {
    steps: notificationsSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/notifications.ts'),
  },
  readings: {
    steps: readingsSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/readings.ts'),
  },
  readLater: {
    steps: readLaterSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/read-later.ts'),
  },
  profile: {
    steps: profileSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/profile.ts'),
  },
  contact: {
    steps: contactSteps,
    access: 'personal',
    layout: 'account',
    isIndexed: true,
    load: () => import('./pages/contact.ts'),
  },
  addresses: {
    steps: addressesSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/addresses.ts'),
  },
  addressForm: {
    steps: addressFormSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/address-form.ts'),
  },
  personalData: {
    steps: personalDataSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/personal-data.ts'),
  },
  ranges: { steps: rangesSteps, access: 'personal', layout: 'account', load: () => import('./pages/ranges.ts') },
  rangeForm: {
    steps: rangeFormSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/range-form.ts'),
  },
  devices: { steps: devicesSteps, access: 'personal', layout: 'account', load: () => import('./pages/devices.ts') },
  readerImport: {
    steps: readerImportSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/reader-import.ts'),
  },
  readers: { steps: readersSteps, access: 'personal', layout: 'account', load: () => import('./pages/readers.ts') },
  readerForm: {
    steps: readerFormSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/reader-form.ts'),
  },
  modification: {
    steps: modificationSteps,
    access: 'personal',
    layout: 'account',
    load: () => import('./pages/modification.ts'),
  },
  payment: { steps: paymentSteps, access: 'personal', layout: 'funnel', load: () => import('./pages/payment.ts') },
  quotation: {
    steps: quotationSteps,
    access: 'personal',
    layout: 'funnel',
    load: () => import('./pages/quotation.ts'),
  },
  quoteRequest: {
    steps: quoteRequestSteps,
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

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

export function isIndexed(name: PageName): name is IndexedPage {
  return pageOf(name).isIndexed ?? false;
}

/** Where the account's index leads: the first address of the page. */
export function indexLink(name: IndexedPage): string {
  const [first] = Object.values(pageOf(name).steps);
  if (!first) throw new Error(`Page "${name}" has no step, so the account's index cannot lead there`);
  return linkTo(first);
}

/** All pages, in the order of the table. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** The page that an address shows; `null` for one that nothing answers to, or whose condition fails (specification §2). */
export function pageAt(place: Place): PageName | null {
  return pageNames.find((name) => isPlaceOf(pageOf(name).steps, place)) ?? null;
}

/** A page's address without what does not change which page it is: of the query it keeps only what its pattern demands. */
export function canonicalPlace(page: PageName, { path, search }: Place): Place {
  const patterns = Object.values(pageOf(page).steps).flatMap(({ paths }) => paths);
  const demanded = patterns
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
