import { ApiError } from '../../machines/failure.ts';
import type { InvoiceQuestion, InvoiceReading } from '../../contract/invoice.ts';
import { invoiceCalls as calls } from '../../contract/invoice.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { ownClock } from './own-clock.ts';
import { tellParts } from './lists.ts';

/** Invoices: reading them, ordering their payment, learning what became of it, asking for help. */
export function invoicesApi(
  client: ApiClient,
): PortsOf<typeof calls, 'readInvoices' | 'checkOut' | 'findCheckout' | 'readOutcome'> {
  /** One call answers three questions; an answer to another question than was asked is malformed. */
  async function read<Kind extends InvoiceQuestion['kind']>(
    question: InvoiceQuestion & { readonly kind: Kind },
    signal: AbortSignal,
  ) {
    const call = calls['invoice/read'];
    const { answer, completenessAt } = await tellParts(client, call, { request: question, signal });
    if (!isOfKind(answer, question.kind)) throw new ApiError('malformed', `${call.method} ${call.path}`);
    return { reading: answer, completenessAt };
  }

  return {
    ...callPorts(client, calls),
    readInvoices: async (_, signal) => {
      const { reading, completenessAt } = await read({ kind: 'list' }, signal);
      const { invoices, refunds, readAt } = reading;
      return {
        invoices,
        refunds: { rows: refunds, completeness: completenessAt('remboursements') },
        completeness: completenessAt('factures'),
        readAt: readAt ?? ownClock(),
      };
    },
    checkOut: ({ key, ...order }, signal) => {
      if (!('invoiceIds' in order)) throw new Error('A subscription is ordered by subscriptionOrdersApi');
      return tell(client, calls['invoice/checkout'], { request: order, idempotencyKey: key, signal });
    },
    findCheckout: async ({ key }, signal) => (await read({ kind: 'checkout', key }, signal)).reading.checkout,
    readOutcome: async ({ reference }, signal) => {
      try {
        const { outcome, readAt } = (await read({ kind: 'outcome', reference }, signal)).reading;
        return { kind: 'found', outcome, readAt: readAt ?? ownClock() };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notFound') return { kind: 'unknown' };
        throw error;
      }
    },
  };
}

function isOfKind<Reading extends InvoiceReading, Kind extends InvoiceReading['kind']>(
  reading: Reading,
  kind: Kind,
): reading is Reading & { readonly kind: Kind } {
  return reading.kind === kind;
}
