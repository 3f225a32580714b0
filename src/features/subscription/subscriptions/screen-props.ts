import type { SubscriptionsContext } from '../../../../machines/subscription/subscriptions/subscriptions.context.ts';
import type { SubscriptionsEvent } from '../../../../machines/subscription/subscriptions/subscriptions.machine.ts';
import type { subscriptionsSteps } from '../../../../machines/subscription/subscriptions/subscriptions.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the list of subscriptions gets. */
export type SubscriptionsScreenProps<Name extends keyof typeof subscriptionsSteps> = ScreenProps<
  SubscriptionsContext & NeedsOf<(typeof subscriptionsSteps)[Name]>,
  SubscriptionsEvent
>;
