import type { CodeSplittingNameFunction } from 'rolldown';
import { minifySync } from 'vite';

/** What is read of the bundler's graph of modules. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * What one more request costs a visit, in bytes of minified code: about 4 kB over the line, for its headers and since files are
 * compressed each for itself. Of 5,000 to 30,000, tried with limits of waste from 20,000 to 60,000: with less, an invoice's link
 * asks for more than 15 things; with more, funnels weigh more than the request is worth.
 */
const REQUEST = 15_000;

/** As many bytes of minified code at most are loaded for nothing by any part of the application, with all its files together. */
const WASTE = 30_000;

/** A library of as many bytes is used in part: the bundler, which leaves out the rest, cuts it better. */
const LARGEST = 400_000;

/** The bytes of a module as the page has it; of what is no code, as it stands. */
function sizeOf(id: string, graph: Graph): number {
  const code = graph.getModuleInfo(id)?.code ?? '';
  return minifySync('module.js', code, { module: true }).code.length || code.length;
}

/** Modules that are loaded together. */
interface Cluster {
  readonly modules: readonly string[];
  /** The parts of the application that are loaded on demand and load it, each with the bytes that it uses. */
  readonly users: ReadonlyMap<string, number>;
  /** Bytes of minified code. */
  readonly size: number;
}

/** A module and all that it imports at once, without what is outside of some set. */
function importsOf(
  entry: string,
  graph: Graph,
  isOutside: (id: string) => boolean,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(entry) || isOutside(entry)) return found;
  found.add(entry);
  for (const id of graph.getModuleInfo(entry)?.importedIds ?? []) importsOf(id, graph, isOutside, found);
  return found;
}

/** Every part that is loaded on demand from some entry on, by the id of its module. */
function partsOf(entry: string, graph: Graph): readonly string[] {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const look = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    info?.dynamicallyImportedIds.forEach((part) => parts.add(part));
    [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].forEach(look);
  };
  look(entry);
  return [...parts];
}

/** What loading a cluster costs some users, each for itself. */
const costOf = ({ size }: Cluster, users: number): number => users * (size + REQUEST);

/** What a user of a cluster loads for nothing with it. */
const wasteIn = ({ users, size }: Cluster, user: string): number =>
  users.has(user) ? size - (users.get(user) ?? 0) : 0;

/** Two clusters, and what they are as one. */
interface Pair {
  readonly left: Cluster;
  readonly right: Cluster;
  readonly both: Cluster;
  /** What one of them imports and the other’s users then load, too. */
  readonly brought: ReadonlyMap<Cluster, ReadonlySet<string>>;
}

function joined(left: Cluster, right: Cluster): Cluster {
  const users = [...new Set([...left.users.keys(), ...right.users.keys()])];
  return {
    modules: [...left.modules, ...right.modules],
    users: new Map(users.map((user) => [user, (left.users.get(user) ?? 0) + (right.users.get(user) ?? 0)])),
    size: left.size + right.size,
  };
}

/** What each cluster imports itself. */
function importsBetween(clusters: readonly Cluster[], graph: Graph): ReadonlyMap<Cluster, ReadonlySet<Cluster>> {
  const places = new Map(clusters.flatMap((cluster) => cluster.modules.map((id) => [id, cluster] as const)));
  return new Map(
    clusters.map((cluster) => {
      const ids = cluster.modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
      return [cluster, new Set(ids.flatMap((id) => places.get(id) ?? []).filter((each) => each !== cluster))];
    }),
  );
}

/** All that comes with some clusters: they, and what they import, at once or by way of others. */
function reachOf(
  clusters: Iterable<Cluster>,
  imports: ReadonlyMap<Cluster, ReadonlySet<Cluster>>,
): ReadonlySet<Cluster> {
  const reach = new Set(clusters);
  for (const cluster of reach) for (const next of imports.get(cluster) ?? []) reach.add(next);
  return reach;
}

/**
 * Joins clusters as long as some pair costs its users less as one: a request that they save outweighs what they load
 * without using it, itself or because it is imported. Never a pair of which one imports the other by way of a third: files
 * would import one another in a ring, and run before what they need.
 */
