import type { PageName } from '../../contract/pages.ts';
import { pageNames, pageOf, pathsOf } from '../../contract/pages.ts';
import type { ProvedBy, Requirement, Section } from './requirement.ts';

export type Layout = 'account' | 'default' | 'funnel' | 'newsletter';

/** A page that was asked for. */
export interface RouteRequirement extends Requirement {
  /** Without language prefix; a parameter stands in braces. */
  readonly path: string;
  readonly layout: Layout;
  /** An address at which it is shown, its condition met. */
  readonly example: string;
  /** The page's name, where the path alone leads a signed-in person to it: `tests/models/route-table.ts` has no row of it. */
  readonly page?: PageName;
}

/** Every route, condition, visitor and language, in Node. */
const everyRoute = 'tests/models/routes.test.ts';

/** Every step of every chart, drawn. */
const drawn = 'tests/models/views/views.test.ts';

interface Page {
  readonly path: string;
  readonly layout: Layout;
  readonly says: string;
  /** The path itself where it has no condition and no parameter. */
  readonly example?: string;
  readonly provedBy: ProvedBy;
  /** See `RouteRequirement`. */
  readonly page?: PageName;
}

function route({ path, layout, says, provedBy, example = path, page }: Page): RouteRequirement {
  return {
    id: `§2 ${path}`,
    path,
    layout,
    example,
    says: `${says} Layout: ${layout}.`,
    provedBy,
    ...(page && { page }),
  };
}

const account = { layout: 'account' } as const;
const funnel = { layout: 'funnel' } as const;

