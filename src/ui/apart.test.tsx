// @vitest-environment jsdom
/** Code that is loaded apart: drawn at once where it is there, waited for where it is not, asked for again after a failure. */
import { act, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apart } from './apart.ts';

const View = ({ word }: { readonly word: string }) => <p>{word}</p>;

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') ?? document.body);
});

afterEach(() => act(() => root.unmount()));

test('code that is there is drawn in the first commit', async () => {
  const Form = apart(async () => View);
  await Form.load();
  flushSync(() => root.render(<Suspense>{<Form word="typed" />}</Suspense>));
  expect(document.body.textContent).toBe('typed');
});

test('code that is not there is waited for; what failed beforehand is asked for again by whoever draws it', async () => {
  let asked = 0;
  const Form = apart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The line is down');
    return View;
  });
  await expect(Form.load()).rejects.toThrow('The line is down');
  await act(async () => root.render(<Suspense>{<Form word="typed" />}</Suspense>));
  expect(document.body.textContent).toBe('typed');
  await Form.load();
  expect(asked).toBe(2);
});
