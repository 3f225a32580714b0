import type { CodeSplittingNameFunction } from 'rolldown';
import type { Cluster } from './file-plan.ts';
import { cheapestPlan } from './file-plan.ts';
import type { FirstBuild } from './first-build.ts';

/** The modules of a page, and what they need of one another. */
type Graph = Pick<FirstBuild, 'linksOf' | 'sizeOf'>;

/**
 * How much the loading of a part counts: of pages, those that come in stages most, which are the funnels, walked by whoever
 * follows a link on a phone; what comes beside a page is hardly waited for.
 */
const COUNTS = { staged: 3, page: 1, beside: 0.2 } as const;

/** Code of as many bytes that the same parts share, which no page has, is cut by the bundler. */
const LARGEST = 200_000;

/** A module and all that it imports at once, without what is outside of some set. */
function importsOf(
  entry: string,
  graph: Graph,
  isOutside: (id: string) => boolean,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(entry) || isOutside(entry)) return found;
  found.add(entry);
  for (const id of graph.linksOf(entry)?.importedIds ?? []) importsOf(id, graph, isOutside, found);
  return found;
}

/** Every part that is loaded on demand from some entry on, by the id of its module. */
function partsOf(entry: string, graph: Graph): readonly string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const look = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.linksOf(id);
    info?.dynamicallyImportedIds.forEach((part) => parts.add(part));
    [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].forEach(look);
  };
  look(entry);
  return [...parts];
}

/**
 * What is there before a part is loaded: all that each has which loads it. The later steps of a page need not bring again what
 * its first step has brought. Nothing is there before what the application itself loads.
 */
function thereBefore(parts: readonly string[], graph: Graph, shell: ReadonlySet<string>) {
  const imports = new Map(parts.map((part) => [part, importsOf(part, graph, (id) => shell.has(id))]));
  const loads = (ids: Iterable<string>, part: string): boolean =>
    [...ids].some((id) => graph.linksOf(id)?.dynamicallyImportedIds.includes(part));
  const known = new Map<string, ReadonlySet<string>>();
  return function there(part: string): ReadonlySet<string> {
    const found = known.get(part);
    if (found) return found;
    // Of parts that load one another none is there before.
    known.set(part, new Set());
    if (loads(shell, part)) return new Set();
    const [first = [], ...others] = parts
      .filter((loader) => loads(imports.get(loader) ?? [], part))
      .map((loader) => new Set([...there(loader), ...(imports.get(loader) ?? [])]));
    const all = new Set([...first].filter((id) => others.every((other) => other.has(id))));
    known.set(part, all);
    return all;
  };
}

/** The clusters of what several parts share. */
function clustersOf(
  parts: readonly string[],
  graph: Graph,
  shell: ReadonlySet<string>,
  there: (part: string) => ReadonlySet<string>,
): readonly Cluster[] {
  const usersById = new Map<string, Set<string>>();
  for (const part of parts)
    for (const id of importsOf(part, graph, (each) => shell.has(each) || there(part).has(each)))
      usersById.set(id, (usersById.get(id) ?? new Set()).add(part));
  /** What pages have is cut for pages, which somebody waits for: what comes once a page is there takes it as it is. */
  const waitingFor = (users: ReadonlySet<string>): ReadonlySet<string> => {
    const atOnce = [...users].filter((part) => there(part).size === 0);
    return atOnce.length > 0 ? new Set(atOnce) : users;
  };
  const shared = [...usersById]
    .filter(([, { size }]) => size > 1)
    .map(([id, users]) => [id, waitingFor(users)] as const);
  const alike = Map.groupBy(shared, ([id, users]) =>
    [...(parts.includes(id) ? ['alone', id] : users)].toSorted().join(' '),
  );
  return [...alike.values()].map((members) => {
    const size = members.reduce((sum, [id]) => sum + graph.sizeOf(id), 0);
    const modules = members.map(([id]) => id);
    return { modules, size, isAlone: size > LARGEST || modules.some((id) => parts.includes(id)) };
  });
}

/** The file of each module that is not of one part alone, by the module's id. Exported for its test. */
export function planChunks(
  entry: string,
  application: string,
  graph: Graph,
  isPage: (id: string) => boolean,
): ReadonlyMap<string, string> {
  // The entry runs before the rest is there, so what it imports stands with it.
  const first = importsOf(entry, graph, () => false);
  const shell = importsOf(application, graph, (id) => first.has(id));
  const outside = new Set([...shell, ...first]);
  const parts = partsOf(application, graph);
  const there = thereBefore(parts, graph, outside);
  const clusters = clustersOf(parts, graph, outside, there);
  const places = new Map(clusters.flatMap(({ modules }, place) => modules.map((id) => [id, place] as const)));
  /** The clusters that modules import, themselves or by way of what one part has alone. */
  const clustersIn = (ids: readonly string[], found = new Set<number>(), seen = new Set<string>()): Set<number> => {
    for (const id of ids) {
      if (seen.has(id) || outside.has(id)) continue;
      seen.add(id);
      const place = places.get(id);
      if (place === undefined) clustersIn(graph.linksOf(id)?.importedIds ?? [], found, seen);
      else found.add(place);
    }
    return found;
  };
  const importsOfClusters = clusters.map(({ modules }) =>
    clustersIn(modules.flatMap((id) => graph.linksOf(id)?.importedIds ?? [])),
  );
  const isStaged = (part: string): boolean =>
    [...importsOf(part, graph, (id) => outside.has(id))].some(
      (id) => (graph.linksOf(id)?.dynamicallyImportedIds ?? []).length > 0,
    );
  const visits = parts
    .filter((part) => there(part).size === 0)
    .map((part) => ({
      clusters: clustersIn([part]),
      count: !isPage(part) ? COUNTS.beside : isStaged(part) ? COUNTS.staged : COUNTS.page,
    }));
  const plan = cheapestPlan({ clusters, imports: importsOfClusters, visits });
  return new Map([
    ...[...shell].map((id) => [id, 'shell'] as const),
    ...[...places].flatMap(([id, place]) =>
      clusters[place]?.isAlone ? [] : [[id, `shared-${(plan[place] ?? 0) + 1}`] as const],
    ),
  ]);
}

/**
 * Puts a page into a few files. What every page has is one, the shell. Left to itself, the bundler cuts out whatever some
 * pages share: dozens of files, asked for one by one and compressed apart. Here those are joined where requests weigh more
 * than what is loaded without being used.
 *
 * @param entry Absolute path of the page's entry, which loads the application. Another application that is built with the
 * same configuration has none.
 * @param application Absolute path of the module that it loads.
 * @param graph What a first build has told, once this one has begun.
 * @param isPage Whether a part that is loaded on demand is somebody's page, who waits for it; the others come beside one.
 */
export function fewChunks(
  entry: string,
  application: string,
  graph: Graph,
  isPage: (id: string) => boolean,
): {
  readonly name: CodeSplittingNameFunction;
  readonly includeDependenciesRecursively: false;
} {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    // Each module is named for itself, in an order that has no rings.
    includeDependenciesRecursively: false,
    name: (id) => {
      files ??= planChunks(entry, application, graph, isPage);
      return files.get(id) ?? null;
    },
  };
}
