import { isWhole } from '../../../domain/completeness.ts';
import { identifierOf } from '../../../domain/identifier.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import type { SubscriptionContext } from './subscription.context.ts';
import {
  administratorDetail,
  endedDetail,
  incompleteDetail,
  readerDetail,
  unpaidDetail,
} from './subscription.fixtures.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import { subscriptionSteps } from '../subscription.steps.ts';

const request = 'POST /ajax/subscriptions/read';
const received = { administered: administratorDetail, read: readerDetail, unpaid: unpaidDetail, ended: endedDetail };
const params = { aboId: String(administratorDetail.subscription.id) };

/** The name of the sample in a context; empty without one. */
function sampleIn({ detail }: SubscriptionContext): string {
  if (detail && !isWhole(detail)) return 'incomplete';
  const [name = ''] =
    Object.entries(received).find(([, { subscription }]) => subscription.id === detail?.subscription.id) ?? [];
  return name;
}

/** One subscription, with everything that can happen to its page. */
export const subscriptionChart: Chart<SubscriptionContext> = defineChart({
  name: 'subscription',
  machine: subscriptionMachine,
  steps: subscriptionSteps,
  inputs: {
    link: { params, cached: null },
    /** The page was shown before in this visit. */
    again: { params, cached: administratorDetail },
    misnamed: { params: { aboId: 'abc' }, cached: null },
  },
  events: { retried: plain, 'place.changed': { same: { params } } },
  actorResponses: {
    readSubscription: {
      done: { ...received, incomplete: incompleteDetail },
      failed: { offline: new ApiError('offline', request), notFound: new ApiError('notFound', request) },
    },
  },
  params,
  another: {
    params: { aboId: String(endedDetail.subscription.id) },
    actorResponses: { readSubscription: endedDetail },
  },
  effects: [],
  // After a first answer, only the administered sample is explored: the others only look different.
  isPossible: (token, { detail }) =>
    !token.startsWith('readSubscription:done.') || detail === null || token === 'readSubscription:done.administered',
  serialize: ({ aboId, detail }) => ({
    named: identifierOf(aboId) === null ? 'misnamed' : '',
    detail: detail === null ? 'unread' : isWhole(detail) ? 'read' : 'incomplete',
  }),
  visibleContext: (context, step) => ({ of: step === 'detail' ? sampleIn(context) : '' }),
  partial: ({ named = '', detail = '' }) => ({ named, detail }),
});
