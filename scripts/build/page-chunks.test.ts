import { expect, test } from 'vitest';
import { chunkNames } from './page-chunks.ts';

interface Module {
  readonly imports?: readonly string[];
  readonly loads?: readonly string[];
}

const pages = (...names: readonly string[]): readonly string[] => names.map((name) => `/src/app/pages/${name}.ts`);

/** The chunk names of a module graph whose entry is `main` and whose application is `start`. */
function chunksOf(modules: Readonly<Record<string, Module>>): Readonly<Record<string, string>> {
  const infoOf = (id: string) => {
    const { imports = [], loads = [] } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: loads };
  };
  return Object.fromEntries(chunkNames('main', 'start', infoOf));
}

const [wallet = '', profile = '', readers = '', payment = '', home = ''] = pages(
  'wallet',
  'profile',
  'readers',
  'payment',
  'home',
);

test('groups static imports of the application into the shell, without those of the entry', () => {
  const chunks = chunksOf({
    main: { imports: ['headers'], loads: ['start'] },
    start: { imports: ['react', 'router', 'headers'] },
    router: { imports: ['react'] },
  });
  expect(chunks).toEqual({ start: 'shell', react: 'shell', router: 'shell' });
});

test('leaves modules of a single page in the page, and modules of its later steps', () => {
  const chunks = chunksOf({
    start: { loads: [wallet] },
    [wallet]: { imports: ['balance'], loads: ['/src/screens/wallet/later-wallet.ts'] },
    '/src/screens/wallet/later-wallet.ts': { imports: ['balance', 'statement'] },
  });
  expect(chunks).toEqual({ start: 'shell' });
});

test('names a shared chunk by the areas of the pages that use it', () => {
  const chunks = chunksOf({
    start: { loads: [wallet, profile, readers, payment, home] },
    [wallet]: { imports: ['card', 'list'] },
    [profile]: { imports: ['card', 'form'] },
    [readers]: { imports: ['list'] },
    [payment]: { imports: ['form'] },
    [home]: { imports: ['form'] },
    list: { imports: ['virtual'] },
  });
  expect(chunks).toEqual({
    start: 'shell',
    card: 'account',
    list: 'account-license',
    virtual: 'account-license',
    form: 'common',
  });
});

test('counts the sections of a page as a user of its area', () => {
  const sections = '/src/app/sections/account-home-sections.ts';
  const chunks = chunksOf({
    start: { loads: [sections, wallet] },
    [sections]: { imports: ['card'] },
    [wallet]: { imports: ['card'] },
  });
  expect(chunks).toMatchObject({ card: 'account' });
});

test('keeps a module that is also loaded dynamically in a chunk of its own', () => {
  const chunks = chunksOf({
    start: { loads: [wallet, profile] },
    [wallet]: { imports: ['help'], loads: ['help'] },
    [profile]: { imports: ['help'] },
  });
  expect(chunks).toEqual({ start: 'shell' });
});

test('names no chunk for another application', () => {
  expect(chunkNames('main', 'start', () => null)).toEqual(new Map());
});