function joinCheaply(clusters: readonly Cluster[], graph: Graph): readonly Cluster[] {
  const imports = importsBetween(clusters, graph);
  const reaches = new Map(clusters.map((cluster) => [cluster, reachOf([cluster], imports)]));
  /** Adds to what is brought what comes with one of a pair and not with the other, for whoever does not have it yet. */
  const bring = (brought: Map<Cluster, Set<string>>, from: Cluster, to: Cluster): void => {
    for (const cluster of reaches.get(from) ?? []) {
      if (cluster === from || reaches.get(to)?.has(cluster)) continue;
      const others = [...to.users.keys()].filter((user) => !cluster.users.has(user));
      if (others.length > 0) brought.set(cluster, new Set([...(brought.get(cluster) ?? []), ...others]));
    }
  };
  const isAroundTo = (from: Cluster, to: Cluster): boolean =>
    reachOf(
      [...(imports.get(from) ?? [])].filter((cluster) => cluster !== to),
      imports,
    ).has(to);
  /** What a user would load for nothing altogether, were two clusters one. */
  const wasteWith = (user: string, { left, right, both, brought }: Pair): number =>
    clusters.reduce((sum, cluster) => sum + wasteIn(cluster, user), wasteIn(both, user)) -
    wasteIn(left, user) -
    wasteIn(right, user) +
    [...brought].reduce((sum, [{ size }, users]) => sum + (users.has(user) ? size : 0), 0);
  const isBearable = (pair: Pair): boolean =>
    [...pair.both.users.keys()].every((user) => wasteWith(user, pair) <= WASTE);
  const small = clusters.filter(({ size }) => size <= LARGEST);
  const pairs = small.flatMap((left, place) =>
    small.slice(place + 1).map((right) => {
      const both = joined(left, right);
      const brought = new Map<Cluster, Set<string>>();
      bring(brought, left, right);
      bring(brought, right, left);
      const apart = costOf(left, left.users.size) + costOf(right, right.users.size);
      const besides = [...brought].reduce((sum, [cluster, users]) => sum + costOf(cluster, users.size), 0);
      return { left, right, both, brought, saved: apart - costOf(both, both.users.size) - besides };
    }),
  );
  const best = pairs
    .filter((pair) => pair.saved > 0 && isBearable(pair))
    .toSorted((one, other) => other.saved - one.saved)
    .find(({ left, right }) => !isAroundTo(left, right) && !isAroundTo(right, left));
  if (!best) return clusters;
  const { left, right, both, brought } = best;
  const others = clusters
    .filter((each) => each !== left && each !== right)
    .map((each) => {
      const users = [...(brought.get(each) ?? [])].map((user) => [user, 0] as const);
      return users.length === 0 ? each : { ...each, users: new Map([...each.users, ...users]) };
    });
  return joinCheaply([...others, both], graph);
}

/**
 * What is there before a part is loaded: all that each has which loads it. The later steps of a page need not bring again what
 * its first step has brought. Nothing is there before what the application itself loads.
 */
function thereBefore(parts: readonly string[], graph: Graph, shell: ReadonlySet<string>) {
  const imports = new Map(parts.map((part) => [part, importsOf(part, graph, (id) => shell.has(id))]));
  const loads = (ids: Iterable<string>, part: string): boolean =>
    [...ids].some((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds.includes(part));
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
function clustersOf(parts: readonly string[], graph: Graph, shell: ReadonlySet<string>): readonly Cluster[] {
  const there = thereBefore(parts, graph, shell);
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
    .filter(([id, { size }]) => size > 1 && !parts.includes(id))
    .map(([id, users]) => [id, waitingFor(users)] as const);
  const alike = Map.groupBy(shared, ([, users]) => [...users].toSorted().join(' '));
  const clusters = [...alike.values()].map((members) => {
    const size = members.reduce((sum, [id]) => sum + sizeOf(id, graph), 0);
    const users = members[0]?.[1] ?? new Set();
    return { modules: members.map(([id]) => id), users: new Map([...users].map((user) => [user, size])), size };
  });
  return joinCheaply(clusters, graph).filter(({ size }) => size <= LARGEST);
}

/** The file of each module that is not of one part alone, by the module's id. Exported for its test. */
export function planChunks(entry: string, application: string, graph: Graph): ReadonlyMap<string, string> {
  // The entry runs before the rest is there, so what it imports stands with it.
  const first = importsOf(entry, graph, () => false);
  const shell = importsOf(application, graph, (id) => first.has(id));
  const clusters = clustersOf(partsOf(application, graph), graph, new Set([...shell, ...first]));
  return new Map([
    ...[...shell].map((id) => [id, 'shell'] as const),
    ...clusters.flatMap(({ modules }, place) => modules.map((id) => [id, `shared-${place + 1}`] as const)),
  ]);
}

/**
 * Puts a page into a few files. What every page has is one, the shell. Left to itself, the bundler cuts out whatever some
 * pages share: dozens of files, asked for one by one and compressed apart. Here those are joined where a request weighs more
 * than what somebody loads without using it.
 *
 * @param entry Absolute path of the page's entry, which loads the application. Another application that is built with the
 * same configuration has none.
 * @param application Absolute path of the module that it loads.
 */
export function fewChunks(
  entry: string,
  application: string,
): {
  readonly name: CodeSplittingNameFunction;
  readonly includeDependenciesRecursively: false;
} {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    // Each module is named for itself, in an order that has no rings.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      files ??= planChunks(entry, application, context);
      return files.get(id) ?? null;
    },
  };
}
