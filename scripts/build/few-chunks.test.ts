import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChunks } from './few-chunks.ts';
import { costOfVisit } from './file-plan.ts';

interface Module {
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly loads?: readonly string[];
}

/** The files of a graph's modules, each with what it holds. Whatever is loaded on demand is a page, unless it is `help`. */
function filesOf(modules: Readonly<Record<string, Module>>): readonly string[] {
  const graph = {
    linksOf: (id: string) => ({
      importedIds: modules[id]?.imports ?? [],
      dynamicallyImportedIds: modules[id]?.loads ?? [],
    }),
    sizeOf: (id: string): number => modules[id]?.size ?? 100,
  };
  const plan = planChunks('main', 'start', graph, (id) => id !== 'help');
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

test('nor by way of a third one, though all would be loaded together anyway', () => {
  const files = filesOf({
    start: { loads: ['wallet', 'readings', 'statement'] },
    wallet: { imports: ['list'] },
    readings: { imports: ['list'] },
    // A part, which is a file of its own, and which others import, too.
    statement: { imports: ['date'] },
    list: { imports: ['statement'] },
  });
  expect(files).toEqual(['date', 'list', 'start']);
});

test('what is joined brings nobody what only a part of it imports', () => {
  const files = filesOf({
    start: { loads: ['wallet', 'readings', 'contact', 'help', 'list'] },
    wallet: { imports: ['date', 'filters'] },
    readings: { imports: ['date', 'filters'] },
    contact: { imports: ['date'] },
    help: { imports: ['date'] },
    filters: { imports: ['list'] },
    // A part, which is a file of its own in any case.
    list: { size: 30_000 },
  });
  // `date` and `filters` are small, and would be one file: but with it `contact` and `help` would load the list.
  expect(files).toEqual(['date', 'filters', 'start']);
});

test('what a part beside a page needs is not put apart for it, what a page that comes in stages needs is', () => {
  const shared = { date: { size: 2000 }, filters: { size: 8000 } };
  const wallet = { imports: ['date', 'filters'] };
  const readings = { imports: ['date', 'filters'] };
  const files = (other: Readonly<Record<string, Module>>): readonly string[] =>
    filesOf({ start: { loads: ['wallet', 'readings', ...Object.keys(other)] }, wallet, readings, ...shared, ...other });
  expect(files({ help: { imports: ['date'] } })).toEqual(['date filters', 'start']);
  const invoice = { imports: ['date'], loads: ['later'] };
  expect(files({ invoice: { imports: ['date'] } })).toEqual(['date filters', 'start']);
  expect(files({ invoice, later: {} })).toEqual(['date', 'filters', 'start']);
});

test('no plan is cheaper that differs by one file: none joined with another, nothing moved or put apart', () => {
  const pages = ['wallet', 'readings', 'contact', 'devices', 'profile'] as const;
  const shared = fc.uniqueArray(
    fc.record({ size: fc.integer({ min: 200, max: 20_000 }), users: fc.subarray([...pages], { minLength: 2 }) }),
    // Modules that the same pages use are never apart.
    { maxLength: 12, selector: ({ users }) => users.join(' ') },
  );
  fc.assert(
    fc.property(shared, (modules) => {
      const ids = modules.map((_, index) => `m${index}`);
      const moduleOf = new Map(ids.map((id, index) => [id, modules[index]]));
      const costOf = (files: readonly (readonly string[])[]): number =>
        pages
          .map((page) => files.filter((file) => file.some((id) => moduleOf.get(id)?.users.includes(page))))
          .map((loaded) =>
            costOfVisit(
              loaded.flat().reduce((sum, id) => sum + (moduleOf.get(id)?.size ?? 0), 0),
              loaded.length,
            ),
          )
          .reduce((sum, cost) => sum + cost, 0);
      const files = filesOf({
        start: { loads: [...pages] },
        ...Object.fromEntries(ids.map((id) => [id, { size: moduleOf.get(id)?.size ?? 0 }])),
        ...Object.fromEntries(
          pages.map((page) => [page, { imports: ids.filter((id) => moduleOf.get(id)?.users.includes(page)) }]),
        ),
      })
        .map((file) => file.split(' '))
        .filter((file) => !file.includes('start'));
      expect(files.flat().toSorted()).toEqual(ids.toSorted());
      const without = (id: string) => files.map((file) => file.filter((each) => each !== id));
      const others = [
        ...files.flatMap((left) =>
          files.map((right) => [
            ...files.filter((each) => each !== left && each !== right),
            [...new Set([...left, ...right])],
          ]),
        ),
        ...ids.map((id) => [...without(id), [id]]),
        ...ids.flatMap((id) =>
          files.map((_, to) => without(id).map((file, place) => (place === to ? [...file, id] : file))),
        ),
      ];
      for (const other of others) expect(costOf(other)).toBeGreaterThanOrEqual(costOf(files));
    }),
  );
});
