import type { MessageDescriptor } from '@lingui/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translator } from '../i18n/translator.ts';
import { isAborted } from '../is-aborted.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { UnreadableValue } from '../db/stored-json.ts';
import type { Log } from '../log.ts';
import { requestLocale } from './request-locale.ts';
import { texts } from './texts.ts';

/**
 * Whether a page is requested, by a person or by a program that accepts anything; an address with an extension is a
 * file.
 */
export function wantsPage({ method, headers: { accept = '' }, url }: FastifyRequest): boolean {
  const isFile = /^[^?]*\.\w+(?:\?|$)/.test(url);
  return (
    (method === 'GET' || method === 'HEAD') && (accept.includes('text/html') || (accept.includes('*/*') && !isFile))
  );
}

/** Whether an address is a call's. */
export function isCall({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return /^(?:\/(?:fr|en))?\/ajax(?:[/?]|$)/.test(url);
}

/** Answers a failure in the caller's language: wrapped as calls are, or as one line of text. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  words: MessageDescriptor,
): FastifyReply {
  const feedback = translator(requestLocale(request))._(words);
  reply.code(status).header('cache-control', 'no-store');
  return isCall(request)
    ? reply.send({ isSuccess: false, feedback, data: null })
    : reply.type('text/plain; charset=utf-8').send(`${feedback}\n`);
}

/** Seconds after which a request that the database did not answer in time may be sent again. */
const RETRY_AFTER = 5;

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/**
 * Answers only whether the caller or the server is at fault; the server's failures are logged, by route, without the
 * request. 503: the database does not answer in time. A client that is gone gets no answer, and nothing is logged.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  if (isAborted(error, reply)) return reply;
  const status = statusOf(error);
  if (status !== 500) return refuse(request, reply, status, status === 413 ? texts.tooLong : texts.refused);
  if (isUnavailable(error)) {
    log.warn('The database did not answer a request in time', {
      route: request.routeOptions.url ?? '',
      reason: String(error),
    });
    return refuse(request, reply.header('retry-after', RETRY_AFTER), 503, texts.unavailable);
  }
  const place = error instanceof UnreadableValue ? error.place : {};
  log.error('A request failed', error, { method: request.method, route: request.routeOptions.url ?? '', ...place });
  return refuse(request, reply, 500, texts.broken);
}
