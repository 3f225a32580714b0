import type { AccountId } from '../core/db/account-id.ts';
import fastifyCookie from '@fastify/cookie';
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { defaultLocale, localeOfTag } from '../../domain/locale.ts';
import { languageHeader } from '../../contract/headers.ts';
import { modificationEvents } from '../../contract/modification.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import { cookiesOf } from '../core/rpc/cookies.ts';
import { answerFailure } from '../core/rpc/failures.ts';
import { requireOwnSite } from '../core/rpc/same-origin.ts';
import { texts } from '../core/rpc/texts.ts';
import type { Listener } from '../core/db/listener.ts';
import type { Services } from '../core/services.ts';
import { modificationChannel } from '../features/modification/open-request.ts';
import { identify } from '../features/session/identify.ts';

/** Interval of comment lines that keep proxies from closing the stream, in milliseconds. */
const HEARTBEAT = 15_000;

/** Lifetime of a stream, in milliseconds: the browser then reconnects and is authenticated again. */
const LIFETIME = 5 * 60_000;

/** Reconnection delay of a browser after a stream has ended, in milliseconds. */
const RETRY = 2000;

/** Concurrent streams of one account; opening another one ends the oldest. */
const MOST_STREAMS = 8;

interface Stream {
  readonly accountId: AccountId;
  readonly response: ServerResponse;
}

/**
 * Notifies open browsers by server-sent events that a request for a modification has changed, in any process: the
 * database distributes it (`tellModification`). An event carries no data: the page reloads the request.
 */
export function modificationEventsPlugin(services: Services, listener: Listener): FastifyPluginAsync {
  const streams = new Set<Stream>();

  function end(stream: Stream): void {
    streams.delete(stream);
    stream.response.end();
  }

  async function signedIn(request: FastifyRequest, reply: Parameters<typeof cookiesOf>[1]): Promise<AccountId> {
    const cookies = cookiesOf(request, reply, services.settings.publicUrl);
    const { signedIn: account } = await identify(services, { cookies, address: addressOf(request) });
    if (account === null) throw new CallFailure(401, texts.unauthorised);
    return account.id;
  }

  return async (app) => {
    await app.register(fastifyCookie);
    const unsubscribe = listener.subscribe(modificationChannel, (said) => {
      for (const { accountId, response } of streams)
        if (said === null || said === String(accountId))
          response.write(`event: ${modificationEvents.happened}\ndata: \n\n`);
    });
    const heartbeat = setInterval(() => {
      for (const { response } of streams) response.write(': \n\n');
    }, HEARTBEAT);
    heartbeat.unref();
    app.addHook('preClose', async () => {
      unsubscribe();
      clearInterval(heartbeat);
      for (const stream of streams) end(stream);
    });
    app.get(modificationEvents.path, {
      onRequest: requireOwnSite(services.settings),
      handler: async (request, reply) => {
        const accountId = await signedIn(request, reply);
        const own = [...streams].filter((stream) => stream.accountId === accountId);
        for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_STREAMS))) end(oldest);
        reply.hijack();
        const stream: Stream = { accountId, response: reply.raw };
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        // Disables buffering in nginx and similar proxies.
        reply.raw.setHeader('x-accel-buffering', 'no');
        reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        reply.raw.write(`retry: ${RETRY}\n\n`);
        streams.add(stream);
        const timer = setTimeout(() => end(stream), LIFETIME);
        reply.raw.once('close', () => {
          clearTimeout(timer);
          streams.delete(stream);
        });
      },
      errorHandler: (error, request, reply) => {
        const asked = request.headers[languageHeader.toLowerCase()];
        void answerFailure(services, error, reply, localeOfTag(asked) ?? defaultLocale);
      },
    });
  };
}
