// @vitest-environment jsdom
/** What a page gets of React draws, waits, answers and fails as React does; only to take over a document it does not know. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { define, type as having } from 'superstruct';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from 'vite';
import { reactAsModules } from './react-as-modules.ts';
import { withoutHydration } from './react-unhydrated.ts';

const page = `
  import { Component, createElement as h, lazy, startTransition, StrictMode, Suspense, useId, useState } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';

  let bring;
  const Late = lazy(() => new Promise((resolve) => (bring = () => resolve({ default: () => h('p', null, 'is there') }))));

  class Boundary extends Component {
    state = { words: null };
    static getDerivedStateFromError({ message }) {
      return { words: message };
    }
    render() {
      return this.state.words === null ? this.props.children : h('p', { role: 'alert' }, this.state.words);
    }
  }

  function Broken({ isBroken }) {
    if (isBroken) throw new Error('broken');
    return null;
  }

  function Page() {
    const [count, setCount] = useState(0);
    const [isOpen, setOpen] = useState(false);
    const [focused, setFocused] = useState('nothing');
    const id = useId();
    return h('form', { onFocus: ({ target }) => setFocused(target.name), onMouseOver: () => setCount((now) => now + 10) },
      h('title', null, 'Title ' + count),
      h('output', null, count + ' ' + focused),
      h('input', { id, name: 'field', defaultValue: 'typed' }),
      h('button', { type: 'button', onClick: () => setCount((now) => now + 1) }, 'count'),
      h('button', { type: 'button', onClick: () => startTransition(() => setOpen(true)) }, 'open'),
      h(Suspense, { fallback: h('p', null, 'waits') }, h(Late)),
      isOpen && h(Suspense, { fallback: 'opens' }, 'open'),
      h(Boundary, null, h(Broken, { isBroken: count >= 12 })),
    );
  }

  export function start(element) {
    const root = createRoot(element, { onCaughtError: () => undefined });
    flushSync(() => root.render(h(StrictMode, null, h(Page))));
    return { bring: () => bring(), end: () => root.unmount() };
  }
`;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const act = define<() => void>('act', isFunction);
const pageStruct = having({ start: define<(element: Element | null) => unknown>('start', isFunction) });
const startedStruct = having({ bring: act, end: act });

let folder = '';

/** Builds a page of one file for production; gives where it is. */
async function built(name: string, code: string): Promise<string> {
  await writeFile(join(folder, `${name}.js`), code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [reactAsModules()],
    build: {
      outDir: join(folder, name),
      lib: { entry: join(folder, `${name}.js`), formats: ['cjs'], fileName: () => 'page.cjs' },
    },
  });
  return join(folder, name, 'page.cjs');
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'react-unhydrated-'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('a page is drawn, waits for a part, answers, fails in one place and ends', { timeout: 60_000 }, async () => {
  const path = await built('page', page);
  const { start } = pageStruct.create(createRequire(import.meta.url)(path));
  document.body.innerHTML = '<div></div>';
  const started = startedStruct.create(start(document.querySelector('div')));
  const text = (): string => document.body.textContent ?? '';
  const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);

  expect(text()).toContain('0 nothing');
  expect(text()).toContain('waits');
  expect(document.querySelector('input')?.value).toBe('typed');
  await vi.waitFor(() => {
    started.bring();
    expect(text()).toContain('is there');
  });
  expect(text()).not.toContain('waits');

  button('count')?.click();
  await vi.waitFor(() => expect(text()).toContain('1 nothing'));
  expect(document.title).toBe('Title 1');
  document.querySelector('input')?.focus();
  await vi.waitFor(() => expect(text()).toContain('1 field'));
  button('open')?.click();
  await vi.waitFor(() => expect(text()).toContain('open'));
  document.querySelector('input')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await vi.waitFor(() => expect(text()).toContain('11 field'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  button('count')?.click();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('broken'));
  expect(text()).toContain('12 field');

  started.end();
  expect(text()).toBe('');
});

test('a page that would take over a document is not built', async () => {
  const code = `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, null);`;
  await expect(built('hydrated', code)).rejects.toThrow('hydrateRoot');
});

test('another React than the one that is known is refused', () => {
  expect(() => withoutHydration('exports.createRoot = function () {};')).toThrow('react-unhydrated.ts');
});
