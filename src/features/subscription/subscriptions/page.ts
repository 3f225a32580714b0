import { msg } from '@lingui/core/macro';
import { subscriptionList } from '../../../../machines/subscription/subscriptions/subscriptions.list.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionsApi } from '../../../api/subscriptions.ts';
import { readOnlyPage } from '../../../page/read-only-page.ts';
import { Empty, List } from './screens.tsx';

/** The list of subscriptions, as a page. */
export const page = readOnlyPage({
  list: subscriptionList,
  screens: {
    title: msg`Your subscriptions`,
    words: { unread: msg`We couldn’t load your subscriptions` },
    kind: 'cards',
    list: List,
    empty: Empty,
  },
  api: subscriptionsApi,
  follow: followModifications,
});
