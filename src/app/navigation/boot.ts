/**
 * What can be done before the application's code is there: this stands in a small file, with next to no other. The token of
 * an invoice link leaves the address; what the page asks first is asked, beside the code; and what the document brings along
 * of what everybody is told is at hand.
 */
import type { Sending } from '../../api/client.ts';
import { languageHeader, prefixRoutingHeader } from '../../contract/headers.ts';
import { takeInvoiceToken } from '../session/invoice-token.ts';

/** What a page load begins with. */
export interface Arrival {
  /** The token of an invoice link, which stands nowhere else any more. */
  readonly invoiceToken: string | null;
  /** The answer to what was sent when the page arrived, or that came with the document; `null`: it is to be sent. */
  readonly given: (sending: Sending) => Promise<Response> | null;
}

const json = { 'content-type': 'application/json' };

/** Rejects when a call is called off. */
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

/** What asks something as soon as a token is taken. Rejects where it is refused. */
const sendOnceTaken =
  (send: () => Promise<Response>) =>
  ({ ok, status }: Response): Promise<Response> => {
    if (!ok) throw new Error(`The token is refused: ${status}`);
    return send();
  };

/** Begins: to be called once for a page load, before the application runs. */
export function arrive(): Arrival {
  const invoiceToken = takeInvoiceToken();
  const language = document.documentElement.lang.slice(0, 2);
  const routing = document.querySelector('meta[name="prefix-routing"]')?.getAttribute('content');
  const headers = { [languageHeader]: language, [prefixRoutingHeader]: String(routing !== 'off') };
  /** Answers that are there or on their way, each to be given once. */
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
        headers: body === undefined ? headers : { ...headers, ...json },
        ...(body !== undefined && { body }),
      });
    // The answer to the token makes known who holds it. Where it is refused, the page asks anew who is there.
    const first = element.dataset['after'] === 'token' ? tokenTaken : undefined;
    const answer: Promise<Response> = first?.then(sendOnceTaken(send)) ?? send();
    if (isForToken) tokenTaken = answer;
    // Whoever asks hears of a failure; perhaps nobody does.
    answer.catch(() => undefined);
    waiting.set(`${method} ${url}${body === undefined ? '' : ` ${body}`}`, answer);
  }

  return {
    invoiceToken,
    given: (sending) => {
      const text = textOf(sending);
      const answer = sending.headers[languageHeader] === language ? waiting.get(text) : undefined;
      // Whatever else is asked may change what was told before it.
      if (!answer) waiting.clear();
      waiting.delete(text);
      return answer ? Promise.race([answer, calledOff(sending.signal)]) : null;
    },
  };
}
