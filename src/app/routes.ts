import type { Place } from '../../machines/funnel/index.ts';
import { isPlaceOf } from '../../machines/funnel/index.ts';
import type { Step } from '../../machines/funnel/step.ts';
import { invoiceSteps } from '../../machines/invoice/invoice.steps.ts';
import { paymentSteps } from '../../machines/payment/payment.steps.ts';
import { quotationSteps } from '../../machines/quotation/quotation.steps.ts';
import { quoteRequestSteps } from '../../machines/quote-request/quote-request.steps.ts';
import type { Location, RouteAccess, RouteFacts } from '../../machines/session/location.ts';
import type { Address } from './address.ts';
import { placeOfText } from './address.ts';

/** Pages that are not funnels, by path (specification §2). */
const pages = {
  '/': { name: 'home', access: 'open' },
  '/account': { name: 'accountHome', access: 'account' },
  '/signin': { name: 'signIn', access: 'signIn' },
  '/login': { name: 'signIn', access: 'signIn' },
} as const satisfies Record<string, { name: string; access: RouteAccess }>;

/** Funnels: their addresses and conditions are their charts' own; the charts themselves are loaded with their pages. */
const funnels = [
  { name: 'invoices', access: 'accountOrToken', steps: invoiceSteps },
  { name: 'payment', access: 'account', steps: paymentSteps },
  { name: 'quotation', access: 'account', steps: quotationSteps },
  { name: 'quoteRequest', access: 'open', steps: quoteRequestSteps },
] as const satisfies readonly {
  name: string;
  access: RouteAccess;
  steps: Readonly<Record<string, Step>>;
}[];

function isPage(path: string): path is keyof typeof pages {
  return Object.hasOwn(pages, path);
}

/** What an address shows; `null` for one that nothing answers to, or whose condition fails (specification §2). */
function routeOf(place: Place): RouteFacts | null {
  const path = place.path.length > 1 ? place.path.replace(/\/$/, '') : place.path;
  if (isPage(path)) return pages[path];
  const funnel = funnels.find(({ steps }) => isPlaceOf(steps, place));
  return funnel ? { name: funnel.name, access: funnel.access } : null;
}

/** The known place that `?redirect=` names: a path of this application, or nothing. */
function redirectOf({ search }: Place): string | null {
  const text = new URLSearchParams(search).get('redirect');
  // "//host" and "/\host" are other origins to a browser.
  if (!text || !/^\/(?![/\\])/.test(text)) return null;
  const place = placeOfText(text);
  const route = routeOf(place);
  return route === null || route.access === 'signIn' ? null : place.path + place.search;
}

/**
 * An address with what the table of routes says of it. With prefix routing only the root resolves without a prefix
 * (specification §2; product, "Languages and URLs").
 */
export function locationOf({ prefix, place }: Address, prefixRouting: boolean): Location {
  const isUnprefixed = prefixRouting && prefix === null && place.path !== '/';
  return { ...place, route: isUnprefixed ? null : routeOf(place), redirect: redirectOf(place) };
}
