import type { FilledPorts } from '../../machines/ports.ts';
import { subscriptionCalls as calls } from '../contract/subscription.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The subscriptions that the person owns or reads by. */
export function subscriptionsApi(client: ApiClient): Pick<FilledPorts, 'readSubscriptions'> {
  return { readSubscriptions: (_, signal) => tell(client, calls['subscriptions/all'], { signal }) };
}
