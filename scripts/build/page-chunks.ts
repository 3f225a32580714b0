import type { CodeSplittingGroup, ModuleInfo } from 'rolldown';

/** A module of the graph, as rolldown's `getModuleInfo` returns it. */
type ModuleOf = (id: string) => Pick<ModuleInfo, 'code' | 'dynamicallyImportedIds' | 'importedIds'> | null;

/**
 * Cost of one more file per visit, in bytes of source code: its request, and worse compression of separate files.
 * 25,000 saves the pages of orders a file or two, and adds 10 kB to a quotation.
 */
const FILE_COST = 18_000;

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
    size: members.reduce((sum, [id]) => sum + (moduleOf(id)?.code?.length ?? 0), 0),
    users: waiting(members[0]?.[1] ?? new Set()),
  }));
}

/** Savings over all visits of merging two files: requests, less the code loaded in vain. */
function savingOf(one: Chunk, other: Chunk): number {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  return FILE_COST * both - other.size * (one.users.size - both) - one.size * (other.users.size - both);
}

/** Whether a file of these modules would import itself through a module of another file. */
function makesRing(ids: ReadonlySet<string>, moduleOf: ModuleOf): boolean {
  const imported = [...ids].flatMap((id) => moduleOf(id)?.importedIds ?? []);
  const others = closureOf(imported, moduleOf, ids);
  return [...others].some((id) => moduleOf(id)?.importedIds.some((each) => ids.has(each)));
}

/** Merges the two chunks that save most, as long as any two save. */
function joined(chunks: readonly Chunk[], moduleOf: ModuleOf): readonly Chunk[] {
  const pairs = chunks.flatMap((one, place) =>
    chunks.slice(place + 1).map((other) => ({ one, other, saving: savingOf(one, other) })),
  );
  const best = pairs
    .filter(({ saving }) => saving > 0)
    .toSorted((left, right) => right.saving - left.saving)
    .find(({ one, other }) => !makesRing(new Set([...one.ids, ...other.ids]), moduleOf));
  if (!best) return chunks;
  const { one, other } = best;
  const joint = {
    ids: [...one.ids, ...other.ids],
    size: one.size + other.size,
    users: new Set([...one.users, ...other.users]),
  };
  return joined([...chunks.filter((chunk) => chunk !== one && chunk !== other), joint], moduleOf);
}

/**
 * The chunk name of each module that is used by more than one page: the shell, or a shared file. Exported for its test.
 *
 * @param entry Module of the document's script, which imports the application dynamically.
 */
export function chunkNames(entry: string, application: string, moduleOf: ModuleOf): ReadonlyMap<string, string> {
  // Another application that is built with the same configuration, such as Storybook.
  if (!moduleOf(application)) return new Map();
  // The entry runs before the shell is loaded, so its imports stay with it.
  const first = closureOf([entry], moduleOf);
  const shell = closureOf([application], moduleOf, first);
  const chunks = joined(sharedChunks(shell, new Set([...first, ...shell]), moduleOf), moduleOf);
  return new Map([
    ...[...shell].map((id) => [id, 'shell'] as const),
    ...chunks.flatMap(({ ids }, place) => ids.map((id) => [id, `shared-${place + 1}`] as const)),
  ]);
}

/**
 * The index of react-aria-components, the only one that exports `RouterProvider`. The bundler tree-shakes it; following
 * it here would count all components as used by the shell.
 */
const isAriaIndex = (id: string): boolean => id.endsWith('/react-aria-components/dist/exports/index.mjs');

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
      names ??= chunkNames(entry, application, (module) =>
        isAriaIndex(module) ? null : context.getModuleInfo(module),
      );
      return names.get(id) ?? null;
    },
  };
}
