/** The calls that a page makes. Those of the walked chart’s ports wait for the walk’s answers. */
import type { Page, Request, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { assert, record, string, unknown } from 'superstruct';
import type { Ports } from '../../../machines/ports.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Codec } from '../../../contract/codec.ts';
import { askForAll } from '../../support/browser-test.ts';
import { rowOf } from '../../support/row-of.ts';

export type Port = keyof Ports;

/** The requests of a port: a row of the table of calls; or only its requests for one thing. */
export interface Asking {
  readonly call: CallName;
  readonly isAsked?: (body: unknown) => boolean;
}

/** The ports whose calls wait for the walk, and their calls. */
export type Held = Readonly<Partial<Record<Port, readonly Asking[]>>>;

/** The calls of rows that one port alone requests. */
export function rowsOfTable(...names: readonly CallName[]): readonly Asking[] {
  return names.map((call) => ({ call }));
}

/** The requests of a row that ask for one of several things. */
export function requestsOf<Kind extends string>(
  call: CallName,
  { request }: { readonly request: Codec<{ readonly kind: Kind }> },
  kind: NoInfer<Kind>,
): readonly Asking[] {
  return [{ call, isAsked: (body) => request.decode(body).kind === kind }];
}

const fields = record(string(), unknown());

/** The port behind a request, among the waiting ones; `null` without one. */
function portOf(request: Request, held: Held): string | null {
  const body: unknown = request.postDataJSON() ?? {};
  assert(body, fields);
  const call = rowOf({ method: request.method(), pathname: new URL(request.url()).pathname, body });
  const [port] =
    Object.entries(held).find(([, askings]) =>
      askings.some((asking) => asking.call === call && asking.isAsked?.(body) !== false),
    ) ?? [];
  return port ?? null;
}

/** The timeout for a call, in milliseconds: longer than a busy machine needs. */
const PATIENCE = 20_000;

/** Calls held by a walk. */
export interface Calls {
  /** The waiting call behind a port, as soon as the page makes it. Throws where the page does not make it. */
  asked(port: string): Promise<Route>;
  /** From now on, holds the calls of these ports, and lets all others through. */
  hold(ports: Held): void;
  /** Lets all calls through during `work`: the browser handles its requests, and its cache, by itself. */
  letThrough(work: () => Promise<void>): Promise<void>;
  /**
   * Waits until the page has sent as many requests as the chart, by port, since calls are held: the next answer then
   * goes to the last request, and to no aborted one.
   */
  made(asked: ReadonlyMap<string, number>): Promise<void>;
}

/** Takes the calls of a page in hand. */
export async function takeCalls(page: Page): Promise<Calls> {
  const waiting = new Map<string, Route>();
  const listeners = new Map<string, (route: Route) => void>();
  const counts = new Map<string, number>();
  let held: Held = {};
  await askForAll(page);
  const takeCall = async (route: Route): Promise<void> => {
    // A stream of events is no call.
    if (route.request().resourceType() === 'eventsource') return route.continue();
    const port = portOf(route.request(), held);
    if (port === null) return route.continue();
    counts.set(port, (counts.get(port) ?? 0) + 1);
    const listener = listeners.get(port);
    listeners.delete(port);
    if (listener) listener(route);
    else waiting.set(port, route);
    return undefined;
  };
  // The provider’s page is intercepted: "no content" lets the browser stay.
  const stay = (route: Route): Promise<void> =>
    Object.keys(held).length > 0 && route.request().method() === 'GET'
      ? route.fulfill({ status: 204 })
      : route.continue();
  const take = async (): Promise<void> => {
    await page.route('**/ajax/**', takeCall);
    await page.route('**/pay/sandbox/*', stay);
  };
  await take();
  // An aborted request is no longer waiting.
  page.on('requestfailed', (request) => {
    for (const [port, route] of waiting) if (route.request() === request) waiting.delete(port);
  });
  return {
    asked: async (port) => {
      const route = waiting.get(port);
      waiting.delete(port);
      if (route) return route;
      const { promise, resolve, reject } = Promise.withResolvers<Route>();
      const others = [...waiting.keys()].join(', ') || 'nothing';
      const limit = setTimeout(() => {
        listeners.delete(port);
        reject(
          new Error(`the page asks ${port}: not within ${PATIENCE / 1000} seconds; what it asked before is ${others}`),
        );
      }, PATIENCE);
      listeners.set(port, resolve);
      return promise.finally(() => clearTimeout(limit));
    },
    hold: (ports) => {
      held = ports;
    },
    letThrough: async (work) => {
      await page.unroute('**/ajax/**', takeCall);
      await page.unroute('**/pay/sandbox/*', stay);
      await work();
      await take();
    },
    made: async (asked) => {
      for (const [port, count] of asked) {
        if (!(port in held)) continue;
        await expect
          .poll(() => counts.get(port) ?? 0, { message: `the page asks ${port}`, timeout: PATIENCE })
          .toBeGreaterThanOrEqual(count);
      }
    },
  };
}

/** The end of a waiting call. */
export type Ending = (route: Route) => Promise<void>;

/** The server answers. */
export const answered: Ending = (route) => route.continue();

/** The call does not reach the server. */
export const cut: Ending = (route) => route.abort('connectionfailed');

/** The server does the work; its answer does not arrive. */
export const lost: Ending = async (route) => {
  await route.fetch();
  await route.abort('connectionfailed');
};

/** An answer with this status replaces the server's. */
export function failed(status: number): Ending {
  return (route) => route.fulfill({ status, json: { isSuccess: false, feedback: null, data: null } });
}

/** A business refusal with this feedback replaces the server's answer. */
export function refused(feedback: string): Ending {
  return (route) => route.fulfill({ json: { isSuccess: false, feedback, data: null } });
}

/** An error at a field, by its name on the wire, replaces the server's answer. */
export function complained(field: string): Ending {
  const data = { champs: { [field]: 'This cannot be used.' } };
  return (route) => route.fulfill({ status: 422, json: { isSuccess: false, feedback: null, data } });
}

/** The server returns an error at a field, by its name on the wire. */
export function complaining(field: string, words: string): Ending {
  const data = { champs: { [field]: words } };
  return (route) => route.fulfill({ status: 422, json: { isSuccess: false, feedback: null, data } });
}

/** An answer of the contract replaces the server's, where test control cannot make the server give it. */
export function received<Answer>({ answer }: { readonly answer: Codec<Answer> }, data: Answer): Ending {
  return (route) => route.fulfill({ json: { isSuccess: true, feedback: null, data: answer.encode(data) } });
}
