import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../machines/failure.ts';
import { readGolden } from '../../tests/support/golden-exchange.ts';
import { callNames, calls } from '../../contract/calls.ts';
import type { Call } from '../../contract/call.ts';
import type { ClientOptions } from './client.ts';
import { CALL_PATIENCE, createClient } from './client.ts';

/** Every golden exchange with its row; what page and server agree on. */
const exchanges = callNames.flatMap((name) =>
  calls[name].fixtures.map((fixture) => {
    const call: Call<unknown, unknown, unknown> = calls[name];
    return { ...readGolden(fixture), fixture, call };
  }),
);
const succeeded = exchanges.filter(({ response }) => response.body.isSuccess);
const failed = exchanges.filter(({ response }) => !response.body.isSuccess);

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const onUnauthorised = vi.fn<() => void>();
const onFeedback = vi.fn<(words: string) => void>();
const onFailure = vi.fn<(error: ApiError) => void>();
const onOmissions = vi.fn<ClientOptions['onOmissions']>();
const onStale = vi.fn<NonNullable<ClientOptions['onStale']>>();
const client = createClient({
  addressing: () => ({ locale: 'en', prefixRouting: true }),
  onUnauthorised,
  onFeedback,
  onFailure,
  onOmissions,
  onStale,
});

/** A request whose address has no origin, as in a page. */
class PageRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://desk.invalid') : input, init);
  }
}

beforeEach(() => {
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  onUnauthorised.mockReset();
  onFeedback.mockReset();
  onFailure.mockReset();
  onOmissions.mockReset();
  onStale.mockReset();
});

/** The last request. */
let sent: { readonly request: Request; readonly body: string } | null = null;

function answerWith(status: number, body: unknown): void {
  fetched.mockImplementation(async (request) => {
    sent = { request, body: await request.text() };
    return Response.json(body, { status });
  });
}

function asked({ call, request }: Pick<(typeof exchanges)[number], 'call' | 'request'>) {
  return {
    query: call.query.decode(request.query ?? {}),
    request: call.request.decode(request.body ?? {}),
    ...(call.idempotent && { idempotencyKey: 'a-key-of-its-own' }),
    signal: new AbortController().signal,
  };
}

