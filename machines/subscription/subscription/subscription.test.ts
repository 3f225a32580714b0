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

test('an impossible number sends no request', async () => {
  const { asked, value } = await play('misnamed');
  expect([asked, value]).toEqual([[], 'unknown']);
});

test('known data stay during a revalidation and after its failure, but not after the loss of access', async () => {
  const lost = await play('again > readSubscription:failed.offline');
  expect([lost.asked, lost.value]).toEqual([[{ id: administratorDetail.subscription.id }], 'outdated']);
  expect(lost.context).toMatchObject({ detail: administratorDetail, failure: { kind: 'offline' } });
  const gone = await play('again > readSubscription:failed.notFound');
  expect([gone.value, gone.context.detail]).toEqual(['unknown', null]);
});

test('no data of another subscription are shown at an address', () => {
  const context = begin({ params: { aboId: '1' }, cached: administratorDetail });
  expect(placed(context, { aboId: '1' }).detail).toBe(administratorDetail);
  expect(placed(context, { aboId: '2' })).toEqual({ aboId: '2', detail: null, failure: null });
});
