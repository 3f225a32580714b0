import { ApiError } from '../../machines/failure.ts';
import { quoteRequestCalls as calls } from '../../contract/quote-request.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** Requests for a quote: what was typed so far, and sending it. */
export function quoteRequestsApi(client: ApiClient): PortsOf<typeof calls, 'saveQuoteDraft'> {
  return {
    ...callPorts(client, calls),
    saveQuoteDraft: async (request, signal) => {
      try {
        return { kind: 'saved', ...(await tell(client, calls['infosquote/update'], { request, signal })) };
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
        return { kind: 'changedElsewhere', kept: await tell(client, calls['infosquote/read'], { signal }) };
      }
    },
  };
}
