// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { act, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FocusRelease } from '../layout/step-heading.tsx';

/** Tag name of the focused element at each removal of a screen. */
const focused: (string | undefined)[] = [];

let root: Root;

beforeEach(() => {
  focused.splice(0);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Screen({ name }: { readonly name: string }) {
  useLayoutEffect(() => () => void focused.push(document.activeElement?.tagName), []);
  return <button type="button">{name}</button>;
}

/** A page with a step, and a link that stays when the step changes. */
const page = (title: string, shown: string): ReactNode => (
  <main>
    <FocusRelease title={title} />
    <a href="/help">Help</a>
    <Screen key={shown} name={shown} />
  </main>
);

const draw = async (title: string, shown = title): Promise<void> => act(async () => root.render(page(title, shown)));

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

test('what a step leaves behind has no focus any more when it is taken out; what stays gets it back', async () => {
  await draw('needs');
  focus('button');
  await draw('you');
  expect(focused).toEqual(['BODY']);
  focus('a');
  await draw('check');
  expect(document.activeElement?.textContent).toBe('Help');
});

test('keeps the focus of an element while the step stays the same', async () => {
  await draw('needs', 'one');
  focus('button');
  await draw('needs', 'other');
  expect(focused).toEqual(['BUTTON']);
});
