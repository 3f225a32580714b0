import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { refuse } from './failures.ts';
import { requestIdHeader } from './request-log.ts';
import { texts } from './texts.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, §7.6.1). */
const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** How long the other back end may be silent, in milliseconds. */
const TIMEOUT = 30_000;

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

function requestHeaders(
  { headers, ip, host, protocol, id }: FastifyRequest,
  target: URL,
  publicUrl: string,
): OutgoingHttpHeaders {
  return {
    ...withoutHopByHop(headers),
    host: target.host,
    // Our own origin becomes the target's own; any other origin stays visible.
    ...(headers.origin === publicUrl && { origin: target.origin }),
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [requestIdHeader]: id,
  };
}

/**
 * Paths that are forwarded: calls, in any language, and documents, without encoded slashes that could escape them when
 * decoded.
 */
const forwardedPath = /^\/(?:(?:fr\/|en\/)?ajax|(?:fr|en)\/documents)\/(?!.*%(?:2f|5c))/i;

/**
 * The address to forward a request to: path and query on the target's origin, regardless of the request's host, with
 * dot segments resolved before the check. `null` if it is no call and no document then.
 */
function destinationOf({ url }: FastifyRequest, target: URL): URL | null {
  const asked = URL.parse(url, target.origin);
  if (asked === null || !forwardedPath.test(asked.pathname)) return null;
  const destination = new URL(target);
  destination.pathname = target.pathname.replace(/\/$/, '') + asked.pathname;
  destination.search = asked.search;
  return destination;
}

/**
 * Forwards one request, streaming body and answer; our own headers override the target's. Redirects and cookies pass
 * unchanged.
 */
function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    target,
    url,
    publicUrl,
    timeout,
  }: { readonly target: URL; readonly url: URL; readonly publicUrl: string; readonly timeout: number },
): Promise<FastifyReply> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method: request.method, headers: requestHeaders(request, target, publicUrl) });
    outgoing.setTimeout(timeout, () => outgoing.destroy(new Error(`No answer from ${target.host} in ${timeout} ms`)));
    outgoing.once('error', reject);
    outgoing.once('response', (answer) => {
      const headers = Object.entries(withoutHopByHop(answer.headers)).filter(([name]) => !reply.hasHeader(name));
      resolve(
        reply
          .code(answer.statusCode ?? 502)
          .headers(Object.fromEntries(headers))
          .send(answer),
      );
    });
    reply.raw.once('close', () => outgoing.destroy());
    const body: Readable = request.raw;
    body.pipe(outgoing);
  });
}

/**
 * Forwards every call, and the addresses of documents in PDF, to another back end (`AJAX_TARGET`), under the same path; `timeout` is how long it may be silent, in
 * milliseconds.
 */
export async function forwardCalls(
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl'>,
  target: URL,
  { log, timeout = TIMEOUT }: { readonly log: Log; readonly timeout?: number },
): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const destination = destinationOf(request, target);
    if (destination === null) return refuse(request, reply, 404, texts.notFound);
    try {
      return await forward(request, reply, { target, url: destination, publicUrl: settings.publicUrl, timeout });
    } catch (error) {
      if (!reply.raw.destroyed) log.error('The back end of the calls does not answer', error, { target: target.host });
      return refuse(request, reply, 502, texts.unreachable);
    }
  };
  await app.register(async (calls) => {
    // The body is streamed: it is not parsed here.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/ajax/*', '/fr/ajax/*', '/en/ajax/*']) calls.all(url, answer);
    for (const url of ['/fr/documents/*', '/en/documents/*']) calls.get(url, answer);
  });
}
