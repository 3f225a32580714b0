import type { FilledPorts } from '../../machines/ports.ts';
import { subscriptionDetailCalls as calls } from '../../contract/subscription-detail.ts';
import type { ApiClient } from './client.ts';
import { tellLists } from './lists.ts';
import { ownClock } from './own-clock.ts';

/** One subscription, with its history. */
export function subscriptionDetailApi(client: ApiClient): Pick<FilledPorts, 'readSubscription'> {
  return {
    readSubscription: async (request, signal) => {
      const detail = await tellLists(client, calls['subscription/read'], { request, signal });
      return { ...detail, readAt: detail.readAt ?? ownClock() };
    },
  };
}
