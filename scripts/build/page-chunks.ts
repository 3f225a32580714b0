import type { CodeSplittingGroup, ModuleInfo } from 'rolldown';

/** A module of the graph, as rolldown's `getModuleInfo` returns it. */
type ModuleOf = (id: string) => Pick<ModuleInfo, 'code' | 'dynamicallyImportedIds' | 'importedIds'> | null;

/**
 * Cost of one more file per visit, in bytes of source code: its request, and worse compression of separate files. From
 * 8,000 to 22,000, pages are together 1 % heavier and load a sixth fewer files.
 */
const FILE_COST = 16_000;

/** Reads the browser's locale when it is imported, which takes a phone a seventh of a second: its cost, in the same unit. */
const LOCALE = '/react-aria/dist/private/i18n/useDefaultLocale.mjs';
const LOCALE_COST = 300_000;

/** Modules of one file. */
interface Chunk {
  readonly ids: readonly string[];
  readonly size: number;
  /** The dynamic imports that load the file. */
  readonly users: ReadonlySet<string>;
}

/** Some modules and their static imports, transitively, without those outside. */
export function closureOf(
  ids: Iterable<string>,
  moduleOf: ModuleOf,
  outside: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set([...ids].filter((id) => !outside.has(id)));
  for (const id of found)
    for (const imported of moduleOf(id)?.importedIds ?? []) if (!outside.has(imported)) found.add(imported);
  return found;
}

export const dynamicImportsOf = (ids: Iterable<string>, moduleOf: ModuleOf): ReadonlySet<string> =>
  new Set([...ids].flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []));

/** Modules shared by several dynamic imports, grouped by their set of users. */
function sharedChunks(shell: ReadonlySet<string>, outside: ReadonlySet<string>, moduleOf: ModuleOf): readonly Chunk[] {
  const parts = new Set(dynamicImportsOf(shell, moduleOf));
  // A control that the shell opens later, such as a menu, takes its code from the files of pages.
  const pages = new Set([...parts].filter((part) => !part.includes('/src/ui/')));
  const users = new Map<string, Set<string>>();
  for (const part of parts) {
    const modules = closureOf([part], moduleOf, outside);
    for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(part));
    for (const later of dynamicImportsOf(modules, moduleOf)) parts.add(later);
  }
  // A page's own chunk is loaded before its later steps.
  const waiting = (all: ReadonlySet<string>): ReadonlySet<string> => {
    const atOnce = new Set([...all].filter((part) => pages.has(part)));
    return atOnce.size > 0 ? atOnce : all;
  };
  const shared = [...users].filter(([id, all]) => all.size > 1 && !parts.has(id));
  const groups = Map.groupBy(shared, ([, all]) => [...waiting(all)].toSorted().join(' '));
  return [...groups.values()].map((members) => ({
    ids: members.map(([id]) => id),
    size: members.reduce(
      (sum, [id]) => sum + (moduleOf(id)?.code?.length ?? 0) + (id.endsWith(LOCALE) ? LOCALE_COST : 0),
      0,
    ),
    users: waiting(members[0]?.[1] ?? new Set()),
  }));
}

/** Whether a file of these modules would import itself through a module of another file. */
function makesRing(ids: ReadonlySet<string>, moduleOf: ModuleOf): boolean {
  const imported = [...ids].flatMap((id) => moduleOf(id)?.importedIds ?? []);
  const others = closureOf(imported, moduleOf, ids);
  return [...others].some((id) => moduleOf(id)?.importedIds.some((each) => ids.has(each)));
}

/** The files that are loaded with each file: those that it imports, transitively, and itself. */
function loadsOf(chunks: readonly Chunk[], moduleOf: ModuleOf): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
  /** A file is known by its first module. */
  const firstOf = (id: string): string => chunkOf.get(id)?.ids[0] ?? id;
  const importsOf = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => moduleOf(id)?.importedIds ?? []).map(firstOf)),
  ];
  const importsOfFile = new Map(chunks.map(({ ids }) => [ids[0], importsOf(ids)]));
  const files: ModuleOf = (id) => ({
    code: null,
    dynamicallyImportedIds: [],
    importedIds: importsOfFile.get(id) ?? importsOf([id]),
  });
  return new Map(
    chunks.map((chunk) => {
      const loaded = [...closureOf(chunk.ids.slice(0, 1), files)].flatMap((id) => chunkOf.get(id) ?? []);
      return [chunk, new Set(loaded)];
    }),
  );
}

interface Merge {
  readonly one: Chunk;
  readonly other: Chunk;
  /** In bytes of source code, over all visits. */
  readonly saving: number;
}

