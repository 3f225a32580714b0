/** What the session knows, and what each answer changes. */
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import type { SignInAnswer, Visitor, VisitorAnswer } from '../domain/visitor.ts';
import { isImpersonal, anonymous } from '../domain/visitor.ts';
import type { Failure } from '../failure.ts';
import type { Place } from '../engine/path.ts';
import { linkTo } from '../engine/path.ts';
import { placePaths } from './places.paths.ts';

/**
 * Who may see a route (specification §6): anybody; whoever is known and has a verified e-mail, be it by the address of
 * their organisation's network; only who has signed in as themselves; or, besides these, the holder of an invoice link.
 * The sign-in page is a route that whoever has signed in has no use for; a door is open to anybody, and nowhere that
 * somebody comes back to.
 */
export type RouteAccess = 'open' | 'account' | 'personal' | 'personalOrToken' | 'signIn' | 'auth';

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

/** The message kept in a cookie when an invoice link did not hold (specification §6, §8). */
export type SessionWarning = 'PMC_Factures_TokenInfoLogout';

/** What nothing can be shown without could not be read, in the words of the specification (§8). */
export type BootError = 'Error during fetch site infos' | 'Error during fetch user';

export interface SessionContext {
  readonly locale: Locale;
  readonly site: Site | null;
  readonly visitor: Visitor | null;
  readonly location: Location | null;
  /** The token of an invoice link, until it has been exchanged. */
  readonly invoiceToken: string | null;
  readonly isTokenRefused: boolean;
  readonly warning: SessionWarning | null;
  /** The server's words when it refused a sign-in. */
  readonly refusal: string | null;
  readonly failure: Failure | null;
  readonly bootError: BootError | null;
}

export interface SessionInput {
  /** Chosen from route, cookie and browser (`chooseLocale`). */
  readonly locale: Locale;
  readonly location: Location;
  readonly invoiceToken: string | null;
  /** What the warning cookie says. */
  readonly warning: SessionWarning | null;
}

/** Where an account page is shown after sign-in when nothing else was asked for. */
export const ACCOUNT_HOME = linkTo(placePaths.accountHome);

/** Whether somebody is there who may see an account. */
export function isEligible(visitor: Visitor | null): boolean {
  const account = visitor?.account;
  return !!account && account.email !== '' && account.isEmailVerified && account.isValid;
}

/** Whether a page is one by which somebody comes in. */
export function isDoor(route: RouteFacts | null | undefined): boolean {
  return route?.access === 'signIn' || route?.access === 'auth';
}

/** The sign-in page, by its own address or where a 401 leads, with the way back. */
export function signInPlace(page: 'signIn' | 'login', location: Location | null): string {
  const here = location ? location.path + location.search : ACCOUNT_HOME;
  // From the sign-in page itself, or another door, the way back stays what it was.
  const wanted = isDoor(location?.route) ? (location?.redirect ?? ACCOUNT_HOME) : here;
  return linkTo(placePaths[page], { redirect: wanted });
}

/** The beginning of a visit: neither the site nor the visitor is known. */
export function begin(input: SessionInput): SessionContext {
  return { ...input, site: null, visitor: null, isTokenRefused: false, refusal: null, failure: null, bootError: null };
}

/** Who is there, or that an invoice link did not hold: then that is asked again without it. */
export function keepAnswer(answer: VisitorAnswer): Partial<SessionContext> {
  if (answer.kind === 'tokenRefused') return { invoiceToken: null, isTokenRefused: true };
  return { visitor: answer.kind === 'known' ? answer.visitor : anonymous, invoiceToken: null };
}

/** How a sign-in ended. */
export function keepSignIn(answer: SignInAnswer): Partial<SessionContext> {
  return answer.kind === 'accepted'
    ? { visitor: answer.visitor, refusal: null, failure: null }
    : { refusal: answer.feedback, failure: null };
}

/** Whether the visitor may not see the page that they are on. */
export function isForbidden({ location, visitor }: SessionContext): boolean {
  const access = location?.route?.access;
  // Whoever sits at a recognised address may read, not see or order what is the institution's.
  const isPersonal = isEligible(visitor) && visitor !== null && !isImpersonal(visitor);
  if (access === 'personalOrToken') return !isPersonal && !visitor?.tokenInvoice;
  if (access === 'personal') return !isPersonal;
  return access === 'account' && !isEligible(visitor);
}

/** Whether an answer tells that whoever wanted to leave has left: neither signed in any more nor here by a link. */
export function hasLeft(answer: VisitorAnswer): boolean {
  if (answer.kind !== 'known') return true;
  const { account, tokenInvoice } = answer.visitor;
  return !tokenInvoice && (!account || isImpersonal(answer.visitor));
}
