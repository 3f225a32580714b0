import { expect, test } from 'vitest';
import { Actor } from 'xstate';
import { site } from '../../../machines/people.fixtures.ts';
import { QueryCache } from '../../page/query-cache.ts';
import { page } from './create-account-page.ts';

const facts = {
  person: 'anonymous',
  visitor: null,
  site,
  cache: new QueryCache(),
  client: () => new Promise<never>(() => undefined),
  onSignedIn: () => undefined,
  onVisitorUpdated: () => undefined,
  navigate: () => undefined,
};

test.each([
  ['', 'prospect'],
  ['/account', 'prospect'],
  ['/account/pme', 'pme'],
  ['/account/payment?id=88012', 'subscription'],
  ['/account/newsletter', 'newsletter'],
  ['/newsletter', 'landing'],
])('an account requested with the redirect %j has the origin of that page: %s', (redirect, origin) => {
  const actor: unknown = page.withScreens((_, open) => open(facts).open({ params: { redirect } }));
  if (!(actor instanceof Actor)) throw new Error('The page runs no chart');
  expect(actor.getSnapshot()).toMatchObject({ context: { origin } });
});
