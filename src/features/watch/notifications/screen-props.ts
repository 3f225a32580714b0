import type { NotificationsContext } from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import type { notificationsSteps } from '../../../../machines/watch/notifications/notifications.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page of watches gets. */
export type NotificationsScreenProps<Name extends keyof typeof notificationsSteps> = ScreenProps<
  NotificationsContext & NeedsOf<(typeof notificationsSteps)[Name]>,
  NotificationsEvent
>;
