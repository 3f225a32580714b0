import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { refuse } from './failures.ts';
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

/** How long the other back end may take to begin its answer, in milliseconds. */
const TIMEOUT = 30_000;

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

function requestHeaders(
  { headers, ip, host, protocol }: FastifyRequest,
  target: URL,
  publicUrl: string,
): OutgoingHttpHeaders {
  return {
    ...withoutHopByHop(headers),
    host: target.host,
    // Our own page is its own page; any other origin stays visible.
    ...(headers.origin === publicUrl && { origin: target.origin }),
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}

/** What is told the other back end: calls, under any language, and nothing that a decoded slash could lead out of them. */
const callPath = /^\/(?:fr\/|en\/)?ajax\/(?!.*%(?:2f|5c))/i;

/**
 * Where a request goes on: path and query on the target's origin, whatever host the request names, and dots resolved
 * before they are looked at. `null` for what is no call then.
 */
function destinationOf({ url }: FastifyRequest, target: URL): URL | null {
  const asked = URL.parse(url, target.origin);
  if (asked === null || !callPath.test(asked.pathname)) return null;
  const destination = new URL(target);
  destination.pathname = target.pathname.replace(/\/$/, '') + asked.pathname;
  destination.search = asked.search;
  return destination;
}

/**
 * Sends one request on, body and answer streaming, and gives its answer back; our own headers win over the target's.
 * Redirects and cookies pass as they are.
 */
function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { target, url, publicUrl }: { readonly target: URL; readonly url: URL; readonly publicUrl: string },
): Promise<FastifyReply> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method: request.method, headers: requestHeaders(request, target, publicUrl) });
    outgoing.setTimeout(TIMEOUT, () => outgoing.destroy(new Error(`No answer from ${target.host} in ${TIMEOUT} ms`)));
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

/** Forwards every call to another back end (`AJAX_TARGET`), under the same path. */
export async function forwardCalls(app: FastifyInstance, settings: Settings, target: URL, log: Log): Promise<void> {
  await app.register(async (calls) => {
    // The body goes on as it comes: nobody here reads it.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/ajax/*', '/fr/ajax/*', '/en/ajax/*']) {
      calls.all(url, async (request, reply) => {
        const destination = destinationOf(request, target);
        if (destination === null) return refuse(request, reply, 404, texts.notFound);
        try {
          return await forward(request, reply, { target, url: destination, publicUrl: settings.publicUrl });
        } catch (error) {
          if (!reply.raw.destroyed)
            log.error('The back end of the calls does not answer', error, { target: target.host });
          return refuse(request, reply, 502, texts.unreachable);
        }
      });
    }
  });
}
