// @vitest-environment jsdom
/** Replacing the prerendered markup by the application. */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount.ts';

const prerendered = '<main id="main" aria-busy="true"><h1>Quote</h1><a href="/fr/signin">Sign in</a></main>';
const draw = (stage: HTMLElement, busy: boolean, late = ''): void => {
  stage.innerHTML = `<main id="main" aria-busy="${busy}"><h1>Quote</h1><p>Form</p>${late}</main><a href="/fr/signin">Sign in</a>`;
};

function served(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  return root;
}

const shown = (): string => document.getElementById('root')?.textContent ?? '';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const there = Promise.resolve();
const never = new Promise<never>(() => undefined);

test('mounts into an empty root at once', async () => {
  const root = served('');
  expect(await mount(root, never)).toBe(root);
});

test('the prerendered markup stays until the first full render, then is replaced, and focus stays', async () => {
  const stage = await mount(served(prerendered), there);
  document.querySelector<HTMLElement>('a')?.focus();
  draw(stage, true);
  await setImmediate();
  expect(shown()).toBe('QuoteSign in');
  draw(stage, false, '<span hidden data-late=""></span>');
  await setImmediate();
  expect(shown()).toBe('QuoteSign in');
  draw(stage, false);
  await setImmediate();
  expect(shown()).toBe('QuoteFormSign in');
  expect(document.querySelectorAll('#root, #main')).toHaveLength(2);
  expect(stage.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('href')).toBe('/fr/signin');
});

test('an unfinished page replaces the prerendered markup after three seconds', async () => {
  const stage = await mount(served(prerendered), there);
  draw(stage, true);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(shown()).toBe('QuoteSign in');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toBe('QuoteFormSign in');
  stage.remove();
});

test('resolves only when loading has ended or the three seconds are over', async () => {
  const taking = mount(served(prerendered), never);
  let isTaken = false;
  void taking.then(() => (isTaken = true));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isTaken).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  const stage = await taking;
  draw(stage, true);
  expect(shown()).toBe('QuoteFormSign in');
  stage.remove();
});

test('mounts also when loading fails, so that the application can show the failure', async () => {
  const root = served('');
  expect(await mount(root, Promise.reject(new Error('No code')))).toBe(root);
  const stage = await mount(served(prerendered), Promise.reject(new Error('No code')));
  draw(stage, false);
  await setImmediate();
  expect(shown()).toBe('QuoteFormSign in');
});
