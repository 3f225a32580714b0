/** The calls that a page makes. Those that the walked chart asks wait until the walk says what the world answers. */
import type { Page, Request, Route } from '@playwright/test';
import { create, optional, string, type as having } from 'superstruct';
import type { Ports } from '../../../machines/ports.ts';
import { calls } from '../../../src/contract/calls.ts';
import { readingCalls } from '../../../src/contract/calls/reading.ts';
import { quotationCalls } from '../../../src/contract/calls/quotation.ts';
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
  [calls['simulateurv2/commande'].path]: 'simulateOffer',
  [calls['infosquote/read'].path]: 'readQuoteDraft',
  [calls['infosquote/update'].path]: 'saveQuoteDraft',
  [calls['infosquote/reset'].path]: 'dropQuoteDraft',
  [calls['subscriptions/commande'].path]: 'requestQuote',
  [calls['subscriptionsv2/onlinesubscription'].path]: 'readSubscriptionOrder',
  [calls['online/checkout'].path]: 'checkOut',
  [calls.servicesemailnopub.path]: 'changeNewsletter',
};

const quotationQuestions = { id: 'readQuotation', reference: 'readQuotationByReference' } as const;

const questions = { list: 'readInvoices', outcome: 'readOutcome', checkout: 'findCheckout' } as const;

/** Calls about quotations share paths with one another, and with the public quote. */
const quotationPorts: readonly (readonly [keyof typeof quotationCalls, Port])[] = [
  ['quotation/start', 'startQuotation'],
  ['quotation/order', 'orderQuotation'],
  ['quotation/offer', 'changeOffer'],
  ['quotation/details', 'saveDetails'],
  ['quotation/share', 'shareQuotation'],
  ['quotation/accept', 'decideQuotation'],
  ['quotation/decline', 'decideQuotation'],
  ['quotation/ask-for-change', 'decideQuotation'],
];

const anything = having({});

/** The port of the quotation funnel behind a call to a path: what the call asks tells it apart. */
function quotationPort(path: string, request: Request): Port | null {
  const sharing = quotationPorts.filter(([name]) => quotationCalls[name].path === path);
  if (sharing.length === 0) return null;
  const said = new Map<string, unknown>(Object.entries(create(request.postDataJSON(), anything)));
  const asked = sharing.find(([name]) => {
    const { asks } = quotationCalls[name];
    return asks && said.has(asks.field) && (asks.value === undefined || asks.value === said.get(asks.field));
  });
  return asked?.[1] ?? null;
}

/** The port behind a call to the path that all calls about readings share. */
function readingPort(request: Request): Port {
  const said = create(request.postDataJSON(), having({ liste: optional(string()), action: optional(string()) }));
  if (said.action !== undefined) return 'keepArticle';
  return said.liste === undefined ? 'readReadings' : 'readReadLater';
}

/** The port behind a call. */
function portOf(request: Request): Port {
  const path = new URL(request.url()).pathname.replace(/^\/(fr|en)(?=\/)/, '');
  if (path === calls['invoice/read'].path)
    return questions[calls['invoice/read'].request.decode(request.postDataJSON()).kind];
  if (path === calls['user/adresse'].path) return request.method() === 'GET' ? 'readAddresses' : 'saveAddress';
  if (path === calls.servicesemail.path) return request.method() === 'GET' ? 'readNewsletters' : 'changeNewsletter';
  if (path === readingCalls['articles/history'].path) return readingPort(request);
  if (path === calls['quotation/read'].path)
    return quotationQuestions[calls['quotation/read'].request.decode(request.postDataJSON()).kind];
  const port = quotationPort(path, request) ?? simplePorts[path];
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
  // A question that nobody waits for any more is no question.
  page.on('requestfailed', (request) => {
    for (const [port, route] of waiting) if (route.request() === request) waiting.delete(port);
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

/** A business refusal with these words stands in for the server's answer. */
export function refused(feedback: string): Ending {
  return (route) => route.fulfill({ json: { isSuccess: false, feedback, data: null } });
}

/** An answer that complains about a field, by its name on the wire, stands in for the server's. */
export function complained(field: string): Ending {
  const data = { champs: { [field]: 'This cannot be used.' } };
  return (route) => route.fulfill({ status: 422, json: { isSuccess: false, feedback: null, data } });
}

/** The server complains about a field, by its name on the wire. */
export function complaining(field: string, words: string): Ending {
  const data = { champs: { [field]: words } };
  return (route) => route.fulfill({ status: 422, json: { isSuccess: false, feedback: null, data } });
}

/** An answer of the contract stands in for the server's, where test control cannot make the server give it. */
export function told<Answer>({ answer }: { readonly answer: Codec<Answer> }, data: Answer): Ending {
  return (route) => route.fulfill({ json: { isSuccess: true, feedback: null, data: answer.encode(data) } });
}
