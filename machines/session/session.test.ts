import { describe, expect, test } from 'vitest';
import { loginMode } from '../../domain/enumerations.ts';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import { stateName } from '../engine/step.ts';
import { signInPlace } from './session.context.ts';
import { sessionChart } from './session.samples.ts';

const configurations = explore(sessionChart);

describe('laws of every configuration', () => {
  test('no context contains a password', () => {
    expect(JSON.stringify(configurations.map(({ context }) => context))).not.toContain('trois pirogues');
  });

  test('no context contains the token of a link once the visitor is known', () => {
    const keepers = configurations.filter(({ context }) => context.invoiceToken !== null);
    expect(keepers.length).toBeGreaterThan(0);
    expect(keepers.filter(({ context }) => context.visitor !== null)).toEqual([]);
  });

  test('a page is shown only to visitors with access (specification §6)', () => {
    const shown = configurations.filter(({ step }) => step === 'page');
    const unauthorized = shown.filter(({ context: { location, visitor } }) => {
      const access = location?.route?.access;
      const isMember =
        !!visitor?.account?.email && visitor.account.isEmailVerified === true && visitor.account.isValid === true;
      const isWithoutEmail = visitor?.account?.email === '' && visitor.account.isValid === true;
      if (access === 'personalOrNoEmail') return !isMember && !isWithoutEmail;
      return access !== 'open' && !isMember && !(access === 'personalOrToken' && visitor?.tokenInvoice);
    });
    expect(unauthorized.map(({ id }) => id)).toEqual([]);
  });

  test('a visitor recognised by network address sees no personal page, and is asked to sign in', () => {
    const recognised = configurations.filter(({ context }) => context.visitor?.mode === loginMode.ipRecognition);
    const personal = recognised.filter(({ context }) => context.location?.route?.access.startsWith('personal'));
    expect(personal.length).toBeGreaterThan(0);
    expect(personal.filter(({ step }) => step === 'page').map(({ id }) => id)).toEqual([]);
  });

  test('the chart is busy during requests and redirects', () => {
    const idle = configurations.filter(({ snapshot, moves }) => {
      return !snapshot.hasTag('busy') && moves.some(({ move }) => move.kind === 'answer');
    });
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

describe('a signed-in person without an email address', () => {
  const arrival = 'account > readSite:done.site > readVisitor:done.withoutEmail > location.changed:signIn';
  const shownAfter = async (...moves: readonly string[]) => {
    const replayed = await replayLine(sessionChart, [arrival, ...moves].join(' > '));
    return stateName(replayed.snapshot().value);
  };

  test('sees why the account does not open, instead of the sign-in form', async () => {
    expect(await shownAfter()).toContain('access.emailMissing');
  });

  test('signs out', async () => {
    expect(await shownAfter('signOut.requested', 'signOut:done.out')).toContain('identity.signedOut access.signIn');
  });

  test('opens the form for an address, and no other page of the account', async () => {
    expect(await shownAfter('location.changed:ownEmail')).toContain('access.allowed');
    expect(await shownAfter('location.changed:payment')).toContain('access.askingToSignIn');
  });

  test('is back at the page that was asked for once the address is confirmed', async () => {
    const claimed = await shownAfter('verification.claimed', 'refreshVisitor:done.verified');
    expect(claimed).toContain('identity.signedIn access.returning');
    expect(await shownAfter('verification.claimed', 'refreshVisitor:done.withoutEmail')).toContain('emailMissing');
  });
});

describe('the sign-in link', () => {
  const route = { name: 'invoice', access: 'account' } as const;
  const invoices = { path: '/account/invoices', search: '?step=check', route, redirect: null };
  const atSignIn = {
    path: '/signin',
    search: '',
    route: { name: 'signIn', access: 'signIn' },
    redirect: null,
  } as const;

  test('redirects to the present page; from the sign-in page itself, to its redirect', () => {
    expect(signInPlace('signIn', invoices)).toBe('/signin?redirect=%2Faccount%2Finvoices%3Fstep%3Dcheck');
    expect(signInPlace('login', { ...atSignIn, redirect: '/account/readings' })).toBe(
      '/login?redirect=%2Faccount%2Freadings',
    );
    expect(signInPlace('login', atSignIn)).toBe('/login?redirect=%2Faccount');
    expect(signInPlace('login', null)).toBe('/login?redirect=%2Faccount');
  });

  test('redirects to the account from an unknown address', () => {
    const unknown = { path: '/nowhere/0', search: '', route: null, redirect: null };
    expect(signInPlace('signIn', unknown)).toBe('/signin?redirect=%2Faccount');
  });
});

const ready = 'home > readSite:done.site';
const link = 'invoiceLink > readSite:done.site';

describe('business paths', () => {
  test.each([
    ['an anonymous visitor on an open page', `${ready} > readVisitor:done.anonymous`, 'signedOut', 'allowed'],
    [
      'an anonymous visitor on an account page',
      `${ready} > readVisitor:done.anonymous > location.changed:account`,
      'signedOut',
      'askingToSignIn',
    ],
    ['a valid link', `${link} > readVisitor:done.byToken`, 'byToken', 'allowed'],
    [
      'its holder on another account page',
      `${link} > readVisitor:done.byToken > location.changed:account`,
      'byToken',
      'askingToSignIn',
    ],
    [
      'an invalid link',
      `${link} > readVisitor:done.tokenRefused > readVisitor:done.anonymous`,
      'signedOut',
      'turningAway',
    ],
    [
      'a reader recognised by address',
      `${ready} > readVisitor:done.recognised > location.changed:account`,
      'recognised',
      'allowed',
    ],
    [
      'a reader recognised by address on a payment page',
      `${ready} > readVisitor:done.recognised > location.changed:payment`,
      'recognised',
      'askingToSignIn',
    ],
    [
      'a reader recognised by address on the sign-in page',
      `${ready} > readVisitor:done.recognised > location.changed:signIn`,
      'recognised',
      'signIn',
    ],
    [
      'signing in',
      `${ready} > readVisitor:done.anonymous > location.changed:signIn > signIn.requested:amina > signIn:done.accepted`,
      'signedIn',
      'returning',
    ],
    [
      'a wrong password',
      `${ready} > readVisitor:done.anonymous > location.changed:signIn > signIn.requested:amina > signIn:done.refused`,
      'signedOut',
      'signIn',
    ],
    [
      'an email address that is verified meanwhile',
      `${ready} > readVisitor:done.unverified > location.changed:signIn > verification.requested
       > resendVerification:done.sent > verification.claimed > refreshVisitor:done.verified`,
      'signedIn',
      'returning',
    ],
    [
      'an account that is not valid',
      `${ready} > readVisitor:done.invalid > location.changed:signIn`,
      'invalid',
      'accountInvalid',
    ],
    [
      'an account whose validity is unreadable',
      `${ready} > readVisitor:done.unchecked > location.changed:signIn > retried > refreshVisitor:failed.offline`,
      'unchecked.waiting',
      'accountUnchecked',
    ],
    [
      'an account that is read when it is checked again',
      `${ready} > readVisitor:done.unchecked > location.changed:signIn > retried > refreshVisitor:done.verified`,
      'signedIn',
      'returning',
    ],
    [
      'a sign-out whose answer was lost',
      `${ready} > readVisitor:done.signedIn > signOut.requested > signOut:failed.timeout > refreshVisitor:done.anonymous
       > location.changed:account`,
      'signedOut',
      'askingToSignIn',
    ],
    [
      'a sign-out that did not reach the server',
      `${ready} > readVisitor:done.signedIn > signOut.requested > signOut:failed.offline > refreshVisitor:done.verified`,
      'signedIn',
      'allowed',
    ],
    ['an unknown address', `${ready} > readVisitor:done.anonymous > location.changed:nowhere`, 'signedOut', 'notFound'],
    [
      'a server that comes back',
      'home > readSite:failed.offline > retried > readSite:done.site > readVisitor:done.signedIn',
      'signedIn',
      'allowed',
    ],
  ])('%s', async (_, line, identity, access) => {
    const replay = await replayLine(sessionChart, line);
    expect(stateName(replay.snapshot().value)).toBe(`ready.identity.${identity} access.${access}`);
  });

  test.each([
    ['the requested page', `${ready} > readVisitor:done.signedIn > location.changed:signIn`, '/account/invoices'],
    [
      'the sign-in page with the redirect',
      `${link} > readVisitor:done.anonymous`,
      '/signin?redirect=%2Faccount%2Finvoices',
    ],
    [
      'the alias after a 401',
      `${link} > readVisitor:done.byToken > session.expired`,
      '/login?redirect=%2Faccount%2Finvoices',
    ],
    [
      'the sign-in page from a personal page, with the redirect',
      `${ready} > readVisitor:done.recognised > location.changed:payment`,
      '/signin?redirect=%2Faccount%2Fpayment%3Fid%3D88012',
    ],
    ['the account home, warned', `${link} > readVisitor:done.tokenRefused > readVisitor:done.anonymous`, '/account'],
  ])('leads to %s', async (_, line, place) => {
    const replay = await replayLine(sessionChart, line);
    expect(replay.effects.at(-1)).toEqual({ name: 'goTo', params: { place } });
  });

  test('an invalid link saves its warning in the cookie (specification §6)', async () => {
    const replay = await replayLine(
      sessionChart,
      `${link} > readVisitor:done.tokenRefused > readVisitor:done.anonymous`,
    );
    expect(replay.effects).toContainEqual({
      name: 'saveWarning',
      params: { warning: 'PMC_Factures_TokenInfoLogout' },
    });
  });

  test('a refused password is not reported on the next page', async () => {
    const refused = `${ready} > readVisitor:done.anonymous > location.changed:signIn
      > signIn.requested:amina > signIn:done.refused`;
    const before = await replayLine(sessionChart, refused);
    const after = await replayLine(sessionChart, `${refused} > location.changed:home > location.changed:signIn`);
    expect(before.snapshot().context.refusal).not.toBeNull();
    expect(after.snapshot().context.refusal).toBeNull();
  });

  test('a chosen language is saved', async () => {
    const replay = await replayLine(sessionChart, `${ready} > readVisitor:done.anonymous > locale.changed:en`);
    expect(replay.effects).toEqual([{ name: 'saveLocale', params: { locale: 'en' } }]);
  });
});
