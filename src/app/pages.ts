/** How the code of each page is loaded: its chart with its screens. The table of pages is `contract/pages.ts`. */
import type { PageName } from '../../contract/pages.ts';
import type { PageModule } from '../page/page.tsx';

type LoadPage = () => Promise<{ readonly page: PageModule }>;

const pageModules = {
  createAccount: () => import('../features/auth/create-account-page.ts'),
  forgottenPassword: () => import('../features/auth/forgotten-password-page.ts'),
  newPassword: () => import('../features/auth/new-password-page.ts'),
  newsletterSignup: () => import('../features/newsletter/newsletter-signup/page.ts'),
  invoice: () => import('../features/invoice/page.ts'),
  subscriptions: () => import('../features/subscription/subscriptions/page.ts'),
  subscription: () => import('../features/subscription/subscription/page.ts'),
  wallet: () => import('../features/wallet/page.ts'),
  newsletters: () => import('../features/newsletter/newsletters/page.ts'),
  newWatch: () => import('../features/watch/new-watch/page.ts'),
  notifications: () => import('../features/watch/notifications/page.ts'),
  readings: () => import('../features/reading/readings-page.ts'),
  readLater: () => import('../features/reading/read-later-page.ts'),
  profile: () => import('../features/profile/page.ts'),
  contact: () => import('../features/contact/page.ts'),
  addresses: () => import('../features/address/addresses/page.ts'),
  addressForm: () => import('../features/address/address-form/page.ts'),
  personalData: () => import('../features/personal-data/page.ts'),
  ranges: () => import('../features/licence/ranges/page.ts'),
  rangeForm: () => import('../features/licence/range-form/page.ts'),
  devices: () => import('../features/devices/page.ts'),
  readerImport: () => import('../features/licence/reader-import/page.ts'),
  readers: () => import('../features/licence/readers/page.ts'),
  readerForm: () => import('../features/licence/reader-form/page.ts'),
  modification: () => import('../features/modification/page.ts'),
  payment: () => import('../features/payment/page.ts'),
  quotation: () => import('../features/quotation/page.ts'),
  purchase: () => import('../features/purchase/page.ts'),
  quoteRequest: () => import('../features/quote-request/page.ts'),
} as const satisfies Partial<Readonly<Record<PageName, LoadPage>>>;

/** Pages that the session renders: those without a chart of their own. */
export type SessionPage = Exclude<PageName, keyof typeof pageModules>;

/** What loads the code of a page; `undefined` for one that the session renders. */
export function moduleOf(name: PageName): LoadPage | undefined {
  const modules: Partial<Readonly<Record<PageName, LoadPage>>> = pageModules;
  return modules[name];
}
