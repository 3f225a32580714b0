// @vitest-environment jsdom
/** Views of later steps: one chunk for all, rendered as soon as it has loaded. */
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazySteps } from './lazy-steps.tsx';

const views = {
  Check: ({ total }: { readonly total: number }) => <p>{total} to pay</p>,
  Receipt: ({ reference }: { readonly reference: string }) => <p>{reference} paid</p>,
};

test('renders every view of a loaded file in the first commit', async () => {
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

test('a view that renders before a prefetch loads the file', async () => {
  const load = vi.fn<() => Promise<typeof views>>(async () => views);
  const Check = lazySteps(load).view(({ Check: view }) => view);
  await Check.load();
  expect(load).toHaveBeenCalledOnce();
});
