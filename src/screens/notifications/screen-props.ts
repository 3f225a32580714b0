import type { NotificationsContext } from '../../../machines/account/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../machines/account/notifications/notifications.machine.ts';
import type { notificationsSteps } from '../../../machines/account/notifications/notifications.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of watches gets. */
export type NotificationsScreenProps<Name extends keyof typeof notificationsSteps> = ScreenProps<
  NotificationsContext & NeedsOf<(typeof notificationsSteps)[Name]>,
  NotificationsEvent
>;
