// @vitest-environment jsdom
/** How the application takes the place of what the server has drawn. */
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

test('an empty page is drawn in as it is, at once', async () => {
  const root = served('');
  expect(await mount(root, never)).toBe(root);
});

test('the beginning stays until a page is drawn whole; then nothing of it does, and the focus is where it was', async () => {
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

test('who waits for long is told for what', async () => {
  const stage = await mount(served(prerendered), there);
  draw(stage, true);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(shown()).toBe('QuoteSign in');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toBe('QuoteFormSign in');
  stage.remove();
});

test('nothing is drawn before what it is drawn of is there, and then within the same patience', async () => {
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

test('what cannot be had is told by whoever draws', async () => {
  const root = served('');
  expect(await mount(root, Promise.reject(new Error('No code')))).toBe(root);
  const stage = await mount(served(prerendered), Promise.reject(new Error('No code')));
  draw(stage, false);
  await setImmediate();
  expect(shown()).toBe('QuoteFormSign in');
});
