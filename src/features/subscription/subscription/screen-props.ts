import type { SubscriptionContext } from '../../../../machines/subscription/subscription/subscription.context.ts';
import type { SubscriptionEvent } from '../../../../machines/subscription/subscription/subscription.machine.ts';
import type { subscriptionSteps } from '../../../../machines/subscription/subscription/subscription.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of a subscription's page gets. */
export type SubscriptionScreenProps<Name extends keyof typeof subscriptionSteps> = ScreenProps<
  SubscriptionContext & NeedsOf<(typeof subscriptionSteps)[Name]>,
  SubscriptionEvent
>;
