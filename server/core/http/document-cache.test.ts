/** Documents from memory: the same as assembled ones, changed with their inputs, and nothing of a visitor in them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { pageAt, pageNames, pathsOf } from '../../../contract/pages.ts';
import { routeTable } from '../../../tests/models/route-table.ts';
import { page, recognised, siteReceived, SmallBuild } from '../../../tests/support/small-build.ts';
import type { Assembled } from './document-cache.ts';
import { DocumentCache } from './document-cache.ts';
import { documentKey } from './document-key.ts';

let build: SmallBuild;
beforeAll(async () => {
  build = await SmallBuild.write();
});
afterAll(() => build.remove());

const isRecognised = async (address: string) => address === recognised;

/** One that answers first visits from memory, too. */
const open = () => build.open({ isRecognised });

const visitors = {
  'on a first visit': {},
  'with a draft': { cookie: 'quote=draft-secret' },
  'with a session': { cookie: 'session=session-secret' },
};

async function documentAt(app: FastifyInstance, url: string, more: InjectOptions['headers'] = {}) {
  const { statusCode, headers, body } = await app.inject({ url, headers: { ...page, ...more } });
  const { etag, vary } = headers;
  // The renderer counts.
  return { statusCode, etag, vary, cache: headers['cache-control'], body: body.replace(/<main>\d+/, '<main>') };
}

