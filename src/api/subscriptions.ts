import type { FilledPorts } from '../../machines/ports.ts';
import { subscriptionCalls as calls } from '../contract/calls/subscription.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** The subscriptions that the person owns or reads by. */
export function subscriptionsApi(ask: Ask): Pick<FilledPorts, 'readSubscriptions'> {
  return { readSubscriptions: (_, signal) => tell(ask, calls['subscriptions/all'], { signal }) };
}
