import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logged, page, script, SmallBuild } from '../../../tests/support/small-build.ts';
import { readSettings } from '../settings.ts';
import { securityHeaders } from './security-headers.ts';

const someText: unknown = expect.any(String);

let build: SmallBuild;
let app: FastifyInstance;
beforeAll(async () => {
  build = await SmallBuild.write();
  app = await build.open();
});
afterAll(() => build.remove());

describe('every answer', () => {
  it.each(['/', '/en', '/nowhere', '/assets/page-Dk3x9a.js', '/readyz', '/ajax/broken', '/ajax/unknown', '/%'])(
    'carries the security headers: %s',
    async (url) => {
      const { headers } = await app.inject({ url, headers: page });
      expect(headers).toMatchObject(securityHeaders(readSettings({})));
    },
  );
});

describe('the request log', () => {
  it.each([
    ['/en/quote', 'page:quoteRequest'],
    ['/en/nowhere', 'page:notFound'],
    ['/favicon.svg', '/*'],
    ['/fr/ajax/infossiteweb', '/fr/ajax/infossiteweb'],
  ])('names what answers %s', async (url, route) => {
    const { headers } = await app.inject({ url, headers: page });
    const line = logged.map((text): unknown => JSON.parse(text)).at(-1);
    expect(line).toMatchObject({ requestId: headers['x-request-id'], message: 'request.completed', route });
  });
});

describe('files', () => {
  it('are kept for ever under a hashed name, and come as the build compressed them', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/page-Dk3x9a.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headers['vary']).toContain('accept-encoding');
    expect(rawPayload).toEqual(brotliCompressSync(script));
  });

  it('come as they are to a browser that takes nothing else', async () => {
    const { headers, body } = await app.inject({ url: '/assets/page-Dk3x9a.js' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(script);
  });

  it.each(['/favicon.svg', '/builds/latest.json'])('are asked about again under another name: %s', async (url) => {
    const { headers } = await app.inject({ url });
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
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).not.toContain(url);
  });
});

describe('documents', () => {
  const opening = async () => {
    return (headers: Record<string, string> = {}) => app.inject({ url: '/fr', headers: { ...page, ...headers } });
  };

  it('come compressed to clients that accept it, with the same content', async () => {
    const opened = await opening();
    const plain = await opened();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const { headers, rawPayload } = await opened({ 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/Cookie.*accept-encoding/);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ['/fr/%', 'fr-FR', 'Page introuvable'],
    ['/en/account/%E0%A4', 'en-US', 'Page not found'],
    ['/en/quote/shared/%00', 'en-US', 'Page not found'],
  ])('say in the language of the address that there is no page at %s', async (url, lang, title) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: page });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it('are not sent again to clients that have them', async () => {
    const opened = await opening();
    const { etag } = (await opened()).headers;
    const again = await opened({ 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ ...securityHeaders(readSettings({})), 'cache-control': 'no-cache' });
    expect((await opened({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });
});

describe('failures', () => {
  it('say nothing of what broke, and are logged with their cause', async () => {
    const { statusCode, body } = await app.inject({ url: '/ajax/broken?token=hush', headers: { 'x-language': 'en' } });
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toEqual({ isSuccess: false, feedback: someText, data: null });
    expect(body).not.toContain('secret_column');
    expect(logged.join()).toContain('secret_column');
    expect(logged.join()).not.toContain('hush');
  });

  it('are described in the language of the call', async () => {
    const words = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/ajax/unknown', headers })).json<{ feedback: string }>().feedback;
    expect(await words({ 'x-language': 'en' })).toBe('There’s no page at this link. Check it for typos.');
    expect(await words({ 'x-language': 'fr' })).toBe('Aucune page à cette adresse. Vérifiez le lien.');
  });

  it.each([
    ['{"a":', 'application/json', 400],
    ['{"__proto__":{"a":1}}', 'application/json', 400],
    [JSON.stringify('x'.repeat(70_000)), 'application/json', 413],
    ['<a/>', 'application/xml', 415],
  ])('of the caller have their status: %.20s', async (payload, type, status) => {
    const answer = await app.inject({ method: 'POST', url: '/ajax/echo', payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ isSuccess: false, feedback: someText, data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('is ready while every check holds, and alive in any case', async () => {
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
    const sick = await build.open({
      readiness: { site: () => Promise.resolve(), database: () => Promise.reject(new Error('The database is away')) },
    });
    const answer = await sick.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
    expect((await sick.inject('/livez')).statusCode).toBe(200);
  });
});
