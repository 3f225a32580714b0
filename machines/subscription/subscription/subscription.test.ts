import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { begin, placed } from './subscription.context.ts';
import { administratorDetail } from './subscription.fixtures.ts';
import { subscriptionChart } from './subscription.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(subscriptionChart, line);
  const { value, context } = replay.snapshot();
  return { asked: replay.asked.map(({ input }) => input), value, context };
};

test('a number that no subscription can have asks nobody', async () => {
  const { asked, value } = await play('misnamed');
  expect([asked, value]).toEqual([[], 'unknown']);
});

test('what is known stays while it is read again, and where that fails; not where it is the person’s no longer', async () => {
  const lost = await play('again > readSubscription:failed.offline');
  expect([lost.asked, lost.value]).toEqual([[{ id: administratorDetail.subscription.id }], 'outdated']);
  expect(lost.context).toMatchObject({ detail: administratorDetail, failure: { kind: 'offline' } });
  const gone = await play('again > readSubscription:failed.notFound');
  expect([gone.value, gone.context.detail]).toEqual(['unknown', null]);
});

test('another subscription is never shown under this one’s address', () => {
  const context = begin({ params: { aboId: '1' }, cached: administratorDetail });
  expect(placed(context, { aboId: '1' }).detail).toBe(administratorDetail);
  expect(placed(context, { aboId: '2' })).toEqual({ aboId: '2', detail: null, failure: null });
});
