// @vitest-environment jsdom
/** A signed-in person whose account has no email address, in the whole application. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { record, string, unknown, type as having } from 'superstruct';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// Loads a whole application, also on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

let server: StandInServer;
let tab: Tab;
beforeEach(async () => {
  server = new StandInServer();
  const fields = record(string(), unknown());
  const { utilisateur, ...user } = having({ utilisateur: fields }).create(server.dataOf('user'));
  server.tells('user', { data: { ...user, utilisateur: { ...utilisateur, email: null, emailVerifie: false } } });
  server.tells('user/informations', { data: { ...fields.create(server.dataOf('user/informations')), email: null } });
  tab = await Tab.open('/en/account/invoices');
});
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
});

test('reads why the account does not open, and signs out', async () => {
  expect([tab.screen, tab.text]).toEqual(['emailMissing', expect.stringContaining('needs an email address')]);
  expect(tab.texts.join('\n')).not.toContain('In progress');
  server.tells('user', { data: null });
  await tab.press('Use another account');
  expect(tab.screen).toBe('signIn');
  expect(server.takeAsked().map(({ name }) => name)).toContain('login/logout');
});

test('adds an address by the form of personal information', async () => {
  await tab.press('Add an email address');
  expect([tab.address, tab.screen]).toEqual(['/en/account/infosuser/email', 'email']);
  await tab.type('email', 'amina@example.org');
  await tab.type('presentPassword', 'trois pirogues');
  await tab.press('Email me a link');
  expect(server.takeAsked().at(-1)).toMatchObject({ name: 'user/email', body: { email: 'amina@example.org' } });
  expect(tab.screen).toBe('overview');
});
