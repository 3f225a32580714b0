/** A network with a test’s answers: the page's own client sends through it. */
import { vi } from 'vitest';

/** A sent request. */
export interface Sent {
  readonly request: Request;
  /** Whether the client has aborted it. */
  readonly isCalledOff: () => boolean;
}

/** Answers requests, until globals are restored. Returns the sent ones, in order. */
export function standInNetwork(answer: (request: Request) => Promise<Response>): readonly Sent[] {
  const sent: Sent[] = [];
  const { Request: BrowserRequest } = globalThis;
  /** In a browser an address is relative to the page. */
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
