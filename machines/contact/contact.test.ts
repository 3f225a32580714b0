import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { opened } from './contact.context.ts';
import { freshContact } from './contact.draft.ts';
import { contactChart } from './contact.samples.ts';

const play = (line: string) => replayLine(contactChart, line);
const keysOf = ({ asked }: Awaited<ReturnType<typeof play>>) => asked.map(({ input }) => JSON.stringify(input));

const lost = 'visitor > message.changed:claim > message.confirmed > sendMessage:failed.timeout';

test('a message whose answer was lost is sent again as the same message', async () => {
  const [first, second] = keysOf(await play(`${lost} > message.confirmed > sendMessage:done.sent`));
  expect(second).toBe(first);
});

test('a message that was changed after it may have arrived is another one', async () => {
  const [first, second] = keysOf(
    await play(`${lost} > message.changed:quote > message.confirmed > sendMessage:done.sent`),
  );
  expect(second).not.toBe(first);
  expect(second).toContain('"kind":"quote"');
});

test('what is typed after a message has arrived is another one, under another key', async () => {
  const begun = 'sendMessage:done.sent > message.begun > message.changed:claim > message.confirmed';
  const [first, second] = keysOf(await play(`visitor > message.changed:claim > message.confirmed > ${begun}`));
  expect(second).not.toBe(first);
});

test('what a link says it is about is chosen; a kind that nobody knows changes nothing', () => {
  const draft = { ...freshContact('seed'), remark: 'Bonjour' };
  expect(opened(draft, 'claim')).toMatchObject({ draft: { kind: 'claim', remark: 'Bonjour', attempt: 1 } });
  expect([opened(draft, 'constructor'), opened(draft, undefined)]).toEqual([{}, {}]);
});
