import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAddress } from '../../../contract/page-address.ts';
import { pageAt } from '../../../contract/pages.ts';
import { languageCookie, sessionCookie, warningCookie } from '../../../contract/headers.ts';
import type { Settings } from '../settings.ts';
import { isCall, refuse, wantsPage } from './failures.ts';
import { html as markup } from '../html/html.ts';
import type { Log } from '../log.ts';
import { PrerenderCache } from './prerender-cache.ts';
import { readBuiltFiles } from './built-files.ts';
import type { Assembled, SentDocument } from './document-cache.ts';
import { DocumentCache, documentEncodings, documentOf } from './document-cache.ts';
import { documentKey } from './document-key.ts';
import type { Comer, FirstAnswers, IsRecognised } from './first-questions.ts';
import {
  AnonymousUsers,
  askedAnonymously,
  firstAnswers,
  firstQuestions,
  OwnQuestions,
  PublicAnswers,
} from './first-questions.ts';
import { requestLocale } from './request-locale.ts';
import type { DocumentRequest, DocumentFacts } from './shell.ts';
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
function askedIn(request: FastifyRequest, { prefixRouting }: Settings): DocumentRequest {
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

/** Whether the browser has a document already: one of the tags that it sends is the document's. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) ?? false;

/** Sends a document in the encoding that the browser likes best, or 304 if it has the document already. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, html, compressed }: SentDocument,
  status: number,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie, accept-encoding', etag });
  if (status === 200 && isKnown(request, etag)) return reply.code(304).send();
  reply.code(status).header('content-type', 'text/html; charset=utf-8');
  const encoding = compressed && negotiate(request.headers['accept-encoding'] ?? '', [...documentEncodings]);
  return compressed && encoding
    ? reply.header('content-encoding', encoding).send(compressed[encoding])
    : reply.send(html);
}

/** The sources from which pages are served. */
interface ServedParts {
  readonly dist: URL;
  readonly log: Log;
  readonly readFacts: () => Promise<DocumentFacts | null>;
  /** `null`: only the back end of the calls knows. */
  readonly isRecognised: IsRecognised | null;
}

/** The most documents that are kept: more than the table of pages has addresses. */
const MOST_DOCUMENTS = 500;

/**
 * Serves the build: its files, compressed at build time, those with hashed names immutable; and for every other address
 * requested as a page, the shell with the site's facts: with status 404 if the route table has no page for it.
 */
export async function servePages(
  app: FastifyInstance,
  settings: Settings,
  { dist, log, readFacts, isRecognised }: ServedParts,
): Promise<void> {
  const index = await readFile(new URL('index.html', dist), 'utf8');
  const files = await readBuiltFiles(dist);
  const ask = askedAnonymously(app, settings);
  const answers = new PublicAnswers(ask);
  const users = new AnonymousUsers(ask, isRecognised);
  const documents = new DocumentCache(MOST_DOCUMENTS);
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

  async function assemble(
    asked: DocumentRequest,
    comer: Comer,
    { facts, received }: { readonly facts: DocumentFacts | null; readonly received: FirstAnswers },
  ): Promise<Assembled> {
    const { locale, page } = asked;
    const { mayBeSignedIn } = comer;
    const questions = firstQuestions(asked, comer, { answers: received, own }, settings);
    const prerendered = await prerenderCache.of(asked, mayBeSignedIn);
    const code = [
      ...files.application.map((href) => markup`<link rel="modulepreload" fetchpriority="low" href="${href}" />`),
      // Loaded after first paint (`src/app/main.tsx`): styles and typefaces have the bandwidth until then.
      ...files
        .of(page, locale, { mayBeSignedIn, isAsked: questions.isWhole })
        .map((href) => markup`<meta name="loads" content="${href}" />`),
    ];
    const html = shellOf(index, asked, settings, facts, {
      head: [...questions.asks, ...code],
      body: questions.answers,
      prerendered,
    });
    return { html, isComplete: prerendered !== null };
  }

  /** The key of a document that contains nothing of its visitor; `null`: it is assembled for each request. */
  function keyOf(asked: DocumentRequest, { mayBeSignedIn, isNew }: Comer, received: FirstAnswers): string | null {
    // No document of a session is kept, nor another back end's answer about its visitor.
    const isAnonymous = typeof received.get('user') === 'string';
    if (mayBeSignedIn || (isAnonymous && !users.isSameForAll)) return null;
    const key = documentKey(asked);
    return key && `${key} ${isNew} ${isAnonymous}`;
  }

  async function documentFor(asked: DocumentRequest, comer: Comer): Promise<SentDocument> {
    const [facts, received] = await Promise.all([readFacts(), firstAnswers(asked, comer, { answers, users })]);
    const key = keyOf(asked, comer, received);
    const make = (): Promise<Assembled> => assemble(asked, comer, { facts, received });
    return key === null ? documentOf((await make()).html) : documents.of(key, [facts, ...received.values()], make);
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request) || !wantsPage(request)) return refuse(request, reply, 404, texts.notFound);
    const asked = askedIn(request, settings);
    request.page = asked.page ?? 'notFound';
    const document = await documentFor(asked, comerOf(request));
    return sendDocument(request, reply, document, asked.page === null ? 404 : 200);
  });
}
