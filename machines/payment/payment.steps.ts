import { type as having } from 'superstruct';
import type { SubscriptionOrder } from '../../domain/subscription-order.ts';
import { routedIn } from '../engine/route.ts';
import { present, step } from '../engine/step.ts';
import { orderingSteps } from '../shared/ordering/ordering.steps.ts';
import type { TypedBilling } from './payment.draft.ts';
import { paymentPaths } from '../../contract/pages/payment.ts';

const { choice, billing, check, help, success, failed } = paymentPaths;

const id = present<string>();
const order = present<SubscriptionOrder>();
/** Stands in at every address that needs the order until it is known. */
const reading = {
  paths: [choice, billing, check],
  standsIn: true,
  needs: having({ id }),
  progress: 'choice',
} as const;
const draft = having({ billing: present<TypedBilling>() });

export const routed = routedIn('payment');

/** Steps of the payment funnel: their addresses (specification §2) and needs. */
export const paymentSteps = {
  loading: step('loading', reading),
  unreadable: step('unreadable', reading),
  unknown: step('unknown', { paths: [choice], needs: having({ id }) }),
  choice: step('choice', { paths: [choice], needs: having({ id, order }), progress: 'choice' }),
  addresses: step('addresses', { paths: [billing], needs: having({ id, order }), progress: 'billing' }),
  billing: step('billing', { paths: [billing], needs: having({ id, order, draft }), progress: 'billing' }),
  check: step('check', { paths: [check], needs: having({ id, order, draft }), progress: 'check' }),
  help: step('help', { paths: [help], needs: having({ id }) }),
  helpSent: step('helpSent', { paths: [help], needs: having({ id }) }),
  ...orderingSteps({ check, success, failed }),
};
