import { ApiError } from '../../machines/failure.ts';
import type { FilledPorts } from '../../machines/ports.ts';
import { subscriptionOrderCalls as calls } from '../../contract/subscription-order.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** Subscriptions that await payment: reading the amount due, ordering its payment. */
export function subscriptionOrdersApi(client: ApiClient): Pick<FilledPorts, 'readSubscriptionOrder' | 'checkOut'> {
  return {
    readSubscriptionOrder: async (request, signal) => {
      try {
        return await tell(client, calls['subscriptionsv2/onlinesubscription'], { request, signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notFound') return { kind: 'unknown' };
        throw error;
      }
    },
    checkOut: ({ key, ...order }, signal) => {
      if (!('subscriptionId' in order)) throw new Error('Invoices are ordered by invoicesApi');
      return tell(client, calls['online/checkout'], { request: order, idempotencyKey: key, signal });
    },
  };
}
