import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { StructError } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';
import { defaultLocale, localeOfTag } from '../../domain/locale.ts';
import type { FieldPath } from '../../validation/field-names.ts';
import type { Codec } from '../../contract/codec.ts';
import type { Caller, Discriminator } from '../../contract/call.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { callPaths } from '../../contract/call.ts';
import { idempotencyHeader, languageHeader } from '../../contract/headers.ts';
import { addressHandlers } from '../features/address/routes.ts';
import { translator } from '../core/i18n/translator.ts';
import { invoiceHandlers } from '../features/checkout/routes.ts';
import { contactHandlers } from '../features/contact/routes.ts';
import { licenceHandlers } from '../features/licence/routes.ts';
import { modificationHandlers } from '../features/modification/routes.ts';
import { registerExport } from '../features/personal-data/export-page.ts';
import { personalDataHandlers } from '../features/personal-data/routes.ts';
import { newsletterHandlers } from '../features/newsletter/routes.ts';
import { registerEmailChangePage } from '../features/profile/email-change-page.ts';
import { registerEmailUndoPage } from '../features/profile/undo-email-change.ts';
import { profileHandlers } from '../features/profile/routes.ts';
import { quotationHandlers } from '../features/quotation/routes.ts';
import { quoteRequestHandlers } from '../features/quote-request/routes.ts';
import { readingHandlers } from '../features/reading/routes.ts';
import type { Services } from '../core/services.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import { cookiesOf } from '../core/rpc/cookies.ts';
import { callersOf } from '../core/rpc/identity.ts';
import { identify, identifyWith } from '../features/session/identify.ts';
import { sessionHandlers } from '../features/session/routes.ts';
import { registerPasswordLink } from '../features/session/password-link-page.ts';
import { registerVerificationPage } from '../features/session/verification-page.ts';
import { siteHandlers } from '../features/site/routes.ts';
import { subscriptionHandlers } from '../features/subscription/routes.ts';
import { subscriptionOrderHandlers } from '../features/subscription-order/routes.ts';
import { invoicePublicBuyer } from '../features/subscription-order/subscription-checkout.ts';
import { walletHandlers } from '../features/wallet/routes.ts';
import { watchHandlers } from '../features/watch/routes.ts';
import { refuseOtherSites, requireOwnSite } from '../core/rpc/same-origin.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { answerFailure, malformed } from '../core/rpc/failures.ts';
import type { CallContext, Handler, Handlers } from '../core/rpc/handler.ts';
import { isBrokenConnection } from '../core/db/unavailable.ts';
import { pause } from '../core/in-time.ts';
import { isReadable } from '../core/rpc/readable.ts';
import { texts } from '../core/rpc/texts.ts';

/** A row as the plugin uses it; only its codecs and its handler know its types. */
interface Row {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly asks: Discriminator | null;
  readonly query: Codec<unknown>;
  readonly request: Codec<unknown>;
  readonly answer: Codec<unknown>;
  readonly callers: readonly Caller[];
  readonly idempotent: boolean;
  readonly changesOnGet: boolean;
  readonly readsOnly: boolean;
  readonly longestBody: number | null;
  readonly fields: Readonly<Record<string, FieldPath>>;
}

/** The handler of a row, and the connections of its services. */
interface Answerer {
  readonly services: Services;
  readonly handler: Handler<unknown, unknown, unknown>;
}

/** A row, and its answerers of requests that may write, and of those that only read. */
interface Answering {
  readonly row: Row;
  readonly writer: Answerer;
  readonly reader: Answerer;
}

/** Pause before a read is repeated, in milliseconds: other broken connections are noticed meanwhile. */
const REPEAT_AFTER = 100;

/** The language of a call: its path's, else its header's, else the default (specification §7). */
function localeOf(request: FastifyRequest, prefix: Locale | null): Locale {
  const asked = request.headers[languageHeader.toLowerCase()];
  return prefix ?? localeOfTag(asked) ?? defaultLocale;
}

function decode<Value>(codec: Codec<Value>, wire: unknown, { fields }: Row): Value {
  if (!isReadable(wire)) throw new CallFailure(400, texts.malformed);
  try {
    return codec.decode(wire);
  } catch (error) {
    throw error instanceof StructError ? malformed(error, fields) : error;
  }
}

/** A key as a browser makes it: printable, without blanks, long enough to be unique, short enough to be stored. */
function keyOf(request: FastifyRequest, { idempotent }: Row): string {
  if (!idempotent) return '';
  const key = request.headers[idempotencyHeader.toLowerCase()];
  if (typeof key === 'string' && /^[!-~]{8,100}$/.test(key)) return key;
  throw new CallFailure(400, texts.malformed);
}

function requireCaller(row: Row, kinds: readonly Caller[]): void {
  if (kinds.some((kind) => row.callers.includes(kind))) return;
  if (kinds.includes('limited')) throw new CallFailure(403, texts.limited);
  if (kinds.includes('recognised')) throw new CallFailure(403, texts.recognisedOnly);
  if (kinds.includes('tokenHolder')) throw new CallFailure(403, texts.forbidden);
  throw new CallFailure(401, texts.unauthorised);
}

function isAskedBy({ asks }: Row, body: unknown): boolean {
  if (asks === null || typeof body !== 'object' || body === null) return false;
  const asked = new Map<string, unknown>(Object.entries(body));
  return asked.has(asks.field) && (asks.value === undefined || asked.get(asks.field) === asks.value);
}

