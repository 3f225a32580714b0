// @vitest-environment jsdom
/** Lazy components: rendered at once where loaded, with a fallback where not, loaded again after a failure. */
import type { ReactNode } from 'react';
import { act, Component } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy, forgetFailures } from './lazy.ts';

const View = ({ word }: { readonly word: string }) => <p>{word}</p>;

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') ?? document.body);
});

afterEach(() => act(() => root.unmount()));

test('renders loaded code in the first commit', async () => {
  const Form = lazy(async () => View);
  await Form.load();
  flushSync(() => root.render(<Form word="typed" />));
  expect(document.body.textContent).toBe('typed');
});

test('renders a fallback until its code is loaded, then renders it at once', async () => {
  const coming = Promise.withResolvers<typeof View>();
  const Form = lazy(
    () => coming.promise,
    ({ word }) => <em>{word} later</em>,
  );
  await act(async () => root.render(<Form word="typed" />));
  expect(document.body.innerHTML).toContain('<em>typed later</em>');
  expect(Form.isThere()).toBe(false);
  await act(async () => coming.resolve(View));
  expect(document.body.textContent).toBe('typed');
  expect(Form.isThere()).toBe(true);
});

test('loads again on render after a prefetch has failed', async () => {
  let asked = 0;
  const Form = lazy(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The line is down');
    return View;
  });
  await expect(Form.load()).rejects.toThrow('The line is down');
  await act(async () => root.render(<Form word="typed" />));
  expect(document.body.textContent).toBe('typed');
  await Form.load();
  expect(asked).toBe(2);
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: string | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: string } {
    return { error: String(error) };
  }

  override render(): ReactNode {
    return this.state.error ?? this.props.children;
  }
}

test('throws when its code cannot be loaded, and loads again once the failure is forgotten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const Form = lazy(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The line is down');
    return View;
  });
  const draw = (time: number) => (
    <Boundary key={time}>
      <Form word="typed" />
    </Boundary>
  );
  await act(async () => root.render(draw(1)));
  await act(async () => root.render(draw(2)));
  expect(document.body.textContent).toBe('Error: The line is down');
  expect(asked).toBe(1);
  forgetFailures();
  await act(async () => root.render(draw(3)));
  expect(document.body.textContent).toBe('typed');
});
