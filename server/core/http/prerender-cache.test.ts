import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import { createLog } from '../log.ts';
import { PrerenderCache } from './prerender-cache.ts';
import { PublicAnswers } from './first-questions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-prerendered-'));
  await mkdir(join(folder, '.ssr'));
  const renderer = `export const renderDocument = async ({ page, locale, received }) =>
    page === null
      ? { html: '<p>/nowhere/0</p><a href="/fr/nowhere/0">fr</a>', path: '/nowhere/0', redirect: '' }
      : { html: [locale, page, received['/ajax/infossiteweb']].join(' '), path: '/', redirect: '' };`;
  await writeFile(join(folder, '.ssr/render.js'), renderer);
});
afterAll(() => rm(folder, { recursive: true }));

test('prerenders a page in each language from the current answers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    let name = 'The Courier';
    const answers = new PublicAnswers(async () => name);
    const log = createLog(() => undefined);
    const prerenderCache = await PrerenderCache.open(pathToFileURL(`${folder}/`), answers, {
      prefixRouting: true,
      log,
    });
    const at = (locale: Locale) =>
      prerenderCache.of({ locale, page: 'newsletterSignup', place: { path: '/newsletter', search: '' } }, false);
    expect(await at('fr')).toBe('fr newsletterSignup The Courier');
    expect(await at('en')).toBe('en newsletterSignup The Courier');
    name = 'The Messenger';
    vi.advanceTimersByTime(61_000);
    // A stale answer is served while it is refreshed.
    await at('fr');
    await vi.waitFor(async () => expect(await at('fr')).toBe('fr newsletterSignup The Messenger'));
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['/archives/1998', '/archives/1998'],
  ['/nowhere/01', '/nowhere/01'],
  ['/<b>&quot;', '/&lt;b&gt;&amp;quot;'],
])('a page that is not there names the path that was asked for: %s', async (path, written) => {
  const answers = new PublicAnswers(async () => 'The Courier');
  const log = createLog(() => undefined);
  const prerenderCache = await PrerenderCache.open(pathToFileURL(`${folder}/`), answers, { prefixRouting: true, log });
  const html = await prerenderCache.of({ locale: 'fr', page: null, place: { path, search: '' } }, false);
  expect(html).toBe(`<p>${written}</p><a href="/fr${written}">fr</a>`);
});
