import { msg } from '@lingui/core/macro';
import type {
  SubscriptionsContext,
  SubscriptionsEvent,
} from '../../../../machines/subscription/subscriptions/subscriptions.list.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { Empty, List } from './screens.tsx';

/** Every screen of the list of subscriptions. */
export const subscriptionsScreens = listScreens<SubscriptionsContext, SubscriptionsEvent>({
  title: msg`Your subscriptions`,
  words: { unread: msg`We couldn’t load your subscriptions` },
  kind: 'cards',
  isOnePage: true,
  list: List,
  empty: Empty,
});
