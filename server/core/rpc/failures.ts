import type { FastifyReply } from 'fastify';
import type { StructError } from 'superstruct';
import type { Locale } from '../../../domain/locale.ts';
import { issuesOf } from '../../../validation/issue.ts';
import type { FieldPath } from '../../../validation/field-names.ts';
import { wordsOf } from '../../../validation/issue-words.ts';
import { fieldNamed, isCorrectable, namesUnknown } from '../../../contract/field-errors.ts';
import { translator } from '../i18n/translator.ts';
import { isAborted } from '../is-aborted.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { UnreadableValue } from '../db/stored-json.ts';
import type { Services } from '../services.ts';
import { CallFailure } from './call-failure.ts';
import { texts } from './texts.ts';

/** The failure of a request that its codec rejected; `names` are the paths of its fields, by wire name. */
export function malformed(error: StructError, names: Readonly<Record<string, FieldPath>>): CallFailure {
  if (namesUnknown(error)) return new CallFailure(404, texts.unknown);
  const fields = new Map(
    [...issuesOf(error)].map(([wire, issue]) => [wire, { field: fieldNamed(names, wire) ?? 'other', issue }]),
  );
  return isCorrectable(error)
    ? new CallFailure(422, texts.incomplete, { fields })
    : new CallFailure(400, texts.malformed, { fields });
}

/** Errors that Fastify throws before a handler runs: a body that is not JSON, too long, or of another type. */
function ofFramework(error: unknown): CallFailure | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  if (error.statusCode === 415) return new CallFailure(415, texts.notJson);
  const isCallersFault = typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
  return isCallersFault ? new CallFailure(400, texts.malformed) : null;
}

/** Seconds after which a request that the database did not answer in time may be sent again. */
const RETRY_AFTER = 5;

/** The failure of a request that the database did not answer in time; `null` for another error. */
function ofDatabase(error: unknown): CallFailure | null {
  return isUnavailable(error) ? new CallFailure(503, texts.unavailable, { retryAfter: RETRY_AFTER }) : null;
}

/**
 * Sends a failure with the details meant for the caller, in their language. An internal error is logged, not described;
 * an unavailable database is, and answered with 503: its transaction is rolled back, and the same request can be sent
 * again. A client that is gone gets no answer, and nothing is logged.
 */
export function answerFailure(
  { log }: Pick<Services, 'log'>,
  error: unknown,
  reply: FastifyReply,
  locale: Locale,
): FastifyReply {
  if (isAborted(error, reply)) return reply;
  const route = reply.request.routeOptions.url ?? '';
  const unavailable = ofDatabase(error);
  if (unavailable) log.warn('The database did not answer a call in time', { route, reason: String(error) });
  const failure = unavailable ?? (error instanceof CallFailure ? error : ofFramework(error));
  const say = translator(locale);
  if (!failure) {
    const isUnreadable = error instanceof UnreadableValue;
    log.error('A call failed', error, { route, ...(isUnreadable && error.place) });
    const feedback = say._(isUnreadable ? texts.unreadable : texts.broken);
    return reply.code(500).send({ isSuccess: false, feedback, data: null });
  }
  const { statusCode, feedback, fields, retryAfter } = failure;
  const champs = Object.fromEntries(
    [...fields].map(([wire, { issue, field }]) => [wire, wordsOf(issue, field, (words) => say._(words))]),
  );
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(statusCode).send({
    isSuccess: false,
    feedback: say._({ ...feedback, ...(retryAfter !== null && { values: { minutes: Math.ceil(retryAfter / 60) } }) }),
    data: fields.size === 0 ? null : { champs },
  });
}
