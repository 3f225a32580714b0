import type { Place } from '../../../machines/engine/index.ts';
import type { Location, RouteFacts } from '../../../machines/session/session.context.ts';
import type { Address } from '../../../contract/page-address.ts';
import { pageAt, pages, redirectOf } from '../../../contract/pages.ts';

/** The page at an address and its access rule; `null` for an unknown address. */
function routeOf(place: Place): RouteFacts | null {
  const name = pageAt(place);
  return name && { name, access: pages[name].access };
}

/**
 * An address with its route and redirect. With prefix routing only the root resolves without a prefix
 * (specification §2): one page has one address for each language, and no third.
 */
export function locationOf({ prefix, place }: Address, prefixRouting: boolean): Location {
  const isUnprefixed = prefixRouting && prefix === null && place.path !== '/';
  return { ...place, route: isUnprefixed ? null : routeOf(place), redirect: redirectOf(place) };
}
