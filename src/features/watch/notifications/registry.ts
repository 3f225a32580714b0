import { msg } from '@lingui/core/macro';
import type { NotificationsContext } from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { loadWords } from './watch-names.ts';
import { Empty, List } from './screens.tsx';

/** Every screen of the page of watches. */
export const notificationsScreens = listScreens<NotificationsContext, NotificationsEvent>({
  title: msg`Your alerts`,
  words: loadWords,
  kind: 'dense',
  parts: ['toolbar', 'paragraph'],
  rows: 3,
  isOnePage: true,
  list: List,
  empty: Empty,
});
