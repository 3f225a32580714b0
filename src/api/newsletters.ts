import { ApiError } from '../../machines/failure.ts';
import type { AskedCall } from '../../contract/call.ts';
import { newsletterCalls as calls } from '../../contract/newsletter.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';

/** Newsletters: reading them, and changing which ones the account receives. */
export function newslettersApi(client: ApiClient): PortsOf<typeof calls, 'changeNewsletter'> {
  /** A refusal is a change that failed, with the server's words: a list takes it back as any other. */
  async function change<Request>(call: AskedCall<null, Request, null>, request: Request, signal: AbortSignal) {
    const received = await client(call, { request, signal, outlivesPage: true });
    if (received.kind === 'refused') {
      throw new ApiError('invalid', `${call.method} ${call.path}`, { feedback: received.feedback || null });
    }
  }

  return {
    ...callPorts(client, calls),
    changeNewsletter: (request, signal) =>
      'choice' in request
        ? change(calls['servicesemail/update'], request, signal)
        : change(calls.servicesemailnopub, request, signal),
  };
}
