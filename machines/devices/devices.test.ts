import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { devicesChart } from './devices.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(devicesChart, `link > readDevices:done.several > ${line}`);
  return { asked: replay.asked.map(({ input }) => input), context: replay.snapshot().context };
};

test('a device stays in the list until the server confirms its sign-out, also after a lost answer', async () => {
  const waiting = await play('device.signedOut:phone');
  expect(waiting.context.devices).toHaveLength(3);
  const lost = await play('device.signedOut:phone > signOutDevices:failed.timeout');
  expect([lost.context.devices?.length, lost.context.ending, lost.context.failure?.kind]).toEqual([3, 4032, 'timeout']);
  const ended = await play('device.signedOut:phone > signOutDevices:done.rest');
  expect(ended.context.devices?.map(({ id }) => id)).toEqual([4107, 3998]);
});

test('all other devices are signed out by one request', async () => {
  const { asked, context } = await play('device.signedOut:others > signOutDevices:done.onlyThis');
  expect(asked.at(-1)).toEqual({ which: 'others' });
  expect(context.devices?.map(({ isThis }) => isThis)).toEqual([true]);
});
