import { msg } from '@lingui/core/macro';
import { subscriptionList } from '../../../../machines/subscription/subscriptions/subscriptions.list.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionCalls } from '../../../../contract/subscription.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { readOnlyPage } from '../../../page/read-only-page.ts';
import { Empty, List } from './screens.tsx';

/** The list of subscriptions, as a page. */
export const page = readOnlyPage({
  list: subscriptionList,
  screens: {
    title: msg`Your subscriptions`,
    words: { unread: msg`We couldn’t load your subscriptions` },
    kind: 'records',
    parts: ['filters'],
    rows: 3,
    list: List,
    empty: Empty,
  },
  api: (client) => callPorts(client, subscriptionCalls),
  follow: followModifications,
});
