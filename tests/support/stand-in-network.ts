/** A network whose answers a test decides: what the page's own client sends through it is real. */
import { vi } from 'vitest';

/** A request that has gone out. */
export interface Sent {
  readonly request: Request;
  /** Nobody waits for its answer any more. */
  readonly isCalledOff: () => boolean;
}

/** Answers requests, until globals are restored. Gives those that have gone out, in order. */
export function standInNetwork(answer: (request: Request) => Promise<Response>): readonly Sent[] {
  const sent: Sent[] = [];
  const { Request: BrowserRequest } = globalThis;
  /** In a browser an address begins where the page is. */
  class PageRequest extends BrowserRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'https://site.invalid') : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push({ request, isCalledOff: () => request.signal.aborted });
    return answer(request);
  });
  return sent;
}