/** §2: the pages and their conditions. */
export const routes: Section<RouteRequirement> = {
  title: '§2 Pages',
  about: 'Every page has an address in French (`/fr/…`) and one in English (`/en/…`).',
  rows: [
    route({
      path: '/',
      layout: 'default',
      says: 'Home, also at /fr and /en; open without signing in.',
      provedBy: [everyRoute, 'tests/e2e/quote-request.spec.ts'],
    }),
    route({
      path: '/account',
      ...account,
      says: 'Home of the account; requires signing in.',
      provedBy: [everyRoute, 'tests/models/browser.spec.ts', 'tests/e2e/prerender.spec.ts'],
    }),
    route({
      path: '/account/pme',
      page: 'wallet',
      ...account,
      says: 'History of the prepaid wallet; signed in.',
      provedBy: ['tests/e2e/wallet.spec.ts'],
    }),
    route({
      path: '/account/contact',
      page: 'contact',
      ...account,
      says: 'Contact form; signed in.',
      provedBy: ['tests/contract/contact.test.ts'],
    }),
    route({
      path: '/account/readings',
      page: 'readings',
      ...account,
      says: 'What one has read; signed in.',
      provedBy: ['tests/e2e/readings.spec.ts'],
    }),
    route({
      path: '/account/readlater',
      page: 'readLater',
      ...account,
      says: 'What one means to read: named among the pages, without a row in their table; signed in.',
      provedBy: ['tests/e2e/readings.spec.ts'],
    }),
    route({
      path: '/account/infosuser',
      page: 'profile',
      ...account,
      says: 'Who one is, and one’s addresses; signed in.',
      provedBy: ['tests/contract/profile.test.ts'],
    }),
    route({
      path: '/account/newsletter',
      page: 'newsletters',
      ...account,
      says: 'The newsletters that one gets; signed in.',
      provedBy: ['tests/e2e/newsletters.spec.ts'],
    }),
    route({
      path: '/account/notifications',
      page: 'notifications',
      ...account,
      says: 'Alerts and notifications; signed in.',
      provedBy: ['tests/contract/watches.test.ts'],
    }),
    route({
      path: '/account/subscriptions',
      page: 'subscriptions',
      ...account,
      says: 'List of subscriptions; signed in.',
      provedBy: [everyRoute, 'tests/contract/subscription-list.test.ts'],
    }),
    route({
      path: '/quote',
      ...funnel,
      says: 'A quote is requested; open to everyone.',
      provedBy: [everyRoute, 'tests/e2e/quote-request.spec.ts'],
    }),
    route({
      path: '/quote/success',
      ...funnel,
      says: 'The request for a quote has arrived.',
      provedBy: [everyRoute, 'machines/quote-request/quote-request.test.ts'],
    }),
    route({
      path: '/newsletter',
      layout: 'newsletter',
      says: 'Landing page of the newsletter, titled “Newsletter”; open to everyone.',
      provedBy: [everyRoute, 'tests/e2e/newsletter-signup.spec.ts'],
    }),
    route({
      path: '/account/invoices',
      ...funnel,
      says: 'Invoices are paid, step 1; the query may bring an `invoiceToken`.',
      provedBy: [everyRoute, 'tests/e2e/keyboard.spec.ts'],
    }),
    route({
      path: '/account/invoices/success/{reference}',
      ...funnel,
      example: '/account/invoices/success/PAY-1',
      says: 'Invoices are paid: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/once.spec.ts'],
    }),
    route({
      path: '/account/invoices/failed/{reference}',
      ...funnel,
      example: '/account/invoices/failed/PAY-1',
      says: 'Invoices are not paid: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/outcomes.spec.ts'],
    }),
    route({
      path: '/account/payment',
      ...funnel,
      example: '/account/payment?id=1',
      says: 'A subscription is paid for, step 1: needs `id` in the query.',
      provedBy: [everyRoute, 'tests/e2e/payment-keyboard.spec.ts'],
    }),
    route({
      path: '/account/payment/step2',
      ...funnel,
      example: '/account/payment/step2?id=1',
      says: 'Step 2 of it: named among the pages, without a row in their table.',
      provedBy: [everyRoute, 'tests/e2e/payment.spec.ts'],
    }),
    route({
      path: '/account/payment/step3/success/{reference}',
      ...funnel,
      example: '/account/payment/step3/success/PAY-1',
      says: 'A subscription is paid: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/payment-keyboard.spec.ts'],
    }),
    route({
      path: '/account/payment/step3/failed/{reference}',
      ...funnel,
      example: '/account/payment/step3/failed/PAY-1',
      says: 'A subscription is not paid: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/payment.spec.ts'],
    }),
    route({
      path: '/account/quotation',
      ...funnel,
      example: '/account/quotation?aboId=1',
      says: 'Quotation, step 1, the offer: needs `aboId` or `isDevis` in the query.',
      provedBy: [everyRoute, 'tests/e2e/quotation.spec.ts'],
    }),
    route({
      path: '/account/quotation/step2',
      ...funnel,
      example: '/account/quotation/step2?aboId=1',
      says: 'Step 2, who buys: needs `aboId`.',
      provedBy: [everyRoute, 'tests/e2e/quotation.spec.ts'],
    }),
    route({
      path: '/account/quotation/step3',
      ...funnel,
      example: '/account/quotation/step3?aboId=1',
      says: 'Step 3, the check: needs `aboId`.',
      provedBy: [everyRoute, 'tests/e2e/quotation.spec.ts'],
    }),
    route({
      path: '/account/quotation/step4/success/{reference}',
      ...funnel,
      example: '/account/quotation/step4/success/DEV-1',
      says: 'A quote is ordered: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/quotation.spec.ts'],
    }),
    route({
      path: '/account/quotation/step4/failed/{reference}',
      ...funnel,
      example: '/account/quotation/step4/failed/DEV-1',
      says: 'A quote is declined or holds no longer: needs a reference.',
      provedBy: [everyRoute, 'tests/e2e/quotation.spec.ts'],
    }),
    route({
      path: '/signin',
      layout: 'default',
      says: 'Sign-in, and back to the page that was asked for.',
      provedBy: [everyRoute, 'tests/e2e/page-layout.spec.ts'],
    }),
    route({
      path: '/login',
      layout: 'default',
      says: 'The same page, where a 401 leads.',
      provedBy: [everyRoute, 'tests/e2e/payment.spec.ts'],
    }),
  ],
};

const asked = new Set(routes.rows.map(({ path }) => path));

/** Pages for which the specification has no path, as the table of pages has them. */
export const routesBeyond: Section = {
  title: 'Pages beyond the specification',
  about:
    'Paths of the table of pages that §2 does not name: account creation and passwords, the purchase of an offer, and what has an address of its own within a page.',
  rows: pageNames.flatMap((name) => {
    const { layout, title } = pageOf(name);
    const paths = new Set(pathsOf(name).map((path) => path.replace(/\?.*/, '').replace(/:(\w+)/g, '{$1}')));
    return [...paths]
      .filter((path) => !asked.has(path))
      .map((path) => ({ id: `page ${path}`, says: `“${title.message}”, in the layout ${layout}.`, provedBy: [drawn] }));
  }),
};
