import type { FailureKind } from '../../machines/failure.ts';
import { ApiError } from '../../machines/failure.ts';
import type { Omission } from '../../contract/answer.ts';
import type { AskedCall, CachedCall } from '../../contract/call.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import type { Codec } from '../../contract/codec.ts';
import type { Addressing, CodeStyle } from '../../contract/headers.ts';
import { inNumbers } from '../../contract/known-code.ts';
import { importWithRetry } from '../import-with-retry.ts';
import type { Received } from './read-answer.ts';
import { issuesOf, readAnswer } from './read-answer.ts';

export type { Received } from './read-answer.ts';
import type { Sending } from './network.ts';
import { callHeaders, callPath, decoderOf } from '../../contract/headers.ts';

/** Timeout of a call, in milliseconds. */
export const CALL_PATIENCE = 20_000;

/** Most pages of a list that are read in a row: a back end may name a next page for ever. */
export const MOST_PAGES = 1_000;

/** Parameters of one call. */
export interface Question<Query, Request> {
  readonly query?: Query;
  readonly request?: Request;
  readonly idempotencyKey?: string;
  readonly signal: AbortSignal;
  /**
   * The request survives unloading the page (`keepalive`): for optimistic changes of a list, also those sent as the
   * visitor leaves.
   */
  readonly outlivesPage?: true;
  /** The caller's answer includes its completeness, so the page need not report omitted rows. */
  readonly hasCompleteness?: true;
}

/** Makes one call of the table. Rejects with an `ApiError`; with the signal's own reason if it was aborted. */
export type ApiClient = <Query, Request, Answer>(
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
) => Promise<Received<Answer>>;

export interface ClientOptions {
  /** How requests write enumerations. */
  readonly codes?: CodeStyle;
  /** Language and prefix at the moment of the call. */
  readonly addressing: () => Addressing;
  /** A call that does not itself identify the visitor was answered 401 (specification §6). */
  readonly onUnauthorised: () => void;
  /** The server's words for a success, where its row does not keep them (specification §7). */
  readonly onFeedback: (words: string) => void;
  /** A call that was not aborted has failed otherwise than by a 401 (specification §8). */
  readonly onFailure: (error: ApiError) => void;
  /** An answer had unreadable parts, and the rest is used; `request` such as `GET /ajax/user`. */
  readonly onOmissions: (request: string, omissions: readonly Omission[]) => void;
  /** An answer has made the cached answers of these reads stale. */
  readonly onStale?: (reads: readonly CachedCall[]) => void;
  /** The answer to a request that was sent at boot or that the document embeds; `null` if there is none. */
  readonly given?: (sending: Sending) => Promise<Response> | null;
}

/** Statuses that mean the same from a gateway before the back end. */
const kindsByStatus: Readonly<Record<number, FailureKind>> = { 401: 'unauthorised', 408: 'timeout', 429: 'tooMany' };

/** Statuses that are answers of the back end in its envelope only: a gateway knows nothing of a person’s records. */
const kindsByAnswer: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'invalid',
};

/** The kind of an answer without a status of success; a redirect has the status 0 or 3xx. */
function kindOf(status: number, received: Envelope | null): FailureKind {
  const kind = kindsByStatus[status];
  if (kind !== undefined || status >= 500) return kind ?? 'server';
  return received === null ? 'malformed' : (kindsByAnswer[status] ?? 'server');
}

/** Loads the network layer: pages whose first answers are `given` render without it. */
export const loadNetwork = () => importWithRetry(() => import('./network.ts'));

async function send(
  sending: Omit<Sending, 'signal'>,
  given: ClientOptions['given'],
  name: string,
  signal: AbortSignal,
) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), CALL_PATIENCE);
  const stop = (): void => late.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    const answer = given?.({ ...sending, signal: late.signal });
    if (answer) return await answer;
    const { overNetwork } = await loadNetwork();
    return await overNetwork({ ...sending, signal: late.signal });
  } catch (cause) {
    signal.throwIfAborted();
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ApiError(isLate ? 'timeout' : 'offline', name, { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The JSON of an answer; `Response.json()` takes any charset for UTF-8. */
async function bodyOf(response: Response): Promise<unknown> {
  return JSON.parse(decoderOf(response.headers.get('content-type')).decode(await response.arrayBuffer()));
}

function encoded<Request>(codec: Codec<Request>, request: Request, codes: CodeStyle): unknown {
  const words = codec.encode(request);
  return codes === 'words' ? words : inNumbers(codec.wire, words);
}

/** The one client of the table of calls: addresses, encodes, decodes, and names what went wrong. */
export function createClient({
  codes = 'words',
  addressing,
  onUnauthorised,
  onFeedback,
  onFailure,
  onOmissions,
  onStale,
  given,
}: ClientOptions): ApiClient {
  const client: ApiClient = async (call, { query, request, idempotencyKey, signal, outlivesPage }) => {
    const address = addressing();
    const name = `${call.method} ${call.path}`;
    const search = query === undefined ? '' : new URLSearchParams(Object.entries(call.query.encode(query) ?? {}));
    const response = await send(
      {
        method: call.method,
        url: `${callPath(call, address)}${String(search) === '' ? '' : `?${String(search)}`}`,
        keepalive: outlivesPage ?? false,
        headers: callHeaders(address, idempotencyKey),
        ...(call.method === 'POST' && { json: request === undefined ? {} : encoded(call.request, request, codes) }),
      },
      given,
      name,
      signal,
    );
    const received = readEnvelope(await bodyOf(response).catch(() => null));
    signal.throwIfAborted();
    if (!response.ok) {
      const kind = kindOf(response.status, received);
      if (kind === 'unauthorised' && !call.identifiesCaller) onUnauthorised();
      throw new ApiError(kind, name, {
        feedback: received?.feedback ?? null,
        fields: issuesOf(received?.data, call.fields),
      });
    }
    const answer = readAnswer(call, received);
    onStale?.(call.makesStale(request));
    if (answer.kind === 'answered') {
      if (received?.feedback && call.successWords === 'shown') onFeedback(received.feedback);
      if (answer.omissions.length > 0) onOmissions(name, answer.omissions);
    }
    return answer;
  };

  return async (call, question) => {
    try {
      return await client(call, question);
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'unauthorised') onFailure(error);
      throw error;
    }
  };
}

/** Makes a call that has no refusals among its business answers. */
export async function tell<Query, Request, Answer>(
  client: ApiClient,
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
): Promise<Answer> {
  const received = await client(call, question);
  if (received.kind === 'refused') throw new Error(`${call.path} refuses, so its caller must hear it`);
  return received.answer;
}
