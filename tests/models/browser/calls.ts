/** The calls that a page makes. Those that the walked chart asks wait until the walk says what the world answers. */
import type { Page, Request, Route } from '@playwright/test';
import type { Ports } from '../../../machines/ports.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { Codec } from '../../../src/contract/codec.ts';

export type Port = keyof Ports;

const simplePorts: Readonly<Record<string, Port>> = {
  [calls.infossiteweb.path]: 'readSite',
  [calls.user.path]: 'readVisitor',
  [calls['user/reset'].path]: 'refreshVisitor',
  [calls['login/login'].path]: 'signIn',
  [calls['login/logout'].path]: 'signOut',
  [calls['newsletter/resend'].path]: 'resendVerification',
  [calls['invoice/checkout'].path]: 'checkOut',
  [calls['invoice/help'].path]: 'askForHelp',
};

const questions = { list: 'readInvoices', outcome: 'readOutcome', checkout: 'findCheckout' } as const;

/** The port behind a call. */
function portOf(request: Request): Port {
  const path = new URL(request.url()).pathname.replace(/^\/(fr|en)(?=\/)/, '');
  if (path === calls['invoice/read'].path)
    return questions[calls['invoice/read'].request.decode(request.postDataJSON()).kind];
  const port = simplePorts[path];
  if (!port) throw new Error(`No port is behind ${path}`);
  return port;
}

/** Calls in the hands of a walk. */
export interface Calls {
  /** The waiting call behind a port, as soon as the page makes it. */
  asked(port: string): Promise<Route>;
  /** From now on, makes the calls of these ports wait, and lets all others through. */
  hold(ports: readonly Port[]): void;
}

/** Takes the calls of a page in hand. */
export async function takeCalls(page: Page): Promise<Calls> {
  const waiting = new Map<string, Route>();
  const listeners = new Map<string, (route: Route) => void>();
  let held: readonly Port[] = [];
  await page.route('**/ajax/**', async (route) => {
    const port = portOf(route.request());
    if (!held.includes(port)) return route.continue();
    const listener = listeners.get(port);
    listeners.delete(port);
    if (listener) listener(route);
    else waiting.set(port, route);
    return undefined;
  });
  // Leaving for the provider's page can be looked at: "no content" lets the browser stay where it is.
  await page.route('**/pay/sandbox/*', (route) => {
    return held.length > 0 && route.request().method() === 'GET' ? route.fulfill({ status: 204 }) : route.continue();
  });
  return {
    asked: async (port) => {
      const route = waiting.get(port);
      waiting.delete(port);
      return route ?? new Promise((resolve) => listeners.set(port, resolve));
    },
    hold: (ports) => {
      held = ports;
    },
  };
}

/** How a waiting call ends. */
export type Ending = (route: Route) => Promise<void>;

/** The server answers. */
export const answered: Ending = (route) => route.continue();

/** The call does not reach the server. */
export const cut: Ending = (route) => route.abort('connectionfailed');

/** The server does what it is asked; its answer does not arrive. */
export const lost: Ending = async (route) => {
  await route.fetch();
  await route.abort('connectionfailed');
};

/** An answer with this status stands in for the server's. */
export function failed(status: number): Ending {
  return (route) => route.fulfill({ status, json: { isSuccess: false, feedback: null, data: null } });
}

/** An answer of the contract stands in for the server's, where test control cannot make the server give it. */
export function told<Answer>({ answer }: { readonly answer: Codec<Answer> }, data: Answer): Ending {
  return (route) => route.fulfill({ json: { isSuccess: true, feedback: null, data: answer.encode(data) } });
}