describe('documents', () => {
  it.each(Object.entries(visitors))(
    'are the same from memory as assembled for each request, %s',
    async (_, cookie) => {
      const [memory, assembling] = [await open(), await build.open()];
      for (const { path } of routeTable) {
        for (const locale of locales) {
          const url = `/${locale}${path === '/' ? '' : path}`;
          const { etag: _tag, ...assembled } = await documentAt(assembling, url, cookie);
          const first = await documentAt(memory, url, cookie);
          const again = await documentAt(memory, url, cookie);
          expect([url, first]).toEqual([url, { ...assembled, etag: first.etag }]);
          expect([url, again]).toEqual([url, first]);
        }
      }
    },
    60_000,
  );

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('are sent as “%s” accepts: %s', async (accept, encoding, decode) => {
    const app = await open();
    const headers = { ...page, 'accept-encoding': accept };
    const plain = await app.inject({ url: '/fr/newsletter', headers: page });
    const { rawPayload, headers: received } = await app.inject({ url: '/fr/newsletter', headers });
    expect(received['content-encoding']).toBe(encoding);
    expect(received['content-type']).toBe('text/html; charset=utf-8');
    expect(received.vary).toBe('Accept-Language, Cookie, accept-encoding');
    expect(received['content-length']).toBe(String(rawPayload.byteLength));
    expect(decode(rawPayload).toString()).toBe(plain.body);
    const head = await app.inject({ method: 'HEAD', url: '/fr/newsletter', headers });
    const { date: _, 'x-request-id': _id, ...own } = head.headers;
    expect(received).toMatchObject(own);
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each(['/fr/newsletter', '/fr/quote/success?a=b', '/fr/account/subscriptions/12'])(
    'are answered 304 where the browser has them: %s',
    async (url) => {
      const app = await open();
      const { etag } = (await app.inject({ url, headers: page })).headers;
      expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
      for (const tags of [`${etag}`, `"other", ${etag}`]) {
        const known = await app.inject({ url, headers: { ...page, 'if-none-match': tags } });
        expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
        expect(known.headers.vary).toBe('Accept-Language, Cookie, accept-encoding');
      }
      const other = await app.inject({ url, headers: { ...page, 'if-none-match': '"other"' } });
      expect(other.statusCode).toBe(200);
      const absent = await app.inject({ url: '/fr/nowhere', headers: page });
      const still = { ...page, 'if-none-match': `${absent.headers.etag}` };
      expect((await app.inject({ url: '/fr/nowhere', headers: still })).statusCode).toBe(404);
    },
  );

  it('change with the answers in them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { nom } = siteReceived.data;
    try {
      const app = await open();
      const before = await documentAt(app, '/fr/newsletter');
      siteReceived.data.nom = 'Le Messager';
      vi.advanceTimersByTime(59_000);
      expect(await documentAt(app, '/fr/newsletter')).toEqual(before);
      vi.advanceTimersByTime(2_000);
      await vi.waitFor(async () => {
        const after = await documentAt(app, '/fr/newsletter');
        expect(after.body).toContain('Le Messager');
        expect(after.etag).not.toBe(before.etag);
      });
      expect((await documentAt(app, '/fr/newsletter', { 'if-none-match': `${before.etag}` })).statusCode).toBe(200);
    } finally {
      siteReceived.data.nom = nom;
      vi.useRealTimers();
    }
  });

  it('get nothing from a visitor, and give a person no other’s', async () => {
    const app = await open();
    const secret = /secret|hush|Univers/;
    const theirs = { cookie: 'session=session-secret; quote=draft-secret' };
    for (const isFirst of [true, false]) {
      for (const { path } of routeTable) {
        const url = `/fr${path === '/' ? '' : path}`;
        const own = await documentAt(app, url, theirs);
        expect([url, own.body.includes('content="GET /fr/ajax/user"')]).toEqual([url, true]);
        expect(own.body).not.toMatch(secret);
        expect(own.body).not.toContain('data-answers');
        // One whose cookies do not identify a person receives the public answers, which a person's page requests itself.
        const drafting = await documentAt(app, url, { cookie: 'quote=draft-secret' });
        expect(drafting.body).not.toMatch(secret);
        expect([url, drafting.body.includes('data-answers="GET /fr/ajax/infossiteweb"')]).toEqual([url, true]);
        const known = await app.inject({ url, headers: page, remoteAddress: recognised });
        expect(known.body).not.toMatch(secret);
        expect(known.body).not.toContain('data-answers="GET /fr/ajax/user"');
        const byLink = `${url}${url.includes('?') ? '&' : '?'}invoiceToken=hush`;
        expect((await documentAt(app, byLink)).body).not.toContain('data-answers="GET /fr/ajax/user"');
        const { body } = await documentAt(app, url);
        expect([url, secret.test(body), isFirst]).toEqual([url, false, isFirst]);
        expect([url, body]).toEqual([url, expect.stringContaining('data-answers="GET /fr/ajax/user"')]);
      }
    }
  }, 60_000);
});

it('has no more keys than the table of pages has addresses, whichever addresses are requested', () => {
  const paths = routeTable.map(({ path }) => path);
  const searches = ['', '?', '?utm_source=a', '?step=check', '?invoiceToken=hush', '?redirect=/account', '?a=%00'];
  const odd = ['/', '//', '/x', '/%2e', '/12', '/:aboId', '/..'];
  const keys = new Set<string>();
  for (const path of paths.flatMap((each) => [each, ...odd.map((more) => each.split('?')[0] + more)]))
    for (const search of path.includes('?') ? [''] : searches)
      for (const locale of locales) {
        const [name = '', query] = path.split('?');
        const place = { path: name, search: query === undefined ? search : `?${query}` };
        const key = documentKey({ locale, place, page: pageAt(place) });
        if (key !== null) keys.add(key);
      }
  const fixed = new Set(
    pageNames.flatMap((name) => pathsOf(name).filter((path) => !/[:?]/.test(path) || path.includes('?:'))),
  );
  expect(keys.size).toBeGreaterThan(20);
  expect(keys.size).toBeLessThanOrEqual(fixed.size * locales.length * 2);
  expect([...keys].filter((key) => /hush|utm|%|:|\d/.test(key))).toEqual([]);
});

describe('the cache', () => {
  const complete = (html: string) => vi.fn<() => Promise<Assembled>>(async () => ({ html, isComplete: true }));

  it('assembles once for the same inputs, and again for others', async () => {
    const cache = new DocumentCache(10);
    const facts = {};
    const [one, two] = [complete('one'), complete('two')];
    const received = await Promise.all([cache.of('a', [facts, 'x'], one), cache.of('a', [facts, 'x'], one)]);
    expect(received[0]).toBe(received[1]);
    expect(one).toHaveBeenCalledTimes(1);
    expect((await cache.of('a', [{}, 'x'], two)).html.toString()).toBe('two');
    expect((await cache.of('a', [facts, 'x'], one)).html.toString()).toBe('one');
    expect(cache.size).toBe(1);
  });

  it('keeps neither an incomplete document nor a failure', async () => {
    const cache = new DocumentCache(10);
    const { html, compressed } = await cache.of('a', [], async () => ({ html: 'part', isComplete: false }));
    expect([html.toString(), compressed, cache.size]).toEqual(['part', null, 0]);
    const failing = cache.of('a', [], () => Promise.reject(new Error('No')));
    await expect(failing).rejects.toThrow('No');
    expect(cache.size).toBe(0);
  });

  it('drops the oldest of too many documents', async () => {
    const cache = new DocumentCache(2);
    for (const key of ['a', 'b', 'a', 'c']) await cache.of(key, [key], complete(key));
    expect(cache.size).toBe(2);
    const again = complete('a');
    await cache.of('a', ['a'], again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