/** The row of a request among those that share its path. Throws a 400 `CallFailure` if there is none. */
function answeringTo(sharers: readonly Answering[], body: unknown): Answering {
  const found = sharers.find(({ row }) => isAskedBy(row, body)) ?? sharers.find(({ row }) => row.asks === null);
  if (!found) throw new CallFailure(400, texts.malformed);
  return found;
}

/** The caller of a request, not identified yet. */
function callerOf({ settings }: Services, request: FastifyRequest, reply: FastifyReply) {
  const cookies = cookiesOf(request, reply, settings.publicUrl);
  return { cookies, address: addressOf(request), userAgent: request.headers['user-agent'] ?? '' };
}

/**
 * Whether a request only reads: a GET without a query (a token in it is exchanged for a cookie), or as its row says.
 */
function onlyReads({ method, readsOnly, changesOnGet }: Row, { url }: FastifyRequest): boolean {
  return method === 'GET' ? !changesOnGet && !url.includes('?') : readsOnly;
}

/** The result of `work`, repeated once after a broken connection. */
async function repeatedWhenBroken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBrokenConnection(error)) throw error;
    await pause(REPEAT_AFTER);
    return work();
  }
}

/** Registers the rows that share a path: select the row, check the caller, decode, handle, encode. */
function register(app: FastifyInstance, services: Services, sharers: readonly [Answering, ...Answering[]]): void {
  const [{ row: first }] = sharers;
  const longest = sharers.flatMap(({ row }) => row.longestBody ?? []);
  for (const { path, locale: prefix } of callPaths(first)) {
    app.route({
      method: first.method,
      url: path,
      ...(longest.length > 0 && { bodyLimit: Math.max(...longest) }),
      onRequest: sharers.some(({ row }) => row.changesOnGet) ? requireOwnSite(services.settings) : [],
      handler: async (request, reply) => {
        const { row, writer, reader } = answeringTo(sharers, request.body);
        const locale = localeOf(request, prefix);
        const ask = async ({ services, handler }: Answerer) => {
          const caller = callerOf(services, request, reply);
          const inOne = await handler.handleInOne?.({
            query: decode(row.query, request.query, row),
            locale,
            identifyWith: (expression) => identifyWith(services, caller, expression),
          });
          if (inOne) return inOne;
          const asking = { ...caller, locale, identity: await identify(services, caller) };
          requireCaller(row, callersOf(asking.identity));
          await handler.admit?.({ body: request.body, context: asking });
          const query = decode(row.query, request.query, row);
          const body = decode(row.request, row.method === 'GET' ? {} : request.body, row);
          const context: CallContext = { ...asking, idempotencyKey: keyOf(request, row) };
          return handler.handle({ query, body, context });
        };
        const answer = await (onlyReads(row, request) ? repeatedWhenBroken(() => ask(reader)) : ask(writer));
        if (answer.kind === 'done' && answer.clearsCaches) reply.header('clear-site-data', '"cache"');
        const feedback = answer.feedback ? translator(locale)._(answer.feedback) : null;
        return answer.kind === 'done'
          ? { isSuccess: true, feedback, data: row.answer.encode(answer.data) }
          : { isSuccess: false, feedback, data: null };
      },
      errorHandler: (error, request, reply) => {
        void answerFailure(services, error, reply, localeOf(request, prefix));
      },
    });
  }
}

function handlersOf(services: Services): Handlers {
  return {
    ...siteHandlers(services),
    ...sessionHandlers(services),
    ...invoiceHandlers(services),
    ...quoteRequestHandlers(services),
    ...quotationHandlers(services, invoicePublicBuyer),
    ...addressHandlers(services),
    ...newsletterHandlers(services),
    ...readingHandlers(services),
    ...subscriptionHandlers(services),
    ...licenceHandlers(services),
    ...modificationHandlers(services),
    ...subscriptionOrderHandlers(services),
    ...walletHandlers(services),
    ...contactHandlers(services),
    ...watchHandlers(services),
    ...personalDataHandlers(services),
    ...profileHandlers(services),
  };
}

/** Rows with their answerers; those that share method and path together. */
function shared(writes: Services, reads: Services): readonly (readonly [Answering, ...Answering[]])[] {
  const groups = new Map<string, [Answering, ...Answering[]]>();
  const [writers, readers] = [handlersOf(writes), handlersOf(reads)];
  for (const name of callNames) {
    const answering: Answering = {
      row: calls[name],
      writer: { services: writes, handler: writers[name] },
      reader: { services: reads, handler: readers[name] },
    };
    const { method, path } = calls[name];
    const group = groups.get(`${method} ${path}`);
    if (group) group.push(answering);
    else groups.set(`${method} ${path}`, [answering]);
  }
  return [...groups.values()];
}

/**
 * Answers the calls of the table (`contract/calls.ts`), each under `/ajax`, `/fr/ajax` and `/en/ajax`. Answers are
 * never stored; feedback is in the language of the call. Requests that only read use connections of their own
 * (`reads`), and are repeated once after a broken connection; other requests are never repeated.
 */
export function answerCalls(services: Services, reads: Services = services): FastifyPluginAsync {
  const table = shared(services, reads);
  return async (app) => {
    await app.register(fastifyCookie);
    app.removeContentTypeParser('text/plain');
    app.addHook('onRequest', refuseOtherSites(services.settings));
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const sharers of table) register(app, services, sharers);
    await app.register(async (page) => registerVerificationPage(page, services));
    await app.register(async (page) => registerEmailChangePage(page, services));
    await app.register(async (page) => registerEmailUndoPage(page, services));
    registerPasswordLink(app, services);
    registerExport(app, services);
  };
}
