import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { addressFormChart } from './address-form.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(addressFormChart, line);
  return { asked: replay.asked.at(-1)?.input, context: replay.snapshot().context };
};

test('a form begins with what is kept, and what is sent takes its place; a new one begins empty', async () => {
  const kept = await play('kept > readAddresses:done.several > address.confirmed');
  expect(kept.asked).toMatchObject({ id: 5201, address: { city: 'Bordeaux' } });
  const another = await play('another > readAddresses:done.several > address.written:complete > address.confirmed');
  expect(another.asked).toMatchObject({ id: null, address: { city: 'Dakar', street: '5, rue du Phare' } });
});

test('once an address is kept, the form is ready for another one; where that fails, what was typed is still there', async () => {
  const way = 'another > readAddresses:done.several > address.written:complete > address.confirmed';
  const saved = await play(`${way} > saveAddress:done.saved`);
  expect([saved.context.draft.typed?.city, saved.context.lastSaved?.id]).toEqual(['', 5204]);
  const lost = await play(`${way} > saveAddress:failed.offline`);
  expect([lost.context.draft.typed?.city, lost.context.failure?.kind]).toEqual(['Dakar', 'offline']);
});

test('input about one address is dropped for another', async () => {
  const { context } = await play(
    'kept > readAddresses:done.several > place.changed:another > readAddresses:done.several',
  );
  expect(context.draft).toMatchObject({ of: '', typed: { city: '' } });
});
