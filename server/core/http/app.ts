import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { fastifyRequestContext } from '@fastify/request-context';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { fastify } from 'fastify';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { decodable } from './decodable.ts';
import { answerFailure, isCall, refuse, wantsPage } from './failures.ts';
import type { IsRecognised } from './first-questions.ts';
import { forwardCalls } from './forward.ts';
import type { ReadinessChecks } from './health.ts';
import { serveHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { servePages } from './pages.ts';
import { createRequestIds, RequestLog, requestIdHeader } from './request-log.ts';
import type { DocumentFacts } from './shell.ts';
import { securityHeaders } from './security-headers.ts';
import { texts } from './texts.ts';
import type { Tracing } from './tracing.ts';

/** Longest body, in bytes: above the longest of any form. */
const BODY_LIMIT = 16_384;

/**
 * Of 0 to 11: level 5 makes documents a twelfth smaller than 4 for a tenth of a millisecond; above 5 nothing is gained.
 */
const BROTLI_QUALITY = 5;

/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Parts of the app. */
export interface AppParts {
  readonly settings: Settings;
  readonly log: Log;
  /** Folder of the built page; `null` if another server serves the page (development). */
  readonly dist: URL | null;
  /** Facts about the site for documents; resolves to `null` if unknown. */
  readonly readFacts?: () => Promise<DocumentFacts | null>;
  /** Whether an account may be recognised by a network address; missing: only the back end of the calls knows. */
  readonly isRecognised?: IsRecognised;
  /** Readiness checks: `GET /readyz`. */
  readonly readiness?: ReadinessChecks;
  /** Aborted when the server is to stop: it is no longer ready, and every answer ends its connection. */
  readonly stopping?: AbortSignal;
  /** Adds hooks and routes to the app itself, before everything else: it sees every answer. */
  readonly testControl: ((app: FastifyInstance) => Promise<void>) | null;
  /** Measures requests; `null` or missing: nothing does. */
  readonly metrics?: Metrics | null;
  /** Traces requests; `null` or missing: nothing does. */
  readonly tracing?: Tracing | null;
  /** Plugins for calls and other routes, each encapsulated, in this order. */
  readonly plugins: readonly FastifyPluginAsync[];
}

/**
 * Creates the server's app: security headers on every answer, failures without secrets, health, the plugins, calls
 * forwarded if `AJAX_TARGET` is set, and the page. Each request has an id and one line in the log.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, dist, readiness = {}, stopping = new AbortController().signal } = parts;
  const headers = securityHeaders(settings);
  const app = fastify({
    loggerInstance: log.logger,
    logController: new RequestLog(),
    // The log itself adds the request's id to each line.
    childLoggerFactory: (logger) => logger,
    genReqId: createRequestIds(settings),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // A request on a connection that was kept alive is answered while the others finish.
    return503OnClosing: false,
    trustProxy: [...settings.trustedProxies],
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // A parameter that is too long is refused before any hook.
    frameworkErrors: (error, request, reply) => {
      void answerFailure(error, request, reply.headers({ ...headers, [requestIdHeader]: request.id }), log);
    },
  });
  await app.register(fastifyRequestContext, { defaultStoreValues: ({ id }) => ({ requestId: id }) });
  await parts.tracing?.observe(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, [requestIdHeader]: request.id });
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
  // No address of this server has a NUL, and PostgreSQL stores none.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('%00')) return;
    if (isCall(request) || !wantsPage(request)) return refuse(request, reply, 400, texts.refused);
    return reply.callNotFound();
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, log));
  serveHealth(app, readiness, stopping, log);
  await parts.metrics?.observe(app);
  await parts.testControl?.(app);
  // The build's files are precompressed at a level too slow for here.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  for (const plugin of parts.plugins) await app.register(plugin);
  if (settings.ajaxTarget !== null) await forwardCalls(app, settings, new URL(settings.ajaxTarget), { log });
  if (dist) {
    const { readFacts = () => Promise.resolve(null), isRecognised = null } = parts;
    await servePages(app, settings, { dist, log, readFacts, isRecognised });
  } else app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, texts.notFound));
  return app;
}
