import { foundAmong, noSubscriptionFilter, statusesAmong } from '../../domain/subscription-filter.ts';
import { describe, expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { pageOf } from './subscriptions.context.ts';
import { subscriptions } from './subscriptions.fixtures.ts';
import { subscriptionsChart } from './subscriptions.samples.ts';

const { rows } = pageOf(subscriptions);

/** The numbers of what the filters leave. */
const found = (filters: Partial<typeof noSubscriptionFilter>) =>
  foundAmong(rows, { ...noSubscriptionFilter, ...filters }).map(({ id }) => Number(id));

describe('the list of subscriptions', () => {
  test('begins with what asks something of the person, the most urgent first, and ends with what is over', () => {
    expect(rows.flatMap(({ renewal }) => renewal ?? [])).toEqual(['unpaid', 'aboutToEnd', 'quote', 'ended']);
    const standing = rows.map(({ subscription, renewal }) => renewal ?? subscription.status);
    expect(standing.join(' ')).toBe(
      'unpaid aboutToEnd quote ended current current notBegun suspended notSet unknown ended suspendedEnded invalid invalidQuote',
    );
    expect(rows).toHaveLength(subscriptions.length);
  });

  test('is found by status, and by words of titles and references, whatever their accents and capitals', () => {
    expect(found({ status: 'ended' })).toEqual([81_004, 81_000]);
    expect(found({ text: 'ÉCONOMIE grands' })).toEqual([88_040]);
    expect(found({ text: 'abo-7tq2' })).toEqual([87_512]);
    expect(found({ status: 'ended', text: 'sahel' })).toEqual([81_000]);
    expect(found({ text: 'sahel zzz' })).toEqual([]);
    // A status that is none leaves everything.
    expect(found({ status: 'gone' })).toHaveLength(subscriptions.length);
  });

  test('offers the statuses that there are, and the one that is asked for', () => {
    const some = rows.filter(({ subscription }) => subscription.status === 'ended');
    expect(statusesAmong(some, 'suspended')).toEqual(['ended', 'suspended']);
    expect(statusesAmong(rows, null)).toContain('unknown');
  });

  test('asks nobody for other filters, and once more where it is come back to', async () => {
    const filtered = await replayLine(
      subscriptionsChart,
      'link > readSubscriptions:done.several > filters.changed:current > filters.changed:all',
    );
    expect(filtered.asked).toHaveLength(1);
    const again = await replayLine(
      subscriptionsChart,
      'link > readSubscriptions:done.several > filters.changed:current > place.changed:current > readSubscriptions:failed.offline',
    );
    expect(again.asked).toHaveLength(2);
    expect(again.snapshot().context).toMatchObject({ status: 'current', listing: { failure: { kind: 'offline' } } });
    expect(again.snapshot().context.listing.rows).toHaveLength(subscriptions.length);
  });
});
