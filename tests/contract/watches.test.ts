import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchSubject } from '../../domain/watch.ts';
import { MOST_WATCHES } from '../../domain/watch.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';
import { watchAsked } from './wire-bodies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const someone = async (name: 'watches' | 'noWatches' = 'noWatches') =>
  signedIn(server, await server.scenario({ name }));

const read = (visitor: Visitor, locale: 'fr' | 'en' = 'fr') => visitor.ask(calls.notifications, {}, { locale });

const ask = (visitor: Visitor, subject: WatchSubject, isPreview: boolean) =>
  visitor.ask(calls['veilles/create'], { body: { subject, isPreview } });

const keyword = (text: string): WatchSubject => ({ kind: 'keyword', keyword: text });

describe('a watch', () => {
  const subjects: readonly WatchSubject[] = [
    { kind: 'country', region: 'all', country: null },
    { kind: 'country', region: 'westCentral', country: 'CI' },
    keyword('Énergie'),
    { kind: 'section', publicationId: 11, code: 'politique' },
    { kind: 'serial', code: 'palais-de-verre' },
  ];

  it.each(subjects)('of $kind is previewed unset, set once, described in words, and ended', async (subject) => {
    const visitor = await someone();
    const tried = await ask(visitor, subject, true);
    expect((await read(visitor)).watches).toEqual([]);
    expect(await ask(visitor, subject, false)).toEqual(tried);
    await ask(visitor, subject, false);
    const { watches } = await read(visitor);
    expect(watches.map((watch) => watch.subject)).toEqual([subject]);
    const [watch] = watches;
    for (const _ of ['once', 'twice']) await visitor.ask(calls['veilles/delete'], { body: { id: Number(watch?.id) } });
    expect((await read(visitor)).watches).toEqual([]);
  });

  it('previews its articles: more for a region than for one of its countries, newest first', async () => {
    const visitor = await someone();
    const all = await ask(visitor, { kind: 'country', region: 'all', country: null }, true);
    const part = await ask(visitor, { kind: 'country', region: 'eastSouthern', country: null }, true);
    expect(all.count).toBeGreaterThan(part.count);
    expect(part.count).toBeGreaterThan(0);
    expect(all.articles).toHaveLength(3);
    const days = all.articles.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const none = await ask(visitor, keyword('mot qui n’existe pas'), true);
    expect(none).toEqual({ count: 0, articles: [] });
  });

  it('by keyword finds titles regardless of accents and capitals', async () => {
    const visitor = await someone();
    const [first] = (await ask(visitor, { kind: 'country', region: 'all', country: null }, true)).articles;
    const word = first?.title.text.match(/\p{L}{4,}/u)?.[0] ?? '';
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    expect((await ask(visitor, keyword(plain), true)).count).toBeGreaterThan(0);
  });

  it('is refused beyond the limit, also in parallel, with a message', async () => {
    const visitor = await someone();
    const answers = await Promise.all(
      Array.from({ length: MOST_WATCHES + 3 }, (_, index) =>
        visitor.send(calls['veilles/create'], { body: { ...watchAsked, motCle: `mot ${index}`, apercu: false } }),
      ),
    );
    const refused = answers.filter(({ body }) => !body.isSuccess);
    expect(refused.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refused[0]?.body.feedback).toContain(String(MOST_WATCHES));
    expect((await read(visitor)).watches).toHaveLength(MOST_WATCHES);
  });

  it('of another person cannot be ended', async () => {
    const owner = await someone('watches');
    const before = await read(owner);
    const id = Number(before.watches[0]?.id);
    await (await someone()).ask(calls['veilles/delete'], { body: { id } });
    expect(await read(owner)).toEqual(before);
  });

  it.each([
    ['no kind of its own', { motCle: null }],
    ['a country that is not in Africa', { typeVeille: 'pays', region: 'toutes', pays: 'FR', motCle: null }],
    ['a region that there is not', { typeVeille: 'pays', region: 'ouest', motCle: null }],
    ['a section without publication', { typeVeille: 'rubrique', rubrique: 'politique', motCle: null }],
  ])('of %s is malformed', async (_, fields) => {
    const body = { ...watchAsked, ...fields };
    expect((await (await someone()).send(calls['veilles/create'], { body })).status).toBe(400);
  });

  it('is named in the language of the call, or in the only one', async () => {
    const visitor = await someone('watches');
    const nameOf = async (locale: 'fr' | 'en') => (await read(visitor, locale)).watches[0]?.name;
    expect(await nameOf('fr')).toEqual({ text: 'Ports et corridors', locale: 'fr' });
    expect(await nameOf('en')).toEqual({ text: 'Ports and corridors', locale: 'en' });
  });
});
