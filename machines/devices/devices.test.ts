import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { devicesChart } from './devices.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(devicesChart, `link > readDevices:done.several > ${line}`);
  return { asked: replay.asked.map(({ input }) => input), context: replay.snapshot().context };
};

test('a device stays in the list until the server has signed it out, and also where nobody knows whether it has', async () => {
  const waiting = await play('device.signedOut:phone');
  expect(waiting.context.devices).toHaveLength(3);
  const lost = await play('device.signedOut:phone > signOutDevices:failed.timeout');
  expect([lost.context.devices?.length, lost.context.ending, lost.context.failure?.kind]).toEqual([3, 4032, 'timeout']);
  const ended = await play('device.signedOut:phone > signOutDevices:done.rest');
  expect(ended.context.devices?.map(({ id }) => id)).toEqual([4107, 3998]);
});

test('all others are signed out in one go, whichever they are by then', async () => {
  const { asked, context } = await play('device.signedOut:others > signOutDevices:done.onlyThis');
  expect(asked.at(-1)).toEqual({ which: 'others' });
  expect(context.devices?.map(({ isThis }) => isThis)).toEqual([true]);
});
