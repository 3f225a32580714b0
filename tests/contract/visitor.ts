import { create, record, string } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';
import type { Call } from '../../contract/call.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import { callHeaders, callPath, decoderOf } from '../../contract/headers.ts';

/** The options of a call besides its request. */
export interface Sending {
  readonly locale?: Locale;
  readonly prefixRouting?: boolean;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Row = Pick<Call<unknown, unknown, unknown>, 'path' | 'method'>;

export interface Wire {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope;
}

/** An answer without the envelope, as a sentence: `answered 404, not JSON`. */
export class NoEnvelope extends Error {
  readonly status: number;

  constructor({ status, headers }: Response, text: string) {
    const body = text === '' ? 'an empty body' : isJson(text) ? 'JSON without the envelope' : 'not JSON';
    const location = headers.get('location');
    super(`answered ${status}, ${location === null ? body : `a redirect to ${location}`}`);
    this.status = status;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads an answer as the application does. Throws `NoEnvelope`. */
async function wireOf(response: Response): Promise<Wire> {
  const text = decoderOf(response.headers.get('content-type')).decode(await response.arrayBuffer());
  const body = isJson(text) ? readEnvelope(JSON.parse(text)) : null;
  if (body === null) throw new NoEnvelope(response, text);
  return { status: response.status, headers: response.headers, body };
}

/** A browser as the server sees it: requests with cookies only. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** `Set-Cookie` headers of the last answer. */
  readonly lastCookies: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a call as on the wire. Throws `NoEnvelope`. */
  send(row: Row, wire?: { readonly query?: object; readonly body?: unknown }, sending?: Sending): Promise<Wire>;
  /** Sends a call in the code’s types. Throws unless the answer is a success. */
  ask<Query, Request, Answer>(
    row: Call<Query, Request, Answer>,
    asked?: { readonly query?: Query; readonly body?: Request },
    sending?: Sending,
  ): Promise<Answer>;
}

/** A visitor without cookies, on the global fetch of its creation: a page in the same process may replace it later. */
export function createVisitor(origin: string, network = globalThis.fetch): Visitor {
  const cookies = new Map<string, string>();
  let lastCookies: readonly string[] = [];

  function keep(response: Response): void {
    lastCookies = response.headers.getSetCookie();
    for (const header of lastCookies) {
      const [pair = ''] = header.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const visitor: Visitor = {
    cookies,
    get lastCookies() {
      return lastCookies;
    },
    fetch: async (path, init = {}) => {
      // Compressing every answer costs time; server/core/http tests compression.
      const headers = new Headers({ 'accept-encoding': 'identity', ...Object.fromEntries(new Headers(init.headers)) });
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await network(new URL(path, origin), { redirect: 'manual', ...init, headers });
      keep(response);
      return response;
    },
    send: async (row, { query = {}, body = {} } = {}, { locale = 'fr', prefixRouting = true, key, headers } = {}) => {
      const search = new URLSearchParams(Object.entries(query)).toString();
      const path = callPath(row, { locale, prefixRouting }) + (search === '' ? '' : `?${search}`);
      const isPost = row.method === 'POST';
      const sent = new Headers(callHeaders({ locale, prefixRouting }, key));
      if (isPost) sent.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
      const response = await visitor.fetch(path, {
        method: row.method,
        headers: sent,
        ...(isPost && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return wireOf(response);
    },
    ask: async (row, { query, body } = {}, sending) => {
      const wire = {
        query: create(query === undefined ? {} : row.query.encode(query), record(string(), string())),
        body: body === undefined ? {} : row.request.encode(body),
      };
      const answer = await visitor.send(row, wire, sending);
      if (!answer.body.isSuccess) throw new Error(`${row.path} answered ${answer.status}: ${answer.body.feedback}`);
      return row.answer.decode(answer.body.data);
    },
  };
  return visitor;
}
