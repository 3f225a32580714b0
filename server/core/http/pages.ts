import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAddress } from '../../../src/app/address.ts';
import { pageAt } from '../../../src/app/pages.ts';
import { languageCookie, sessionCookie, warningCookie } from '../../../contract/headers.ts';
import type { Settings } from '../settings.ts';
import { isCall, refuse, wantsPage } from './failures.ts';
import { html as markup } from '../html/html.ts';
import type { Log } from '../log.ts';
import { PrerenderCache } from './prerender-cache.ts';
import { readBuiltFiles } from './built-files.ts';
import type { Comer } from './first-questions.ts';
import { askedAnonymously, firstQuestions, OwnQuestions, PublicAnswers } from './first-questions.ts';
import { requestLocale } from './request-locale.ts';
import type { Asked, DocumentFacts } from './shell.ts';
import { shellOf } from './shell.ts';
import { texts } from './texts.ts';

/** A year: the build gives a file another name when its content changes. */
const forEver = 'public, max-age=31536000, immutable';

/**
 * Files whose names change with their content: the build's assets and its manifest, but not the pointer to the latest
 * build.
 */
const isNamedByContent = (path: string): boolean => /^(?:assets\/|builds\/(?!latest\.))/.test(path);

/** The page that a request's address shows, its condition included (specification §2); `null` if no route matches. */
function askedIn(request: FastifyRequest, { prefixRouting }: Settings): Asked {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
  const { prefix, place } = readAddress(path, search, prefixRouting);
  const isAddress = !prefixRouting || prefix !== null || place.path === '/';
  return { locale: requestLocale(request), place, page: isAddress ? pageAt(place) : null };
}

/** Cookies of the page itself: none of them identifies a visitor. */
const ownCookies: readonly string[] = [languageCookie, warningCookie];

/** The visitor: possibly signed in, on a first visit, or neither. */
function comerOf({ headers: { cookie = '' }, ip }: FastifyRequest): Comer {
  const names = cookie.split(';').flatMap((each) => /^\s*(?:__Host-)?([^=]+)=/.exec(each)?.[1] ?? []);
  return {
    mayBeSignedIn: names.includes(sessionCookie),
    isNew: names.every((name) => ownCookies.includes(name)),
    address: ip,
  };
}

/** Sends a document, or 304 if the browser has it already. */
function sendShell(request: FastifyRequest, reply: FastifyReply, shell: string, status: number): FastifyReply {
  // A weak one: the same document may be compressed.
  const etag = `W/"${createHash('sha256').update(shell).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie', etag });
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(status).header('content-type', 'text/html; charset=utf-8').send(shell);
}

/** The sources from which pages are served. */
interface ServedParts {
  readonly dist: URL;
  readonly log: Log;
  readonly readFacts: () => Promise<DocumentFacts | null>;
}

/**
 * Serves the build: its files, compressed at build time, those with hashed names immutable; and for every other address
 * requested as a page, the shell with the site's facts: with status 404 if the route table has no page for it.
 */
export async function servePages(
  app: FastifyInstance,
  settings: Settings,
  { dist, log, readFacts }: ServedParts,
): Promise<void> {
  const index = await readFile(new URL('index.html', dist), 'utf8');
  const files = await readBuiltFiles(dist);
  const ask = askedAnonymously(app, settings);
  const answers = new PublicAnswers(ask);
  const own = await OwnQuestions.open(dist, settings.requestCodes);
  const prerenderCache = await PrerenderCache.open(dist, answers, { prefixRouting: settings.prefixRouting, log });
  app.addHook('onClose', () => prerenderCache.close());
  app.decorateRequest('page');
  await app.register(fastifyStatic, {
    root: fileURLToPath(dist),
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Files have an extension; HTML comes from the shells, and compressed files are chosen by content negotiation.
    allowedPath: (path) => /\.(?!(?:html|br|gz)$)\w+$/.test(path),
    setHeaders: (reply, path) => {
      const name = relative(fileURLToPath(dist), path).replaceAll(sep, '/');
      reply.header('cache-control', isNamedByContent(name) ? forEver : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request) || !wantsPage(request)) return refuse(request, reply, 404, texts.notFound);
    const asked = askedIn(request, settings);
    const { locale, page } = asked;
    request.page = page ?? 'notFound';
    const comer = comerOf(request);
    const { mayBeSignedIn } = comer;
    const [facts, prerendered, questions] = await Promise.all([
      readFacts(),
      prerenderCache.of(asked, mayBeSignedIn),
      firstQuestions(asked, comer, { answers, own, ask }, settings),
    ]);
    const code = [
      ...files.application.map((href) => markup`<link rel="modulepreload" fetchpriority="low" href="${href}" />`),
      // Loaded after first paint (`src/app/main.tsx`): styles and typefaces have the bandwidth until then.
      ...files
        .of(page, locale, { mayBeSignedIn, isAsked: questions.isWhole })
        .map((href) => markup`<meta name="loads" content="${href}" />`),
    ];
    const shell = shellOf(index, asked, settings, facts, {
      head: [...questions.asks, ...code],
      body: questions.answers,
      prerendered,
    });
    return sendShell(request, reply, shell, asked.page === null ? 404 : 200);
  });
}
