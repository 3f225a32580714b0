import { subscriptionList } from '../../../../machines/subscription/subscriptions/subscriptions.list.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionsApi } from '../../../api/subscriptions.ts';
import { readOnlyPage } from '../../../page/read-only-page.ts';
import { subscriptionsScreens } from './registry.ts';

/** The list of subscriptions, as a page. */
export const page = readOnlyPage({
  list: subscriptionList,
  registry: subscriptionsScreens,
  api: subscriptionsApi,
  follow: followModifications,
});
