import { ApiError } from '../../machines/failure.ts';
import type { Answer } from '../../machines/ports.ts';
import type { QuotationQuestion } from '../../contract/quotation.ts';
import { quotationCalls as calls } from '../../contract/quotation.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** Quotations: starting, reading, changing, deciding, ordering and sharing them. */
export function quotationsApi(
  client: ApiClient,
): PortsOf<typeof calls, 'readQuotation' | 'readQuotationByReference' | 'decideQuotation'> {
  async function read(request: QuotationQuestion, signal: AbortSignal): Promise<Answer<'readQuotation'>> {
    try {
      return { kind: 'found', quotation: await tell(client, calls['quotation/read'], { request, signal }) };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'notFound') return { kind: 'unknown' };
      throw error;
    }
  }

  return {
    ...callPorts(client, calls),
    readQuotation: ({ id }, signal) => read({ kind: 'id', id }, signal),
    readQuotationByReference: ({ reference }, signal) => read({ kind: 'reference', reference }, signal),
    decideQuotation: ({ decision, ...asked }, signal) => {
      switch (decision.kind) {
        case 'accept':
          return tell(client, calls['quotation/accept'], { request: asked, signal });
        case 'decline': {
          const { reason, message } = decision;
          return tell(client, calls['quotation/decline'], { request: { ...asked, reason, message }, signal });
        }
        case 'askForChange': {
          const { message } = decision;
          return tell(client, calls['quotation/ask-for-change'], { request: { ...asked, message }, signal });
        }
      }
    },
  };
}