describe('a call', () => {
  it.each(succeeded)('$fixture is sent and read as page and server agree', async ({ call, request, response }) => {
    answerWith(response.status, response.body);
    const received = await client(call, asked({ call, request }));
    expect(received).toEqual({ kind: 'answered', answer: call.answer.decode(response.body.data), omissions: [] });
    expect(onOmissions).not.toHaveBeenCalled();
    const { method = '', url = 'https://nothing.invalid', headers } = sent?.request ?? {};
    const { pathname, searchParams } = new URL(url);
    expect([method, pathname]).toEqual([call.method, `/en${call.path}`]);
    expect(Object.fromEntries(searchParams)).toEqual(request.query ?? {});
    expect(JSON.parse(sent?.body || '{}')).toEqual(request.body ?? {});
    expect(headers?.get('x-language')).toBe('en');
    expect(headers?.get('x-prefix-routing')).toBe('true');
    expect(headers?.get('idempotency-key')).toBe(call.idempotent ? 'a-key-of-its-own' : null);
  });

  it.each(failed)('$fixture rejects with the server’s words', async ({ call, response }) => {
    answerWith(response.status, response.body);
    const { feedback } = response.body;
    const received = await client(call, { signal: new AbortController().signal }).catch((error: unknown) => error);
    const isRefusal = call.refuses && response.status === 200;
    expect(received).toMatchObject(isRefusal ? { kind: 'refused', feedback } : { name: 'ApiError', feedback });
    expect(onUnauthorised).toHaveBeenCalledTimes(response.status === 401 ? 1 : 0);
  });

  it.each(succeeded)(
    '$fixture: the words of its success are passed on, unless its row keeps them',
    async (exchanged) => {
      const { call, response } = exchanged;
      answerWith(response.status, { ...response.body, feedback: 'It is done.' });
      await client(call, asked(exchanged));
      expect(onFeedback.mock.calls).toEqual(call.successWords === 'shown' ? [['It is done.']] : []);
    },
  );

  it('names the cached reads that its answer makes stale, at times by what was asked, and none where it fails', async () => {
    const { signal } = new AbortController();
    const read = exchanges.find(({ fixture }) => fixture === 'invoice-read.paid');
    if (!read) throw new Error('There is no exchange of a paid invoice');
    answerWith(200, read.response.body);
    await client(calls['invoice/read'], { request: { kind: 'outcome', reference: 'PAY-1' }, signal });
    expect(onStale.mock.lastCall?.[0]).toContain('user/pme');
    answerWith(200, { isSuccess: true, feedback: null, data: null });
    await client(calls['veilles/delete'], { request: { id: 1 }, signal });
    expect(onStale.mock.lastCall).toEqual([['notifications']]);
    answerWith(503, null);
    await expect(client(calls['veilles/delete'], { request: { id: 1 }, signal })).rejects.toBeInstanceOf(ApiError);
    expect(onStale).toHaveBeenCalledTimes(2);
  });

  it.each([400, 403, 404, 409, 418, 422, 429, 500, 503])(
    'a call that fails with %i is reported by its name alone',
    async (status) => {
      answerWith(status, { isSuccess: false, feedback: 'Private words', data: null });
      const received = client(calls.user, { query: { invoiceToken: 'secret' }, signal: new AbortController().signal });
      await expect(received).rejects.toBeInstanceOf(ApiError);
      expect(onFailure).toHaveBeenCalledTimes(1);
      const [[error] = []] = onFailure.mock.calls;
      expect(error?.message).toMatch(/^GET \/ajax\/user: \w+$/);
    },
  );

  it('reports a 401 as the end of the session, for any call', async () => {
    answerWith(401, { isSuccess: false, feedback: 'Sign in', data: null });
    const received = client(calls['invoice/read'], { request: { kind: 'list' }, signal: new AbortController().signal });
    await expect(received).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it.each([true, undefined] as const)('goes on without its page where it is to: %s', async (outlivesPage) => {
    answerWith(200, { isSuccess: true, feedback: null, data: null });
    await client(calls['veilles/delete'], {
      request: { id: 1 },
      signal: new AbortController().signal,
      ...(outlivesPage && { outlivesPage }),
    });
    expect(sent?.request.keepalive).toBe(outlivesPage ?? false);
  });

  it.each([
    ['application/json; charset=ISO-8859-1', 'latin1'],
    ['application/json;charset="windows-1252"', 'latin1'],
    ['application/json; charset=utf-8', 'utf8'],
    ['application/json; charset=unheard-of', 'utf8'],
    ['application/json', 'utf8'],
  ] as const)('reads the body of %s', async (type, encoding) => {
    const feedback = 'Offres numériques';
    const body = Buffer.from(JSON.stringify({ isSuccess: false, feedback, data: null }), encoding);
    fetched.mockResolvedValue(new Response(body, { headers: { 'content-type': type } }));
    const received = await client(calls['login/login'], { signal: new AbortController().signal });
    expect(received).toEqual({ kind: 'refused', feedback });
  });

  it('an aborted call is not reported as a failure', async () => {
    const controller = new AbortController();
    fetched.mockImplementation(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
        }),
    );
    const received = client(calls.infossiteweb, { signal: controller.signal });
    const reason = new Error('left');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    controller.abort(reason);
    await expect(received).rejects.toBe(reason);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['that cannot be made', new TypeError('fetch failed'), 'offline'],
    ['that takes too long', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'timeout'],
  ])('%s is an ApiError', async (_, cause, kind) => {
    fetched.mockRejectedValue(cause);
    const received = client(calls.infossiteweb, { signal: new AbortController().signal });
    await expect(received).rejects.toBeInstanceOf(ApiError);
    await expect(received).rejects.toMatchObject({ kind });
  });

  it('takes the answer that is given, as long as it takes to come, and asks the network for no other', async () => {
    vi.useFakeTimers();
    try {
      const givenTo = (given: () => Promise<Response>) =>
        createClient({
          addressing: () => ({ locale: 'en', prefixRouting: true }),
          onUnauthorised,
          onFeedback,
          onFailure,
          onOmissions,
          given: ({ signal }) =>
            Promise.race([
              given(),
              new Promise<never>((_, reject) => {
                signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
              }),
            ]),
        })(calls.infossiteweb, { signal: new AbortController().signal });
      await expect(givenTo(async () => new Response('<html>'))).rejects.toMatchObject({ kind: 'malformed' });
      const [received] = await Promise.allSettled([
        givenTo(() => new Promise(() => undefined)),
        vi.advanceTimersByTimeAsync(CALL_PATIENCE),
      ]);
      expect(received).toMatchObject({ status: 'rejected', reason: { kind: 'timeout' } });
      expect(fetched).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [400, 'invalid', 'malformed'],
    [401, 'unauthorised', 'unauthorised'],
    [403, 'forbidden', 'malformed'],
    [404, 'notFound', 'malformed'],
    [408, 'timeout', 'timeout'],
    [409, 'conflict', 'malformed'],
    [418, 'server', 'malformed'],
    [422, 'invalid', 'malformed'],
    [429, 'tooMany', 'tooMany'],
    [500, 'server', 'server'],
    [503, 'server', 'server'],
  ])('that fails with %i is %s in the envelope, and %s without it', async (status, inEnvelope, without) => {
    const kindOf = (body: BodyInit) => {
      fetched.mockImplementation(async () => new Response(body, { status }));
      return client(calls['subscriptions/all'], { signal: new AbortController().signal }).catch((error: unknown) =>
        error instanceof ApiError ? error.kind : error,
      );
    };
    expect(await kindOf('{"isSuccess":false}')).toBe(inEnvelope);
    for (const body of ['<h1>Gateway</h1>', '', '{"error":"no such route"}', 'null'])
      expect(await kindOf(body)).toBe(without);
  });

  it.each([
    ['not JSON', () => new Response('<html>')],
    ['of another shape', () => Response.json({ isSuccess: true, data: 1 })],
  ])('whose answer is %s is malformed', async (_, response) => {
    fetched.mockImplementation(async () => response());
    const received = client(calls.infossiteweb, { signal: new AbortController().signal });
    await expect(received).rejects.toMatchObject({ kind: 'malformed' });
  });
});
