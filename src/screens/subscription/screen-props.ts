import type { SubscriptionContext } from '../../../machines/account/subscription/subscription.context.ts';
import type { SubscriptionEvent } from '../../../machines/account/subscription/subscription.machine.ts';
import type { subscriptionSteps } from '../../../machines/account/subscription/subscription.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of a subscription's page gets. */
export type SubscriptionScreenProps<Name extends keyof typeof subscriptionSteps> = ScreenProps<
  SubscriptionContext & NeedsOf<(typeof subscriptionSteps)[Name]>,
  SubscriptionEvent
>;
