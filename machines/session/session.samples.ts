import { isAccountPartial } from '../../domain/account.ts';
import { isWhole, without } from '../../domain/completeness.ts';
import { loginMode } from '../../domain/enumerations.ts';
import type { Site } from '../../domain/site.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { isEligible, isUnchecked, lacksEmail } from '../../domain/visitor.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { Location, SessionContext, SessionInput } from './session.context.ts';
import { site, siteInEnglish, visitors } from '../people.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionSteps } from './session.steps.ts';

/** One address of each kind of access (specification §2, §6). */
const places = {
  home: { path: '/', search: '', route: { name: 'home', access: 'open' }, redirect: null },
  account: { path: '/account', search: '', route: { name: 'accountHome', access: 'account' }, redirect: null },
  invoices: {
    path: '/account/invoices',
    search: '',
    route: { name: 'invoice', access: 'personalOrToken' },
    redirect: null,
  },
  payment: {
    path: '/account/payment',
    search: '?id=88012',
    route: { name: 'payment', access: 'personal' },
    redirect: null,
  },
  ownEmail: {
    path: '/account/infosuser/email',
    search: '',
    route: { name: 'profile', access: 'personalOrNoEmail' },
    redirect: null,
  },
  signIn: {
    path: '/signin',
    search: '?redirect=%2Faccount%2Finvoices',
    route: { name: 'signIn', access: 'signIn' },
    redirect: '/account/invoices',
  },
  nowhere: { path: '/archives/1998', search: '', route: null, redirect: null },
} satisfies Record<string, Location>;

const begin = (location: Location): SessionInput => ({ locale: 'fr', location, invoiceToken: null, warning: null });

/** A site of which two publications could not be read. */
const partialSite: Site = { ...site, publications: site.publications.slice(2), completeness: without(2) };

function nameOf(visitor: Visitor | null): string {
  if (!visitor) return 'unread';
  const { account, mode, tokenInvoice } = visitor;
  if (!account) return tokenInvoice ? 'token' : 'anonymous';
  if (account.isValid === false) return 'invalid';
  if (lacksEmail(visitor)) return 'withoutEmail';
  if (account.isEmailVerified === false) return 'unverified';
  if (isUnchecked(visitor)) return 'unchecked';
  if (isAccountPartial(account)) return 'partlyRead';
  return mode === loginMode.ipRecognition ? 'recognised' : 'signedIn';
}

const SITE = 'GET /ajax/infossiteweb';
const USER = 'GET /ajax/user';
const LOGIN = 'POST /ajax/login/login';
const LOGOUT = 'POST /ajax/login/logout';

