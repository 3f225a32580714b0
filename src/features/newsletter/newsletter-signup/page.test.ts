import { expect, test } from 'vitest';
import { Actor } from 'xstate';
import { site, visitors } from '../../../../machines/people.fixtures.ts';
import { QueryCache } from '../../../page/query-cache.ts';
import { page } from './page.ts';

const facts = {
  person: 'somebody',
  site,
  cache: new QueryCache(),
  client: () => new Promise<never>(() => undefined),
  onSignedIn: () => undefined,
  onVisitorUpdated: () => undefined,
  navigate: () => undefined,
};

test.each([
  ['whoever is signed in', visitors.signedIn, visitors.signedIn.account?.email, true],
  ['whom a network’s address recognises', visitors.recognised, '', false],
  ['nobody known', visitors.anonymous, '', false],
] as const)(
  'the landing page of newsletters knows the address of %s where it is theirs',
  (_, visitor, email, isSignedIn) => {
    const actor: unknown = page.withScreens((__, open) => open({ ...facts, visitor }).open({ params: {} }));
    if (!(actor instanceof Actor)) throw new Error('The page runs no chart');
    expect(actor.getSnapshot()).toMatchObject({ context: { draft: { email }, isSignedIn } });
  },
);
