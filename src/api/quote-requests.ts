import { ApiError } from '../../machines/failure.ts';
import type { FilledPorts } from '../../machines/ports.ts';
import { quoteRequestCalls as calls } from '../../contract/quote-request.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

type QuoteRequestPorts = Pick<FilledPorts, 'readQuoteDraft' | 'saveQuoteDraft' | 'dropQuoteDraft' | 'requestQuote'>;

/** Requests for a quote: what was typed so far, and sending it. */
export function quoteRequestsApi(client: ApiClient): QuoteRequestPorts {
  return {
    readQuoteDraft: (_, signal) => tell(client, calls['infosquote/read'], { signal }),
    saveQuoteDraft: async (request, signal) => {
      try {
        return { kind: 'saved', ...(await tell(client, calls['infosquote/update'], { request, signal })) };
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
        return { kind: 'changedElsewhere', kept: await tell(client, calls['infosquote/read'], { signal }) };
      }
    },
    dropQuoteDraft: async (_, signal) => {
      await tell(client, calls['infosquote/reset'], { signal });
    },
    requestQuote: ({ key, request }, signal) =>
      tell(client, calls['subscriptions/commande'], { request, idempotencyKey: key, signal }),
  };
}
