/** The context of the session, and the change by each answer. */
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import type { SignInAnswer, Visitor, VisitorAnswer } from '../../domain/visitor.ts';
import { anonymous, isEligible, isImpersonal, lacksEmail } from '../../domain/visitor.ts';
import type { Failure } from '../failure.ts';
import type { Place } from '../engine/path.ts';
import { linkTo } from '../engine/path.ts';
import { placePaths } from '../../contract/pages/session.ts';
import type { RouteAccess } from '../../contract/pages/row.ts';
import { isAuthPage } from '../../contract/pages/row.ts';

/** The entry of an address in the table of routes. */
export interface RouteFacts {
  /** Its page or funnel. */
  readonly name: string;
  readonly access: RouteAccess;
}

/** The present address with its route. */
export interface Location extends Place {
  /** `null`: no route, or one whose condition fails. */
  readonly route: RouteFacts | null;
  /** The target of `?redirect=`, if it is a known address of this application. */
  readonly redirect: string | null;
}

/** The warning in a cookie after an invoice link was invalid (specification §6, §8). */
export type SessionWarning = 'PMC_Factures_TokenInfoLogout';

/** A failed read without which no page can be shown, in the words of the specification (§8). */
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
  /** A new invoice link has been requested in place of the invalid one. */
  readonly isLinkRenewed: boolean;
  /** The server's message of a refused sign-in. */
  readonly refusal: string | null;
  readonly failure: Failure | null;
  readonly bootError: BootError | null;
}

export interface SessionInput {
  /** Chosen from route, cookie and browser (`chooseLocale`). */
  readonly locale: Locale;
  readonly location: Location;
  readonly invoiceToken: string | null;
  /** Content of the warning cookie. */
  readonly warning: SessionWarning | null;
}

/** Default account page after sign-in. */
export const ACCOUNT_HOME = linkTo(placePaths.accountHome);

/** Where sign-in leads back: the present address, if it is known; from an auth page, its own redirect. */
function placeAfterSignIn(location: Location | null): string {
  if (!location?.route) return ACCOUNT_HOME;
  const { route, redirect, path, search } = location;
  return isAuthPage(route) ? (redirect ?? ACCOUNT_HOME) : path + search;
}

/** The sign-in page, for its own link or a 401, with a redirect back. */
export function signInPlace(page: 'signIn' | 'login', location: Location | null): string {
  return linkTo(placePaths[page], { redirect: placeAfterSignIn(location) });
}

/** The context at the start of a visit: without site and visitor. */
export function begin(input: SessionInput): SessionContext {
  const nothing = { site: null, visitor: null, refusal: null, failure: null, bootError: null };
  return { ...input, ...nothing, isTokenRefused: false, isLinkRenewed: false };
}

/** Takes the visitor; after an invalid invoice link they are read again without it. */
export function keepAnswer(answer: VisitorAnswer): Partial<SessionContext> {
  if (answer.kind === 'tokenRefused') return { invoiceToken: null, isTokenRefused: true };
  return { visitor: answer.kind === 'known' ? answer.visitor : anonymous, invoiceToken: null };
}

/** Takes the result of a sign-in. */
export function keepSignIn(answer: SignInAnswer): Partial<SessionContext> {
  return answer.kind === 'accepted'
    ? { visitor: answer.visitor, refusal: null, failure: null }
    : { refusal: answer.feedback, failure: null };
}

/** Whether the visitor may not see the present page. */
export function isForbidden({ location, visitor }: SessionContext): boolean {
  const access = location?.route?.access;
  // A visitor recognised by network address may read, but not see or order the institution's purchases.
  const isPersonal = isEligible(visitor) && visitor !== null && !isImpersonal(visitor);
  if (access === 'personalOrToken') return !isPersonal && !visitor?.tokenInvoice;
  if (access === 'personalOrNoEmail') return !isPersonal && !(lacksEmail(visitor) && visitor?.account?.isValid);
  if (access === 'personal') return !isPersonal;
  return access === 'account' && !isEligible(visitor);
}

/** Whether a sign-out took effect: neither signed in, nor identified by a link. */
export function hasLeft(answer: VisitorAnswer): boolean {
  if (answer.kind !== 'known') return true;
  const { account, tokenInvoice } = answer.visitor;
  return !tokenInvoice && (!account || isImpersonal(answer.visitor));
}
