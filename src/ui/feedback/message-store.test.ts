import { expect, test, vi } from 'vitest';
import { createMessages } from './message-store.ts';

test('a message is shown until it is dismissed', () => {
  const messages = createMessages();
  messages.show('You are signed out.');
  const [shown] = messages.current();
  expect(shown).toMatchObject({ kind: 'info', text: 'You are signed out.' });
  messages.dismiss(shown?.id ?? 0);
  expect(messages.current()).toEqual([]);
});

test('the same words twice are one message, a new one', () => {
  const messages = createMessages();
  messages.show('Saved.', 'success');
  const [first] = messages.current();
  messages.show('Saved.', 'success');
  expect(messages.current()).toHaveLength(1);
  expect(messages.current()[0]?.id).not.toBe(first?.id);
});

test('listeners are told of each change until they leave', () => {
  const messages = createMessages();
  const listener = vi.fn<() => void>();
  const leave = messages.subscribe(listener);
  messages.show('One.');
  leave();
  messages.show('Two.');
  expect(listener).toHaveBeenCalledTimes(1);
});
