import { expect, test } from 'vitest';
import { chunkNames } from './page-chunks.ts';

interface Module {
  readonly imports?: readonly string[];
  readonly loads?: readonly string[];
  readonly size?: number;
}

/** The chunk names of a module graph whose entry is `main` and whose application is `start`. */
function chunksOf(modules: Readonly<Record<string, Module>>): Readonly<Record<string, string>> {
  const moduleOf = (id: string) => {
    const { imports = [], loads = [], size = 100 } = modules[id] ?? {};
    return { importedIds: [...imports], dynamicallyImportedIds: [...loads], code: 'x'.repeat(size) };
  };
  return Object.fromEntries(chunkNames('main', 'start', moduleOf));
}

test('groups static imports of the application into the shell, without those of the entry', () => {
  const chunks = chunksOf({
    main: { imports: ['headers'], loads: ['start'] },
    start: { imports: ['react', 'router', 'headers'] },
    router: { imports: ['react'] },
  });
  expect(chunks).toEqual({ start: 'shell', react: 'shell', router: 'shell' });
});

test('groups the packages of the application apart from it', () => {
  const react = '/node_modules/react/index.js';
  const chunks = chunksOf({ start: { imports: [react, 'router'] }, router: { imports: [react] } });
  expect(chunks).toEqual({ start: 'shell', router: 'shell', [react]: 'vendor' });
});

test('leaves modules of a single page in the page', () => {
  const chunks = chunksOf({ start: { loads: ['wallet', 'profile'] }, wallet: { imports: ['balance'] } });
  expect(chunks).toEqual({ start: 'shell' });
});

test('groups modules that the same pages share', () => {
  const chunks = chunksOf({
    start: { loads: ['wallet', 'profile', 'home'] },
    wallet: { imports: ['card', 'list'] },
    profile: { imports: ['card', 'list'] },
  });
  expect(chunks).toEqual({ start: 'shell', card: 'shared-1', list: 'shared-1' });
});

test('joins two small files that two pages load, and no large one that only one of them needs', () => {
  const shared = (size: number) =>
    chunksOf({
      start: { loads: ['wallet', 'profile', 'home'] },
      wallet: { imports: ['card', 'list'] },
      profile: { imports: ['card', 'list'] },
      home: { imports: ['card'] },
      list: { size },
    });
  expect(shared(1_000)).toMatchObject({ card: 'shared-1', list: 'shared-1' });
  const { card, list } = shared(90_000);
  expect(card).not.toBe(list);
});

test('joins no small files if a page that needs one of them would load much that the other imports', () => {
  const shared = (size: number) =>
    chunksOf({
      start: { loads: ['wallet', 'profile', 'home', 'help'] },
      wallet: { imports: ['card', 'list'] },
      profile: { imports: ['card', 'list'] },
      home: { imports: ['card'] },
      help: { imports: ['table'] },
      list: { imports: ['table'] },
      table: { size },
    });
  const { card, list } = shared(1_000);
  expect(card).toBe(list);
  const heavy = shared(90_000);
  expect(heavy['card']).not.toBe(heavy['list']);
});

test('joins no file that imports the browser’s locale with one that a page without it needs', () => {
  const locale = '/node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs';
  const { card, list } = chunksOf({
    start: { loads: ['wallet', 'profile', 'home', 'help'] },
    wallet: { imports: ['card', 'list'] },
    profile: { imports: ['card', 'list'] },
    home: { imports: ['card'] },
    help: { imports: ['list'] },
    list: { imports: [locale] },
  });
  expect(card).not.toBe(list);
});

test('counts a page, not its later steps, as the user of what both import', () => {
  const chunks = chunksOf({
    start: { loads: ['wallet', 'profile'] },
    wallet: { imports: ['balance'], loads: ['later-wallet'] },
    'later-wallet': { imports: ['balance', 'statement'] },
    profile: { loads: ['later-profile'] },
    'later-profile': { imports: ['statement'] },
  });
  expect(chunks['balance']).toMatch(/^shared/);
  expect(chunks['statement']).toMatch(/^shared/);
  expect(chunks['balance']).not.toBe(chunks['statement']);
});

test('keeps a module that is also imported dynamically in a chunk of its own', () => {
  const chunks = chunksOf({
    start: { loads: ['wallet', 'profile'] },
    wallet: { imports: ['help'], loads: ['help'] },
    profile: { imports: ['help'] },
  });
  expect(chunks).toEqual({ start: 'shell' });
});

test('joins no chunks that would import themselves through a third one', () => {
  const chunks = chunksOf({
    start: { loads: ['wallet', 'profile', 'home'] },
    wallet: { imports: ['form'] },
    profile: { imports: ['form'] },
    home: { imports: ['field'], loads: ['help'] },
    form: { imports: ['help'] },
    help: { imports: ['field'] },
  });
  expect(chunks['form']).not.toBe(chunks['field']);
});

test('names no chunk for another application', () => {
  expect(chunkNames('main', 'start', () => null)).toEqual(new Map());
});
