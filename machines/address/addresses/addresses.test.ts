import { expect, test } from 'vitest';
import { selectedOf } from '../../../domain/address.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { addressesChart } from './addresses.samples.ts';

async function selectedAfter(line: string): Promise<string | undefined> {
  const replay = await replayLine(addressesChart, `link > readAddresses:done.several > ${line}`);
  return selectedOf(replay.snapshot().context.listing.rows)?.id;
}

test('one address is selected at any time: the pressed one, or the former one after a refusal', async () => {
  expect(await selectedAfter('change.made:selected')).toBe('5203');
  expect(await selectedAfter('change.made:selected > changeAddress:done.made')).toBe('5203');
  expect(await selectedAfter('change.made:selected > changeAddress:failed.refused')).toBe('5202');
});

test('deleting the selected address selects the oldest one left, as on the server, and an undo restores it', async () => {
  expect(await selectedAfter('change.made:deleted')).toBe('5201');
  expect(await selectedAfter('change.made:deleted > wait undoTime > changeAddress:done.made')).toBe('5201');
  expect(await selectedAfter('change.made:deleted > change.undone')).toBe('5202');
});
