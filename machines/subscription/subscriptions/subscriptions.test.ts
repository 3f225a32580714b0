import { whole } from '../../../domain/completeness.ts';
import { foundAmong, noSubscriptionFilter, statusesAmong } from '../../../domain/subscription-filter.ts';
import { describe, expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { pageOf } from './subscriptions.list.ts';
import { subscriptions } from './subscriptions.fixtures.ts';
import { subscriptionsChart } from './subscriptions.samples.ts';

const { rows } = pageOf({ rows: subscriptions, completeness: whole });

/** Numbers of the subscriptions that match the filters. */
const found = (filters: Partial<typeof noSubscriptionFilter>) =>
  foundAmong(rows, { ...noSubscriptionFilter, ...filters }).map(({ id }) => Number(id));

describe('the list of subscriptions', () => {
  test('starts with required actions by urgency, and ends with ended subscriptions', () => {
    expect(rows.flatMap(({ renewal }) => renewal ?? [])).toEqual(['unpaid', 'aboutToEnd', 'quote', 'ended']);
    const standing = rows.map(({ subscription, renewal }) => renewal ?? subscription.status);
    expect(standing.join(' ')).toBe(
      'unpaid aboutToEnd quote ended current current notBegun suspended notSet unknown ended suspendedEnded invalid invalidQuote',
    );
    expect(rows).toHaveLength(subscriptions.length);
  });

  test('has all rows of one id, those that require an action among them', () => {
    const [first] = subscriptions;
    if (!first) throw new Error('There is no sample');
    const doubled = [...subscriptions, ...subscriptions].map((subscription) => ({ ...subscription, id: first.id }));
    expect(pageOf({ rows: doubled, completeness: whole }).rows).toHaveLength(2 * subscriptions.length);
  });

  test('is filtered by status, and by words of titles and references, ignoring accents and case', () => {
    expect(found({ status: 'ended' })).toEqual([81_004, 81_000]);
    expect(found({ text: 'ÉCONOMIE grands' })).toEqual([88_040]);
    expect(found({ text: 'dev-7tq2' })).toEqual([87_512]);
    expect(found({ status: 'ended', text: 'sahel' })).toEqual([81_000]);
    expect(found({ text: 'sahel zzz' })).toEqual([]);
    // An unknown status matches all.
    expect(found({ status: 'gone' })).toHaveLength(subscriptions.length);
  });

  test('offers its own statuses and the selected one', () => {
    const some = rows.filter(({ subscription }) => subscription.status === 'ended');
    expect(statusesAmong(some, 'suspended')).toEqual(['ended', 'suspended']);
    expect(statusesAmong(rows, null)).toContain('unknown');
  });

  test('sends no request for other filters, and one after a return to the page', async () => {
    const filtered = await replayLine(
      subscriptionsChart,
      'fresh > readSubscriptions:done.several > filters.changed:current > filters.changed:all',
    );
    expect(filtered.asked).toHaveLength(1);
    const again = await replayLine(
      subscriptionsChart,
      'fresh > readSubscriptions:done.several > filters.changed:current > place.changed:current > readSubscriptions:failed.offline',
    );
    expect(again.asked).toHaveLength(2);
    expect(again.snapshot().context).toMatchObject({ status: 'current', listing: { failure: { kind: 'offline' } } });
    expect(again.snapshot().context.listing.rows).toHaveLength(subscriptions.length);
  });
});
