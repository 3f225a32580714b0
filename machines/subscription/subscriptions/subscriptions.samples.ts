import { whole } from '../../../domain/completeness.ts';
import { foundAmong } from '../../../domain/subscription-filter.ts';
import { readOnlyChart } from '../../shared/list/read-only-list.samples.ts';
import { subscriptions } from './subscriptions.fixtures.ts';
import { subscriptionList } from './subscriptions.list.ts';

/** A person's subscriptions, with all events of the list. */
export const subscriptionsChart = readOnlyChart(subscriptionList, {
  request: 'POST /ajax/subscriptions/all',
  several: { rows: subscriptions, completeness: whole },
  none: { rows: [] },
  changes: { current: { status: 'current' }, words: { text: 'zzz' } },
  filtered: { status: 'current', text: 'sahel' },
  rowsFound: foundAmong,
});