export const sessionChart: Chart<SessionContext> = defineChart({
  name: 'session',
  machine: sessionMachine,
  steps: sessionSteps,
  inputs: {
    home: begin(places.home),
    account: begin(places.account),
    invoices: begin(places.invoices),
    signIn: begin(places.signIn),
    nowhere: begin(places.nowhere),
    invoiceLink: { ...begin(places.invoices), invoiceToken: 'Zk3vT9qXw2LhB7mPc5RdYs' },
  },
  events: {
    'location.changed': {
      home: { location: places.home },
      account: { location: places.account },
      invoices: { location: places.invoices },
      payment: { location: places.payment },
      ownEmail: { location: places.ownEmail },
      signIn: { location: places.signIn },
      nowhere: { location: places.nowhere },
    },
    'locale.changed': { fr: { locale: 'fr' }, en: { locale: 'en' } },
    'site.received': { english: { site: siteInEnglish } },
    'signIn.requested': { amina: { email: 'amina.delacroix@example.fr', password: 'trois pirogues au soleil' } },
    'signOut.requested': { '': {}, everywhere: { everywhere: true } },
    'link.renewed': plain,
    'verification.requested': plain,
    'verification.claimed': plain,
    'warning.dismissed': plain,
    'visitor.signedIn': { amina: { visitor: visitors.signedIn } },
    'visitor.updated': { amina: { visitor: visitors.signedIn } },
    'visitor.changedElsewhere': { amina: { visitor: visitors.signedIn }, anonymous: { visitor: visitors.anonymous } },
    'session.expired': plain,
    /** Raised by the chart itself. */
    'visitor.received': {},
    retried: plain,
  },
  actorResponses: {
    readSite: { done: { site, partial: partialSite }, failed: { offline: new ApiError('offline', SITE) } },
    readVisitor: {
      done: {
        anonymous: { kind: 'known', visitor: visitors.anonymous },
        signedIn: { kind: 'known', visitor: visitors.signedIn },
        recognised: { kind: 'known', visitor: visitors.recognised },
        byToken: { kind: 'known', visitor: visitors.byToken },
        withoutEmail: { kind: 'known', visitor: visitors.withoutEmail },
        unverified: { kind: 'known', visitor: visitors.unverified },
        invalid: { kind: 'known', visitor: visitors.invalid },
        unchecked: { kind: 'known', visitor: visitors.unchecked },
        partlyRead: { kind: 'known', visitor: visitors.partlyRead },
        tokenRefused: { kind: 'tokenRefused' },
      },
      failed: { server: new ApiError('server', USER) },
    },
    refreshVisitor: {
      done: {
        verified: { kind: 'known', visitor: visitors.signedIn },
        withoutEmail: { kind: 'known', visitor: visitors.withoutEmail },
        unverified: { kind: 'known', visitor: visitors.unverified },
        unchecked: { kind: 'known', visitor: visitors.unchecked },
        partlyRead: { kind: 'known', visitor: visitors.partlyRead },
        anonymous: { kind: 'anonymous' },
        recognised: { kind: 'known', visitor: visitors.recognised },
      },
      failed: { offline: new ApiError('offline', 'GET /ajax/user/reset') },
    },
    signIn: {
      done: {
        accepted: { kind: 'accepted', visitor: visitors.signedIn },
        unverified: { kind: 'accepted', visitor: visitors.unverified },
        invalid: { kind: 'accepted', visitor: visitors.invalid },
        unchecked: { kind: 'accepted', visitor: visitors.unchecked },
        refused: { kind: 'refused', feedback: 'Adresse e-mail ou mot de passe incorrect.' },
      },
      failed: { tooMany: new ApiError('tooMany', LOGIN) },
    },
    signOut: {
      done: { out: undefined },
      failed: { offline: new ApiError('offline', LOGOUT), timeout: new ApiError('timeout', LOGOUT) },
    },
    renewInvoiceLink: {
      done: { sent: undefined },
      failed: { offline: new ApiError('offline', 'POST /ajax/user/link') },
    },
    resendVerification: {
      done: { sent: undefined },
      failed: { tooMany: new ApiError('tooMany', 'POST /ajax/newsletter/resend') },
    },
  },
  /** Only a token can be refused; while the page loads there are no controls, only Back. */
  isPossible: (token, { site: read, visitor, invoiceToken, location }) => {
    // On the page that sets a password, open to every holder of an emailed link.
    if (token === 'visitor.signedIn:amina') return visitor?.account === null && location?.route?.access === 'open';
    // Another tab changes the visitor; running work in this tab ends first.
    if (token.startsWith('visitor.changedElsewhere')) return token.endsWith(':anonymous') === isEligible(visitor);
    if (token === 'readVisitor:done.tokenRefused') return invoiceToken !== null;
    // Others than a person without an address have no link to it on the session's own screens.
    if (token === 'location.changed:ownEmail') return lacksEmail(visitor);
    if (token === 'refreshVisitor:done.withoutEmail') return lacksEmail(visitor);
    // Parts that cannot be read, each on the page that shows them.
    if (token === 'readSite:done.partial') return !visitor?.account && location?.route?.name === 'home';
    if (token === 'readVisitor:done.partlyRead') return location?.route?.name === 'accountHome';
    if (token === 'refreshVisitor:done.partlyRead') return nameOf(visitor) === 'partlyRead';
    if (read !== null && !isWhole(read) && visitor !== null) return token === 'retried' || token.startsWith('readSite');
    // On the pages that change a person's data.
    if (token === 'visitor.updated:amina') return location?.route?.access === 'personal';
    if (read !== null && visitor !== null) return true;
    if (token === 'location.changed:home') return visitor === null && invoiceToken === null;
    return !/^(?:location\.changed|site\.received|warning\.dismissed)/.test(token);
  },
  params: {},
  effects: ['goTo', 'saveLocale', 'saveWarning', 'raiseError'],
  serialize: ({ site: read, visitor, location, invoiceToken, isTokenRefused }) => ({
    visitor: nameOf(visitor),
    site: read === null || isWhole(read) ? '' : 'partialSite',
    place: location?.route?.access ?? 'unknown',
    token: invoiceToken === null ? '' : 'withToken',
    refused: isTokenRefused ? 'tokenRefused' : '',
  }),
  visibleContext: ({ site: read, visitor, location, warning, isLinkRenewed, refusal, failure, bootError }, step) => {
    switch (step) {
      case 'fatal':
        return { failure: failure?.kind ?? '', error: bootError?.split(' ').at(-1) ?? '' };
      case 'emailMissing':
      case 'emailUnverified':
      case 'accountUnchecked':
        return { failure: failure?.kind ?? '' };
      case 'signIn':
        return {
          failure: failure?.kind ?? '',
          refusal: refusal === null ? '' : 'refused',
          warning: warning ? 'warned' : '',
          link: isLinkRenewed ? 'renewed' : '',
        };
      case 'page': {
        const [isHome, isAccount] = [location?.route?.name === 'home', location?.route?.name === 'accountHome'];
        const isSitePartial = isHome && read !== null && !isWhole(read);
        const isPartial = isSitePartial || (isAccount && nameOf(visitor) === 'partlyRead');
        return isPartial ? { partial: failure?.kind ?? '' } : {};
      }
      default:
        return {};
    }
  },
});
