import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChunks } from './few-chunks.ts';

interface Module {
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly loads?: readonly string[];
}

/** The files of a graph's modules, each with what it holds. */
function filesOf(modules: Readonly<Record<string, Module>>): readonly string[] {
  const plan = planChunks('main', 'start', {
    getModuleInfo: (id) => ({
      code: ' '.repeat(modules[id]?.size ?? 100),
      importedIds: modules[id]?.imports ?? [],
      dynamicallyImportedIds: modules[id]?.loads ?? [],
    }),
  });
  const files = Map.groupBy([...plan], ([, file]) => file);
  return [...files.values()]
    .map((members) =>
      members
        .map(([id]) => id)
        .toSorted()
        .join(' '),
    )
    .toSorted();
}

test('what every page has is one file, and what one page has alone stays its own', () => {
  const files = filesOf({
    main: { imports: ['headers'], loads: ['start'] },
    start: { imports: ['react', 'router', 'headers'], loads: ['wallet'] },
    router: { imports: ['react'] },
    wallet: { imports: ['react', 'balance'] },
  });
  expect(files).toEqual(['react router start']);
});

test('small things that several pages share are one file, a large one is loaded by its users alone', () => {
  const files = filesOf({
    start: { loads: ['wallet', 'readings', 'contact'] },
    wallet: { imports: ['list', 'date'] },
    readings: { imports: ['list', 'date', 'virtual'] },
    contact: { imports: ['date', 'virtual'] },
    virtual: { size: 35_000 },
  });
  expect(files).toEqual(['date list', 'start', 'virtual']);
});

test('what comes once a page is there does not cut out what the page has', () => {
  const wallet = {
    wallet: { imports: ['list', 'date'], loads: ['statement'] },
    statement: { imports: ['date', 'sum'] },
  };
  // Whoever sees the statement has come by the wallet, and has `date`.
  expect(filesOf({ start: { loads: ['wallet'] }, ...wallet })).toEqual(['start']);
  expect(filesOf({ start: { loads: ['wallet', 'help'] }, ...wallet, help: { imports: ['sum'] } })).toEqual([
    'start',
    'sum',
  ]);
  expect(filesOf({ start: { loads: ['wallet', 'statement'] }, ...wallet })).toEqual(['date', 'start']);
  expect(
    filesOf({ start: { loads: ['wallet', 'help'] }, ...wallet, help: { imports: ['sum'], loads: ['statement'] } }),
  ).toEqual(['date sum', 'start']);
});

test('no file imports another that imports it', () => {
  const files = filesOf({
    start: { loads: ['wallet', 'readings', 'contact', 'help'] },
    wallet: { imports: ['list'] },
    readings: { imports: ['list'] },
    contact: { imports: ['library'] },
    help: { imports: ['date'] },
    list: { imports: ['library'] },
    library: { imports: ['date'], size: 500_000 },
  });
  // `list` and `date` are small, and would be one file: but between them stands what is cut by the bundler.
  expect(files).toEqual(['date', 'list', 'start']);
});

test('what is joined brings nobody what only a part of it imports', () => {
  const shared = { date: {}, filters: { imports: ['list'] }, list: { size: 20_000 } };
  const files = filesOf({
    start: { loads: ['wallet', 'readings', 'contact', 'help'] },
    wallet: { imports: ['date', 'filters'] },
    readings: { imports: ['date', 'filters'] },
    contact: { imports: ['date'] },
    help: { imports: ['date'] },
    ...shared,
  });
  // `date` and `filters` are small, and would be one file: but with it `contact` and `help` would load the list.
  expect(files).toEqual(['date', 'filters list', 'start']);
});

test('no part loads much for nothing, with all its files together', () => {
  const pages = ['wallet', 'readings', 'contact', 'help', 'devices', 'profile'] as const;
  const shared = fc.array(
    fc.record({ size: fc.integer({ min: 200, max: 20_000 }), users: fc.subarray([...pages], { minLength: 2 }) }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(shared, (modules) => {
      const partsOf = (page: (typeof pages)[number]) =>
        modules.flatMap(({ users }, index) => (users.includes(page) ? [`m${index}`] : []));
      const sizes = new Map(modules.map(({ size }, index) => [`m${index}`, size]));
      const files = filesOf({
        start: { loads: [...pages] },
        ...Object.fromEntries(modules.map(({ size }, index) => [`m${index}`, { size }])),
        ...Object.fromEntries(pages.map((page) => [page, { imports: partsOf(page) }])),
      }).map((file) => file.split(' '));
      for (const page of pages) {
        const used = partsOf(page);
        const loaded = files.filter((file) => file.some((id) => used.includes(id))).flat();
        const waste = loaded.filter((id) => !used.includes(id)).reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
        expect(waste).toBeLessThanOrEqual(30_000);
      }
    }),
  );
});