/** A merge of two files: requests saved, less their own code that is loaded in vain. */
function mergeOf(one: Chunk, other: Chunk): Merge {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  const inVain = other.size * (one.users.size - both) + one.size * (other.users.size - both);
  return { one, other, saving: FILE_COST * both - inVain };
}

/** What is loaded in vain after a merge because one of the two files imports it. */
function importedInVain({ one, other }: Merge, loaded: readonly Chunk[]): number {
  const users = [...one.users, ...other.users].filter((user) => !(one.users.has(user) && other.users.has(user)));
  return loaded.reduce(
    (sum, chunk) => sum + users.filter((user) => !chunk.users.has(user)).length * (chunk.size + FILE_COST),
    0,
  );
}

/** The chunks after the merge that saves most; the same if none saves. */
function mergedOnce(chunks: readonly Chunk[], moduleOf: ModuleOf): readonly Chunk[] {
  const loads = loadsOf(chunks, moduleOf);
  const merges = chunks
    .flatMap((one, place) => chunks.slice(place + 1).map((other) => mergeOf(one, other)))
    .filter(({ saving }) => saving > 0)
    .toSorted((left, right) => right.saving - left.saving);
  let best: (Merge & { readonly loaded: ReadonlySet<Chunk> }) | null = null;
  for (const merge of merges) {
    const { one, other, saving } = merge;
    if (best && saving <= best.saving) break;
    if (makesRing(new Set([...one.ids, ...other.ids]), moduleOf)) continue;
    const loaded = new Set([...(loads.get(one) ?? []), ...(loads.get(other) ?? [])]);
    const others = [...loaded].filter((chunk) => chunk !== one && chunk !== other);
    const exact = saving - importedInVain(merge, others);
    if (exact > (best?.saving ?? 0)) best = { one, other, saving: exact, loaded };
  }
  if (!best) return chunks;
  const { one, other, loaded } = best;
  const users = new Set([...one.users, ...other.users]);
  return [
    ...chunks
      .filter((chunk) => chunk !== one && chunk !== other)
      .map((chunk) => (loaded.has(chunk) ? { ...chunk, users: new Set([...chunk.users, ...users]) } : chunk)),
    { ids: [...one.ids, ...other.ids], size: one.size + other.size, users },
  ];
}

/** Merges files two by two as long as it saves. */
function joined(chunks: readonly Chunk[], moduleOf: ModuleOf): readonly Chunk[] {
  const merged = mergedOnce(chunks, moduleOf);
  return merged === chunks ? chunks : joined(merged, moduleOf);
}

/**
 * The chunk name of each module that is used by more than one page: the shell, the packages of the shell, which browsers keep
 * from one release to the next, or a shared file. Exported for its test.
 *
 * @param entry Module of the document's script, which imports the application dynamically.
 */
export function chunkNames(entry: string, application: string, moduleOf: ModuleOf): ReadonlyMap<string, string> {
  // Another application that is built with the same configuration, such as Storybook.
  if (!moduleOf(application)) return new Map();
  // The entry runs before the shell is loaded, so its imports stay with it.
  const first = closureOf([entry], moduleOf);
  const shell = closureOf([application], moduleOf, first);
  const present = new Set([...first, ...shell]);
  const laterOf: ModuleOf = (id) => (present.has(id) ? null : moduleOf(id));
  const chunks = joined(sharedChunks(shell, present, moduleOf), laterOf);
  return new Map([
    ...[...shell].map((id) => [id, id.includes('/node_modules/') ? 'vendor' : 'shell'] as const),
    ...chunks.flatMap(({ ids }, place) => ids.map((id) => [id, `shared-${place + 1}`] as const)),
  ]);
}

/**
 * Modules of react-aria-components that the bundler tree-shakes; following their imports here would count these as used by the
 * shell. The index is the only one that exports `RouterProvider`, and exports all components. Buttons and fields
 * take a context from files that import the browser's locale.
 */
const isShaken = (id: string): boolean =>
  /\/react-aria-components\/dist\/(?:exports\/index|private\/(?:Autocomplete|ProgressBar))\.mjs$/.test(id);

/**
 * Groups modules into few chunks. By default, the bundler makes a file for each set of pages that share modules: up to
 * 77 for a page. Here two files are merged if the requests saved outweigh the code loaded in vain.
 */
export function pageChunks(entry: string, application: string): CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | null = null;
  return {
    // Each module is named individually, and no chunk imports itself through others (`makesRing`). So the pages do not
    // need `strictExecutionOrder`, which rolldown recommends with this option: it adds 8 kB to each.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      names ??= chunkNames(entry, application, (module) => (isShaken(module) ? null : context.getModuleInfo(module)));
      return names.get(id) ?? null;
    },
  };
}
