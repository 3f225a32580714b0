import { expect, test } from 'vitest';
import { replayLine } from '../engine/model/replay.ts';
import { finish, isComplete, messageOf, opened } from './contact.context.ts';
import { freshContact } from './contact.draft.ts';
import { contactChart } from './contact.samples.ts';

const play = (line: string) => replayLine(contactChart, line);
const keysOf = ({ asked }: Awaited<ReturnType<typeof play>>) => asked.map(({ input }) => JSON.stringify(input));

const lost = 'visitor > message.changed:claim > message.confirmed > sendMessage:failed.timeout';

test('a message whose answer was lost is sent again under its key', async () => {
  const [first, second] = keysOf(await play(`${lost} > message.confirmed > sendMessage:done.sent`));
  expect(second).toBe(first);
});

test('a changed message has another key if the former one may have arrived', async () => {
  const [first, second] = keysOf(
    await play(`${lost} > message.changed:quote > message.confirmed > sendMessage:done.sent`),
  );
  expect(second).not.toBe(first);
  expect(second).toContain('"kind":"quote"');
});

test('input after a received message is another message, under another key', async () => {
  const begun = 'sendMessage:done.sent > message.begun > message.changed:claim > message.confirmed';
  const [first, second] = keysOf(await play(`visitor > message.changed:claim > message.confirmed > ${begun}`));
  expect(second).not.toBe(first);
});

test('a link selects its kind, and an unknown kind changes nothing', () => {
  const draft = { ...freshContact('seed'), remark: 'Bonjour' };
  expect(opened(draft, 'claim')).toMatchObject({ draft: { kind: 'claim', remark: 'Bonjour', attempt: 1 } });
  expect([opened(draft, 'constructor'), opened(draft, undefined)]).toEqual([{}, {}]);
});

test('a received message leaves its receipt, and room for another one under another key', () => {
  const draft = { ...freshContact('seed'), kind: 'claim' as const, remark: 'Bonjour' };
  expect(finish(draft, 'MSG-1').draft).toEqual({
    ...freshContact('seed', draft.attempt + 1),
    receipt: { reference: 'MSG-1', kind: 'claim' },
  });
  expect(() => finish({ ...draft, kind: null }, 'MSG-1')).toThrow('without a kind');
});

test('an incomplete message is not sent', () => {
  const sender = { name: 'Awa Ndiaye', email: 'awa@example.org' };
  const context = { draft: freshContact('seed'), sender, hasCatalogue: true, failure: null };
  expect(isComplete(context)).toBe(false);
  expect(() => messageOf({ context })).toThrow('not complete');
});

test('a link to the kind that is chosen keeps the key of the message', () => {
  const draft = { ...freshContact('seed'), kind: 'claim' as const, submitted: true };
  expect(opened(draft, 'claim')).toEqual({});
  expect(opened(draft, 'quote')).toMatchObject({ draft: { kind: 'quote', attempt: draft.attempt + 1 } });
});
