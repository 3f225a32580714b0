import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { createLog } from '../../server/core/log.ts';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { subscriber } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
let books: OpenDatabase;
beforeAll(async () => {
  server = await openServer();
  books = openDatabase(
    server.databaseUrl,
    createLog(() => undefined),
  );
});
afterAll(async () => {
  await books.close();
  await server.close();
});

const list = (visitor: Visitor, locale: 'fr' | 'en' = 'fr') => visitor.ask(calls['subscriptions/all'], {}, { locale });

const DAY = 86_400_000;

describe('subscriptions', () => {
  it.each<[ScenarioName, object]>([
    ['paymentOpen', { status: 'notBegun', nature: 'renewal', isPayable: true, startsOn: null, isUntaxed: false }],
    ['paymentReverseCharge', { isPayable: true, isUntaxed: true }],
    ['paymentSettled', { status: 'current', isPayable: false }],
    ['quoteOpen', { status: 'quote', type: 'administratorLicence', readers: 5, isPayable: false }],
    ['quoteAccepted', { isPayable: false }],
    ['quoteOrdered', { status: 'notBegun', isPayable: true }],
    ['quoteDeclined', { status: 'invalidQuote', isPayable: false }],
  ])('in the scenario %s are listed in their state: %o', async (name, received) => {
    const { visitor, id, scenario } = await subscriber(server, name);
    const [first, ...others] = await list(visitor);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id, reference: scenario.subscription?.reference, ...received });
    expect(first?.publications).toEqual(['Le Courrier des Lagunes', 'Base de données « Qui est qui »']);
    expect((await list(visitor, 'en'))[0]?.publications[0]).toBe('The Lagoon Courier');
  });

  it('are the caller’s own, and those that they read: the latter without unpaid and unaccepted ones', async () => {
    const [running, unpaid] = [await subscriber(server, 'paymentSettled'), await subscriber(server, 'paymentOpen')];
    const reader = await server.scenario({ name: 'noInvoice' });
    const visitor = await signedIn(server, reader);
    expect(await list(visitor)).toEqual([]);
    await books.db
      .insertInto('subscription_readers')
      .values(
        [running, unpaid].map(({ id }) => ({
          subscription_id: id,
          account_id: reader.account.id,
          is_accepted: true,
          civility: 2,
          first_name: 'Nadia',
          last_name: 'ESSAI',
          email: reader.account.email,
        })),
      )
      .execute();
    const read = await list(visitor);
    expect(read).toMatchObject([{ id: running.id, type: 'userLicence', isPayable: false }]);
    expect((await list(running.visitor))[0]?.type).toBe('normal');
  });

  it('end by the server’s clock', async () => {
    const { visitor, id } = await subscriber(server, 'paymentSettled');
    const [begun] = await list(visitor);
    expect(begun).toMatchObject({ id, status: 'current' });
    const left = (days: number) => new Date(Date.parse(begun?.startsOn ?? '') + days * DAY).toISOString().slice(0, 10);
    const endsOn = async (day: string) => {
      await books.db
        .updateTable('subscriptions')
        .set({ starts_on: '2020-01-01', ends_on: day })
        .where('id', '=', id)
        .execute();
      return (await list(visitor))[0]?.status;
    };
    expect(await endsOn(left(31))).toBe('current');
    expect(await endsOn(left(30))).toBe('aboutToEnd');
    expect(await endsOn(left(0))).toBe('aboutToEnd');
    expect(await endsOn(left(-1))).toBe('ended');
  });
});

it('the latest articles are public, in the caller’s language or the only one', async () => {
  const latest = (locale: 'fr' | 'en') => server.visitor().ask(calls['articles/last'], {}, { locale });
  const received = await latest('en');
  expect(received).toHaveLength(5);
  const days = received.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(received[0]?.title).toEqual({ text: 'Bamana dry port changes hands', locale: 'en' });
  expect((await latest('fr'))[0]?.title).toEqual({ text: 'Le port sec de Bamana change de main', locale: 'fr' });
  const written = { site_code: 'LL', publication_id: 15, published_on: '2099-01-01' };
  await books.db
    .insertInto('articles')
    .values([
      { ...written, id: 99_001, title: JSON.stringify({ fr: 'Écrit en français' }) },
      { ...written, id: 99_002, title: JSON.stringify({ en: 'Written in English' }) },
    ])
    .execute();
  for (const locale of ['fr', 'en'] as const) {
    expect((await latest(locale)).slice(0, 2)).toMatchObject([
      { title: { text: 'Written in English', locale: 'en' }, url: 'https://www.example.org/articles/99002' },
      { title: { text: 'Écrit en français', locale: 'fr' }, url: 'https://www.example.fr/articles/99001' },
    ]);
  }
});
