import { expect, test, vi } from 'vitest';
import { createToasts } from './toast-store.ts';

test('keeps toasts in order until they are taken, once', () => {
  const toasts = createToasts();
  toasts.show('You’re signed out.');
  toasts.show('Saved.', 'success');
  expect(toasts.take()).toEqual([
    { kind: 'info', text: 'You’re signed out.' },
    { kind: 'success', text: 'Saved.' },
  ]);
  expect(toasts.take()).toEqual([]);
});

test('calls the last subscriber for each toast', () => {
  const toasts = createToasts();
  const listeners = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const listener of listeners) {
    toasts.subscribe(listener);
    toasts.show('Saved.');
  }
  toasts.show('Saved.');
  expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('keeps toasts for the next subscriber once the last one has left', () => {
  const toasts = createToasts();
  const leave = toasts.subscribe(() => toasts.take());
  leave();
  toasts.show('Saved.');
  expect(toasts.take()).toEqual([{ kind: 'info', text: 'Saved.' }]);
});
