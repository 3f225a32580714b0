import { describe, expect, test } from 'vitest';
import { loginMode } from '../domain/enumerations.ts';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import { stateName } from '../engine/state-name.ts';
import { signInPlace } from './session.context.ts';
import { sessionChart } from './session.samples.ts';

const configurations = explore(sessionChart);

describe('laws of every configuration', () => {
  test('a password is in no context', () => {
    expect(JSON.stringify(configurations.map(({ context }) => context))).not.toContain('trois pirogues');
  });

  test('the token of a link is in no context once somebody is told', () => {
    const keepers = configurations.filter(({ context }) => context.invoiceToken !== null);
    expect(keepers.length).toBeGreaterThan(0);
    expect(keepers.filter(({ context }) => context.visitor !== null)).toEqual([]);
  });

  test('a page is shown to whom it is for, and to nobody else (specification §6)', () => {
    const shown = configurations.filter(({ step }) => step === 'page');
    const strangers = shown.filter(({ context: { location, visitor } }) => {
      const access = location?.route?.access;
      const isMember = !!visitor?.account?.email && visitor.account.isEmailVerified && visitor.account.isValid;
      return access !== 'open' && !isMember && !(access === 'personalOrToken' && visitor?.tokenInvoice);
    });
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  test('whom only an address recognises sees nothing personal, and is asked to sign in as themselves', () => {
    const recognised = configurations.filter(({ context }) => context.visitor?.mode === loginMode.ipRecognition);
    const personal = recognised.filter(({ context }) => context.location?.route?.access.startsWith('personal'));
    expect(personal.length).toBeGreaterThan(0);
    expect(personal.filter(({ step }) => step === 'page').map(({ id }) => id)).toEqual([]);
  });

  test('the chart is busy where it asks and where it goes elsewhere', () => {
    const idle = configurations.filter(({ snapshot, moves }) => {
      return !snapshot.hasTag('busy') && moves.some(({ move }) => move.kind === 'answer');
    });
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

describe('the way to sign in', () => {
  const route = { name: 'invoice', access: 'account' } as const;
  const invoices = { path: '/account/invoices', search: '?step=check', route, redirect: null };
  const atSignIn = {
    path: '/signin',
    search: '',
    route: { name: 'signIn', access: 'signIn' },
    redirect: null,
  } as const;

  test('leads back to where one is; from the sign-in page itself, to where one wanted to be', () => {
    expect(signInPlace('signIn', invoices)).toBe('/signin?redirect=%2Faccount%2Finvoices%3Fstep%3Dcheck');
    expect(signInPlace('login', { ...atSignIn, redirect: '/account/readings' })).toBe(
      '/login?redirect=%2Faccount%2Freadings',
    );
    expect(signInPlace('login', atSignIn)).toBe('/login?redirect=%2Faccount');
    expect(signInPlace('login', null)).toBe('/login?redirect=%2Faccount');
  });
});

const ready = 'home > readSite:done.site';
const link = 'invoiceLink > readSite:done.site';

describe('business paths', () => {
  test.each([
    ['nobody on an open page', `${ready} > readVisitor:done.anonymous`, 'signedOut', 'allowed'],
    [
      'nobody on an account page',
      `${ready} > readVisitor:done.anonymous > location.changed:account`,
      'signedOut',
      'askingToSignIn',
    ],
    ['a link that holds', `${link} > readVisitor:done.byToken`, 'byToken', 'allowed'],
    [
      'its holder on another account page',
      `${link} > readVisitor:done.byToken > location.changed:account`,
      'byToken',
      'askingToSignIn',
    ],
    [
      'a link that does not hold',
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
      'who is asked to sign in where an order is paid for',
      `${ready} > readVisitor:done.recognised > location.changed:payment`,
      'recognised',
      'askingToSignIn',
    ],
    [
      'who may still sign in',
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
      'an e-mail address that is verified meanwhile',
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
      'a sign-out whose answer was lost',
      `${ready} > readVisitor:done.signedIn > signOut.requested > signOut:failed.timeout > refreshVisitor:done.anonymous
       > location.changed:account`,
      'signedOut',
      'askingToSignIn',
    ],
    [
      'a sign-out that has not reached the server',
      `${ready} > readVisitor:done.signedIn > signOut.requested > signOut:failed.offline > refreshVisitor:done.verified`,
      'signedIn',
      'allowed',
    ],
    [
      'an address that nothing answers to',
      `${ready} > readVisitor:done.anonymous > location.changed:nowhere`,
      'signedOut',
      'notFound',
    ],
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
    [
      'the page that was asked for',
      `${ready} > readVisitor:done.signedIn > location.changed:signIn`,
      '/account/invoices',
    ],
    [
      'the sign-in page with the way back',
      `${link} > readVisitor:done.anonymous`,
      '/signin?redirect=%2Faccount%2Finvoices',
    ],
    [
      'the alias after a 401',
      `${link} > readVisitor:done.byToken > session.expired`,
      '/login?redirect=%2Faccount%2Finvoices',
    ],
    [
      'the sign-in page from what is personal, with the way back',
      `${ready} > readVisitor:done.recognised > location.changed:payment`,
      '/signin?redirect=%2Faccount%2Fpayment%3Fid%3D88012',
    ],
    ['the account home, warned', `${link} > readVisitor:done.tokenRefused > readVisitor:done.anonymous`, '/account'],
  ])('leads to %s', async (_, line, place) => {
    const replay = await replayLine(sessionChart, line);
    expect(replay.effects.at(-1)).toEqual({ name: 'goTo', params: { place } });
  });

  test('a refused link leaves its warning in the cookie (specification §6)', async () => {
    const replay = await replayLine(
      sessionChart,
      `${link} > readVisitor:done.tokenRefused > readVisitor:done.anonymous`,
    );
    expect(replay.effects).toContainEqual({
      name: 'saveWarning',
      params: { warning: 'PMC_Factures_TokenInfoLogout' },
    });
  });

  test('a refused password is not told on the next page', async () => {
    const refused = `${ready} > readVisitor:done.anonymous > location.changed:signIn
      > signIn.requested:amina > signIn:done.refused`;
    const before = await replayLine(sessionChart, refused);
    const after = await replayLine(sessionChart, `${refused} > location.changed:home > location.changed:signIn`);
    expect(before.snapshot().context.refusal).not.toBeNull();
    expect(after.snapshot().context.refusal).toBeNull();
  });

  test('a language that is chosen is remembered', async () => {
    const replay = await replayLine(sessionChart, `${ready} > readVisitor:done.anonymous > locale.changed:en`);
    expect(replay.effects).toEqual([{ name: 'saveLocale', params: { locale: 'en' } }]);
  });
});
