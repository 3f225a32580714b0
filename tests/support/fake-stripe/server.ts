/**
 * Stripe's HTTP interface as far as the server uses it: form-encoded requests, documented objects and errors, idempotency keys,
 * signed events (docs.stripe.com/api).
 */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { StripeBooks } from './books.ts';
import type { Answer } from './objects.ts';
import { Failure, invalid, VERSION } from './objects.ts';
import { answerOf } from './requests.ts';

/** Failure of the next request, before or after its execution. */
export interface Fault {
  readonly kind: 'rateLimit' | 'outage' | 'cutAfterwards';
  /** Stripe's advice in the header `stripe-should-retry`. */
  readonly shouldRetry?: boolean;
}

/** A fake of Stripe for one test file. */
export class FakeStripe extends StripeBooks {
  /** Requests that arrived, such as `POST /v1/refunds`. */
  readonly requests: string[] = [];
  readonly secretKey: string = 'sk_test_51FakeOfTheTests';
  readonly webhookSecret = 'whsec_FakeOfTheTests';
  url = '';
  readonly #faults: Fault[] = [];
  readonly #faultsOf = new Map<string, Fault>();
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>();
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  /** Listens on a port of its own. */
  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No address');
    this.url = `http://127.0.0.1:${address.port}`;
  }

  /** Stops, and drops every connection. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Has the next request of a kind fail, such as `POST /v1/refunds`. */
  failOn(request: string, fault: Fault): void {
    this.#faultsOf.set(request, fault);
  }

  /** Has the next requests fail, one each. */
  fail(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  /** Does a request once for its idempotency key, as Stripe does: what was answered is answered again. */
  #once(
    request: IncomingMessage,
    path: string,
    form: URLSearchParams,
  ): { readonly answer: Answer; readonly isReplay: boolean } {
    const key = request.headers['idempotency-key'];
    const print = `${request.method} ${path} ${form}`;
    const known = typeof key === 'string' && request.method === 'POST' ? this.#answers.get(key) : undefined;
    if (known) {
      if (known.request === print) return { answer: known.answer, isReplay: true };
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${String(key)}' if you meant to execute a different request.`;
      return { answer: new Failure(400, { type: 'idempotency_error', message }).answer, isReplay: false };
    }
    const answer = this.#attempt(request.method ?? '', path, form);
    if (typeof key === 'string' && request.method === 'POST') this.#answers.set(key, { request: print, answer });
    return { answer, isReplay: false };
  }

  #attempt(method: string, path: string, form: URLSearchParams): Answer {
    try {
      return { status: 200, body: structuredClone(answerOf(this, { method, path, form })) };
    } catch (error) {
      if (error instanceof Failure) return error.answer;
      throw error;
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const body = await text(request);
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    this.requests.push(`${request.method} ${pathname}`);
    const send = ({ status, body: sent }: Answer, headers: Readonly<Record<string, string>> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': this.newId('req'), ...headers })
        .end(JSON.stringify(sent));
    if (request.headers.authorization !== `Bearer ${this.secretKey}`)
      return void send(new Failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }).answer);
    if (request.headers['stripe-version'] !== VERSION) return void send(invalid('Another API version').answer);
    const name = `${request.method} ${pathname}`;
    const fault = this.#faultsOf.get(name) ?? this.#faults.shift();
    this.#faultsOf.delete(name);
    const advice = { 'stripe-should-retry': String(fault?.shouldRetry ?? false) };
    if (fault?.kind === 'rateLimit')
      return void send(
        new Failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }).answer,
        advice,
      );
    if (fault?.kind === 'outage')
      return void send(new Failure(503, { type: 'api_error', message: 'Service unavailable' }).answer, advice);
    const { answer, isReplay } = this.#once(request, pathname, form);
    if (fault?.kind === 'cutAfterwards') return void request.socket.destroy();
    send(answer, isReplay ? { 'idempotent-replayed': 'true' } : {});
  }

  /** A request with an event, signed now by the SDK's own helper. */
  signed(event: object, secret: string = this.webhookSecret) {
    const payload = JSON.stringify(event, null, 2);
    const { webhooks } = new Stripe(this.secretKey);
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp: this.now() });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return { headers, body: payload };
  }

  /** Sends an event to a webhook. Returns the status of the answer. */
  async send(webhook: string, event: object, secret: string = this.webhookSecret): Promise<number> {
    const response = await fetch(webhook, { method: 'POST', ...this.signed(event, secret) });
    await response.body?.cancel();
    return response.status;
  }
}
