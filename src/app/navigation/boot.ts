/**
 * Boot steps that run before the application's code has loaded; this chunk is small and imports next to nothing. It
 * removes the token of an invoice link from the address, sends the page's first requests in parallel with the code, and
 * collects the answers that the document embeds.
 */
import type { Sending } from '../../api/network.ts';
import { languageHeader, prefixRoutingHeader } from '../../../contract/headers.ts';
import { takeInvoiceToken } from '../session/invoice-token.ts';

/** Results of the boot steps. */
export interface Arrival {
  /** The token of an invoice link; the address no longer has it. */
  readonly invoiceToken: string | null;
  /** The answer to a request that was sent at boot or that the document embeds; `null`: it is still to be sent. */
  readonly given: (sending: Sending) => Promise<Response> | null;
}

const json = { 'content-type': 'application/json' };

/** Rejects when a call is aborted. */
function calledOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('Called off'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** `POST /fr/ajax/infosquote/read {}`, as a document writes a call. */
const textOf = ({ method, url, json }: Sending): string =>
  `${method} ${url}${method === 'POST' ? ` ${JSON.stringify(json)}` : ''}`;

/** Sends a request once the token is accepted. Rejects if it is refused. */
const sendOnceTaken =
  (send: () => Promise<Response>) =>
  ({ ok, status }: Response): Promise<Response> => {
    if (!ok) throw new Error(`The token is refused: ${status}`);
    return send();
  };

/** Runs the boot steps: to be called once per page load, before the application runs. */
export function arrive(): Arrival {
  const invoiceToken = takeInvoiceToken();
  const language = document.documentElement.lang.slice(0, 2);
  const routing = document.querySelector('meta[name="prefix-routing"]')?.getAttribute('content');
  const headers = { [languageHeader]: language, [prefixRoutingHeader]: String(routing !== 'off') };
  /** Received and pending answers, each to be given once. */
  const waiting = new Map<string, Promise<Response>>();

  for (const element of document.querySelectorAll<HTMLElement>('script[data-answers]'))
    waiting.set(
      element.dataset['answers'] ?? '',
      Promise.resolve(new Response(element.textContent, { headers: json })),
    );

  let tokenTaken: Promise<Response> | undefined;
  for (const element of document.querySelectorAll<HTMLMetaElement>('meta[name="asks"]')) {
    const [, method = 'GET', path = '', body] = /^(\w+) (\S+)(?: (.*))?$/.exec(element.content) ?? [];
    const isForToken = invoiceToken !== null && element.dataset['takes'] === 'token';
    const url = isForToken ? `${path}?${new URLSearchParams({ invoiceToken }).toString()}` : path;
    const send = (): Promise<Response> =>
      fetch(url, {
        method,
        credentials: 'same-origin',
        // As in `src/api/network.ts`: an answer that redirects comes from a gateway.
        redirect: 'manual',
        headers: body === undefined ? headers : { ...headers, ...json },
        ...(body !== undefined && { body }),
      });
    // The answer to the token identifies its holder. If it is refused, the page requests the visitor again.
    const first = element.dataset['after'] === 'token' ? tokenTaken : undefined;
    const answer: Promise<Response> = first?.then(sendOnceTaken(send)) ?? send();
    if (isForToken) tokenTaken = answer;
    // The caller receives a failure; without a caller it is no unhandled rejection.
    answer.catch(() => undefined);
    waiting.set(`${method} ${url}${body === undefined ? '' : ` ${body}`}`, answer);
  }

  return {
    invoiceToken,
    given: (sending) => {
      const text = textOf(sending);
      const answer = sending.headers[languageHeader] === language ? waiting.get(text) : undefined;
      // Any other request may invalidate the answers before it.
      if (!answer) waiting.clear();
      waiting.delete(text);
      return answer ? Promise.race([answer, calledOff(sending.signal)]) : null;
    },
  };
}
