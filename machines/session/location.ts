import type { Place } from '../funnel/path.ts';

/**
 * Who may see a route (specification §6): anybody; a signed-in person with a verified e-mail; or, besides, the holder of
 * an invoice link. The sign-in page is a route that such a person has no use for.
 */
export type RouteAccess = 'open' | 'account' | 'accountOrToken' | 'signIn';

/** What the table of routes says of an address. */
export interface RouteFacts {
  /** The page or funnel that it shows. */
  readonly name: string;
  readonly access: RouteAccess;
}

/** Where the person is, and what is known there. */
export interface Location extends Place {
  /** `null`: no route, or one whose condition fails. */
  readonly route: RouteFacts | null;
  /** The known place of this application that `?redirect=` names, if it names one. */
  readonly redirect: string | null;
}
