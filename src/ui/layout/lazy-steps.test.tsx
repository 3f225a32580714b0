// @vitest-environment jsdom
/** Views of later steps: one file for all, drawn at once when it has come. */
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazySteps } from './lazy-steps.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const views = {
  Check: ({ total }: { readonly total: number }) => <p>{total} to pay</p>,
  Receipt: ({ reference }: { readonly reference: string }) => <p>{reference} paid</p>,
};

test('whatever view of the file is drawn once it has come is there in the first commit', async () => {
  const later = lazySteps(async () => views);
  const Check = later.view(({ Check: view }) => view);
  const Receipt = later.view(({ Receipt: view }) => view);
  await later.load();
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() => root.render(<Check total={3} />));
  expect(document.body.textContent).toBe('3 to pay');
  flushSync(() => root.render(<Receipt reference="PAY-1" />));
  expect(document.body.textContent).toBe('PAY-1 paid');
  await act(async () => root.unmount());
});

test('a view that is drawn before anything was loaded loads the file', async () => {
  const load = vi.fn<() => Promise<typeof views>>(async () => views);
  const Check = lazySteps(load).view(({ Check: view }) => view);
  await Check.load();
  expect(load).toHaveBeenCalledOnce();
});
