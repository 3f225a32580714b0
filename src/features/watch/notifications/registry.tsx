import { msg } from '@lingui/core/macro';
import type { NotificationsContext } from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import { notificationsSteps as steps } from '../../../../machines/watch/notifications/notifications.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<NotificationsContext, NotificationsEvent>();

const title = msg`Your watches`;

/** Every screen of the page of watches. */
export const notificationsScreens: Registry<NotificationsContext, NotificationsEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
