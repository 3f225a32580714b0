import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { requestContext } from '@fastify/request-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import type { PageName } from '../../../contract/pages.ts';
import type { Settings } from '../settings.ts';

/** The header that carries a request's id, from a proxy and to the client. */
export const requestIdHeader = 'x-request-id';

/** Ids of proxies that we take over: nothing that a log or a header could read as something else. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Sets the id of each request: that of the surrounding request if the server calls itself, that of a trusted proxy
 * (`X-Request-Id`), else a new one.
 */
export function createRequestIds({ trustedProxies }: Pick<Settings, 'trustedProxies'>) {
  const isTrusted = compile([...trustedProxies]);
  return ({ headers, socket: { remoteAddress } }: IncomingMessage): string => {
    const outer = requestContext.get('requestId');
    if (outer !== undefined) return outer;
    const given = headers[requestIdHeader];
    const isKept = typeof given === 'string' && wellFormed.test(given) && remoteAddress !== undefined;
    return isKept && isTrusted(remoteAddress, 0) ? given : randomUUID();
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that answers the request, as the table of pages names it. */
    page?: PageName | 'notFound';
  }
}

/** The pattern of a request's route, or its page (`page:invoice`); `null` for an address without either. */
export function routeOf({ routeOptions: { url }, page }: FastifyRequest): string | null {
  return page === undefined ? (url ?? null) : `page:${page}`;
}

/**
 * Writes one line per request, when its answer has ended or its client is gone: method, pattern of the route, status,
 * milliseconds. Never an address, a header or a body. Requests of the server to itself are logged as `debug`.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = reply;
    const level = requestContext.get('requestId') === undefined ? 'info' : 'debug';
    let isCompleted = false;
    raw.once('finish', () => {
      isCompleted = true;
    });
    raw.once('close', () => {
      const { method, id: requestId } = request;
      const duration = Math.round(reply.elapsedTime * 10) / 10;
      request.log[level](
        { requestId, method, route: routeOf(request), status: raw.statusCode, duration },
        isCompleted ? 'request.completed' : 'request.aborted',
      );
    });
  }

  /** `incomingRequest` writes the line; Fastify's would miss requests whose client is gone. */
  override requestCompleted(): void {}

  /** Fastify's line holds the address. */
  override routeNotFound(): void {}
}
