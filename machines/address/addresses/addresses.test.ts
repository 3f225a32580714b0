import { expect, test } from 'vitest';
import { selectedOf } from '../../domain/address.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { addressesChart } from './addresses.samples.ts';

async function selectedAfter(line: string): Promise<string | undefined> {
  const replay = await replayLine(addressesChart, `link > readAddresses:done.several > ${line}`);
  return selectedOf(replay.snapshot().context.listing.rows)?.id;
}

test('one address is selected, whatever is under way: by one press, and the former one again where that is refused', async () => {
  expect(await selectedAfter('change.made:selected')).toBe('5203');
  expect(await selectedAfter('change.made:selected > changeAddress:done.made')).toBe('5203');
  expect(await selectedAfter('change.made:selected > changeAddress:failed.refused')).toBe('5202');
});

test('where the selected one is deleted, the oldest that is left is selected, as on the server; undone, it is again', async () => {
  expect(await selectedAfter('change.made:deleted')).toBe('5201');
  expect(await selectedAfter('change.made:deleted > wait undoTime > changeAddress:done.made')).toBe('5201');
  expect(await selectedAfter('change.made:deleted > change.undone')).toBe('5202');
});
