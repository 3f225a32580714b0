import type { FilledPorts } from '../../machines/ports.ts';
import { subscriptionCalls as calls } from '../../contract/subscription.ts';
import type { ApiClient } from './client.ts';
import { tellRows } from './lists.ts';

/** The subscriptions that the person owns or reads by. */
export function subscriptionsApi(client: ApiClient): Pick<FilledPorts, 'readSubscriptions'> {
  return { readSubscriptions: (_, signal) => tellRows(client, calls['subscriptions/all'], { signal }) };
}
