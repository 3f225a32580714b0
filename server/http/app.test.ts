import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { isPageName, pages } from '../../src/app/pages.ts';
import { routeTable } from '../../tests/models/route-table.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import type { DocumentFacts } from './shell.ts';
import { securityHeaders } from './security-headers.ts';

const script = 'console.log("a page");';
const logged: string[] = [];
const someText: unknown = expect.any(String);
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder = '';

async function open(
  environment: Record<string, string> = {},
  checkHealth = () => Promise.resolve(),
  facts: DocumentFacts | null = null,
): Promise<FastifyInstance> {
  return buildApp({
    settings: readSettings(environment),
    log: createLog((line) => logged.push(line)),
    dist: pathToFileURL(`${folder}/`),
    readFacts: () => Promise.resolve(facts),
    checkHealth,
    testControl: null,
    plugins: [
      async (app) => {
        app.post('/ajax/echo', (request) => request.body);
        app.get('/ajax/broken', () => {
          throw new Error('select secret_column from accounts');
        });
      },
    ],
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-dist-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html>\n<html lang="fr">\n  <head>\n    <title></title>\n  </head>\n  <body>\n  </body>\n</html>\n',
  );
  await writeFile(join(folder, 'assets/page-Dk3x9a.js'), script);
  await writeFile(join(folder, 'assets/page-Dk3x9a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mkdir(join(folder, 'builds'));
  await writeFile(join(folder, 'builds', 'latest.json'), '{"build":"a1b2c3"}');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
});

afterAll(() => rm(folder, { recursive: true }));

describe('every answer', () => {
  it.each(['/', '/en', '/nowhere', '/assets/page-Dk3x9a.js', '/healthz', '/ajax/broken', '/ajax/unknown', '/%'])(
    'carries the security headers: %s',
    async (url) => {
      const { headers } = await (await open()).inject({ url, headers: page });
      expect(headers).toMatchObject(securityHeaders(readSettings({})));
    },
  );
});

describe('pages', () => {
  it.each([
    ['/', {}, 'fr-FR', 200],
    ['/', { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.3' }, 'en-US', 200],
    ['/', { 'accept-language': 'en', cookie: 'a=b; lang=fr' }, 'fr-FR', 200],
    ['/fr', { 'accept-language': 'en' }, 'fr-FR', 200],
    ['/en/account/invoices?invoiceToken=abc', {}, 'en-US', 200],
    ['/enigma', {}, 'fr-FR', 404],
    ['/account', { cookie: 'lang=en' }, 'en-US', 404],
  ])('answer %s %j with the shell in %s and status %i', async (url, headers, lang, status) => {
    const answer = await (await open()).inject({ url, headers: { ...page, ...headers } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toContain('<meta name="prefix-routing" content="on" />');
  });

  it('are there, or not found, as the table of routes says of each address', async () => {
    const app = await open();
    for (const { path, page: name } of routeTable) {
      const url = path === '/' || path.startsWith('/?') ? path : `/fr${path}`;
      const { statusCode } = await app.inject({ url, headers: page });
      // An address that cannot be read is refused before anybody looks for its page.
      const missing = path.includes('%E0%A4%A') ? 400 : 404;
      expect([url, statusCode]).toEqual([url, name === null ? missing : 200]);
    }
  });

  it.each(['*/*', 'text/html', 'application/json, */*;q=0.1'])('answer whoever takes %s', async (accept) => {
    const app = await open();
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: '/fr/quote', headers: { accept } });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    const file = await app.inject({ url: '/assets/gone-1a2b3c.js', headers: { accept: '*/*' } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('have a title of their own in each language, and a sentence where no script runs', async () => {
    const app = await open();
    const titles = new Set<string>();
    const listed = routeTable.filter(({ page: name }) => name !== null);
    for (const { path } of listed.filter((row) => !row.path.startsWith('/?') && row.path !== '/')) {
      for (const locale of locales) {
        const { body } = await app.inject({ url: `/${locale}${path}`, headers: page });
        const [, title = '', ...others] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
        expect([path, title.length > 3, others]).toEqual([path, true, []]);
        expect(body.match(/<title>/g)).toHaveLength(1);
        titles.add(`${locale} ${title}`);
      }
    }
    expect(titles.size).toBe(2 * Object.keys(pages).length - 2);
    const french = (await app.inject({ url: '/fr/quote', headers: page })).body;
    expect(french).toContain('<title>Demander un devis</title>');
    expect(french).toMatch(
      /<noscript><p>Choisissez ce que vous voulez lire .*<\/p><p>Cette page a besoin de JavaScript\./,
    );
    expect((await app.inject({ url: '/en/quote', headers: page })).body).toContain('<title>Ask for a quote</title>');
    expect((await app.inject({ url: '/fr/nowhere', headers: page })).body).toContain('<title>Page introuvable</title>');
  });

  it('say what the site is called in each language, and whom to ask, where that is known', async () => {
    const nameIn = (locale: Locale) => ({ fr: 'L’Écho « & fils »', en: 'The Echo' })[locale];
    const facts = { nameIn, email: 'desk@example.org', phone: '+33 1 00 00 00 00' };
    const { body } = await (await open({}, undefined, facts)).inject({ url: '/fr/quote', headers: page });
    expect(body).toContain('<title>Demander un devis – L’Écho « &amp; fils »</title>');
    expect(body).toContain('<meta name="application-name" lang="en" content="The Echo" />');
    expect(body).toContain('<meta name="contact-email" content="desk@example.org" />');
    expect(body).toContain('<a href="mailto:desk@example.org">desk@example.org</a> <a href="tel:+33100000000">');
    expect((await (await open()).inject({ url: '/fr/quote', headers: page })).body).not.toContain('application-name');
  });

  it('say what they are for, each in its language', async () => {
    const app = await open();
    const described = new Set<string>();
    for (const { path, page: name } of routeTable.filter((row) => !row.path.includes('%E0%A4%A'))) {
      for (const locale of locales) {
        const { body } = await app.inject({ url: `/${locale}${path}`, headers: page });
        const [, description = ''] = /<meta name="description" content="([^"]*)" \/>/.exec(body) ?? [];
        expect([path, description.length > 20]).toEqual([path, true]);
        expect(body).toContain(`<noscript><p>${description}</p>`);
        described.add(`${locale} ${name} ${description}`);
        const isHidden = name === null || (isPageName(name) && /^(?:personal|account)/.test(pages[name].access));
        expect([path, body.includes('noindex')]).toEqual([path, isHidden]);
      }
    }
    // One for each page, and for what has none.
    expect(described.size).toBe(2 * (Object.keys(pages).length + 1));
  });

  it('say where they are found in each language, and no more of their query than they demand', async () => {
    const app = await open({ PUBLIC_URL: 'https://desk.example' });
    const linksAt = async (url: string) => {
      const { body } = await app.inject({ url, headers: page });
      expect(body).not.toContain('hush');
      const found = body.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)" \/>/g);
      return [...found].map(([, language = 'canonical', href = '']) => `${language} ${href}`);
    };
    const site = 'https://desk.example';
    for (const { path } of routeTable.filter((row) => row.page !== null && !row.path.includes('?'))) {
      const own = path.replace(/(?<=.)\/$/, '').replace(/^\/$/, '');
      const others = [
        `fr ${site}/fr${own}`,
        `en ${site}/en${own}`,
        `x-default ${own === '' ? `${site}/` : `${site}/fr${own}`}`,
      ];
      const more = path.includes('/success/') ? '' : '?invoiceToken=hush&utm_source=letter';
      expect(await linksAt(`/fr${path}${more}`)).toEqual([`canonical ${site}/fr${own}`, ...others]);
      expect(await linksAt(`/en${path}`)).toEqual([`canonical ${site}/en${own}`, ...others]);
    }
    const [payment] = await linksAt('/fr/account/payment?invoiceToken=hush&id=88012&utm_source=letter');
    expect(payment).toBe(`canonical ${site}/fr/account/payment?id=88012`);
    expect(await linksAt('/fr/nowhere')).toEqual([]);
  });

  it('have no prefix where prefix routing is off', async () => {
    const app = await open({ PREFIX_ROUTING: 'off' });
    const answer = await app.inject({ url: '/account', headers: page });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="prefix-routing" content="off" />');
    // One address for all languages.
    expect(answer.body).toContain('<link rel="canonical" href="http://localhost:4000/account" />');
    expect(answer.body).not.toContain('hreflang');
  });
});

describe('files', () => {
  it('are kept for ever under a hashed name, and come as the build compressed them', async () => {
    const { headers, rawPayload } = await (
      await open()
    ).inject({ url: '/assets/page-Dk3x9a.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headers['vary']).toContain('accept-encoding');
    expect(rawPayload).toEqual(brotliCompressSync(script));
  });

  it('come as they are to a browser that takes nothing else', async () => {
    const { headers, body } = await (await open()).inject({ url: '/assets/page-Dk3x9a.js' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(script);
  });

  it.each(['/favicon.svg', '/builds/latest.json'])('are asked about again under another name: %s', async (url) => {
    const { headers } = await (await open()).inject({ url });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).toHaveProperty('etag');
  });

  it.each([
    '/assets/missing.js',
    '/.vite/manifest.json',
    '/index.html',
    '/assets/page-Dk3x9a.js.br',
    '/assets',
    '/../package.json',
  ])('are not made up: %s', async (url) => {
    const { statusCode, headers, body } = await (await open()).inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).not.toContain(url);
  });
});

describe('failures', () => {
  it('say nothing of what broke, and are logged with their cause', async () => {
    const { statusCode, body } = await (
      await open()
    ).inject({ url: '/ajax/broken?token=hush', headers: { 'x-language': 'en' } });
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toEqual({ isSuccess: false, feedback: someText, data: null });
    expect(body).not.toContain('secret_column');
    expect(logged.join()).toContain('secret_column');
    expect(logged.join()).not.toContain('hush');
  });

  it('are told in the language of the call', async () => {
    const app = await open();
    const words = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/ajax/unknown', headers })).json<{ feedback: string }>().feedback;
    expect(await words({ 'x-language': 'en' })).toBe('There is nothing at this address.');
    expect(await words({ 'x-language': 'fr' })).toBe('Il n’y a rien à cette adresse.');
  });

  it.each([
    ['{"a":', 'application/json', 400],
    ['{"__proto__":{"a":1}}', 'application/json', 400],
    [JSON.stringify('x'.repeat(70_000)), 'application/json', 413],
    ['<a/>', 'application/xml', 415],
  ])('of the caller have their status: %.20s', async (payload, type, status) => {
    const answer = await (
      await open()
    ).inject({ method: 'POST', url: '/ajax/echo', payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ isSuccess: false, feedback: someText, data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('is what the check says', async () => {
    expect((await (await open()).inject('/healthz')).statusCode).toBe(200);
    const sick = await open({}, () => Promise.reject(new Error('The database is away')));
    expect((await sick.inject('/healthz')).statusCode).toBe(503);
  });
});
