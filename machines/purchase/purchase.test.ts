import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { purchaseChart } from './purchase.samples.ts';

const play = (line: string) => replayLine(purchaseChart, line);
const inputsOf = ({ asked }: Awaited<ReturnType<typeof play>>, port: string) =>
  asked.filter((each) => each.port === port).map(({ input }) => JSON.stringify(input));

const begun = 'subscriber > offer.changed:few > offer.confirmed';

test('a start whose answer was lost is repeated under its key', async () => {
  const replay = await play(`${begun} > startQuotation:failed.timeout > wait patience > startQuotation:done.started`);
  const [first, second] = inputsOf(replay, 'startQuotation');
  expect(second).toBe(first);
});

test('a changed choice changes the started purchase', async () => {
  const back = 'startQuotation:done.started > wait patience > offer.changed:few > offer.confirmed';
  const replay = await play(`${begun} > ${back}`);
  expect(inputsOf(replay, 'startQuotation')).toHaveLength(1);
  expect(inputsOf(replay, 'changeOffer')).toHaveLength(1);
});

test('a choice after the order is another purchase, under another key', async () => {
  const back = 'startQuotation:done.started > wait patience > offer.confirmed > changeOffer:done.ordered';
  const [first, second] = inputsOf(await play(`${begun} > ${back}`), 'startQuotation');
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});

test('a visitor signs in before anything is started', async () => {
  const replay = await play('visitor > offer.changed:few > offer.confirmed');
  expect(replay.asked.map(({ port }) => port)).not.toContain('startQuotation');
  expect(replay.snapshot().value).toBe('signingIn');
});

test('an offer for more readers than are sold at once is not started', async () => {
  await expect(play('subscriber > offer.changed:many > offer.confirmed')).rejects.toThrow('cannot happen');
});

test('a purchase that was changed elsewhere takes the choice in its present version', async () => {
  const back = 'startQuotation:done.started > wait patience > offer.confirmed > changeOffer:done.changedElsewhere';
  const [first, second] = inputsOf(await play(`${begun} > ${back}`), 'changeOffer');
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});

test('a change that fails keeps the started purchase, and starts no other, unless it is gone', async () => {
  const starts = async (failure: string): Promise<number> => {
    const back = `startQuotation:done.started > wait patience > offer.confirmed > changeOffer:failed.${failure}`;
    return inputsOf(await play(`${begun} > ${back} > offer.confirmed`), 'startQuotation').length;
  };
  expect(await Promise.all(['offline', 'tooMany', 'notFound'].map(starts))).toEqual([1, 1, 2]);
});
