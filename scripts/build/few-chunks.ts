import type { CodeSplittingNameFunction } from 'rolldown';

/** What is read of the bundler's graph of modules. */
interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * What one more request costs a visit, in bytes of source: about 3 kB over the line, for its headers and since files are
 * compressed each for itself. Of 10,000 to 90,000, tried with limits of waste from 20,000 on, this leaves funnels the fewest
 * files, with little in them that is loaded in vain.
 */
const REQUEST = 30_000;

/** As many bytes of source at most are loaded for nothing by any part of the application, with all its files together. */
const WASTE = 80_000;

/** A library of as many bytes of source is used in part: the bundler, which leaves out the rest, cuts it better. */
const LARGEST = 1_000_000;

/** Modules that are loaded together. */
interface Cluster {
  readonly modules: readonly string[];
  /** The parts of the application that are loaded on demand and have some of its modules: bytes of source that they use. */
  readonly users: ReadonlyMap<string, number>;
  /** Bytes of source. */
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

/** What loading a cluster costs all its users, each for itself. */
const costOf = ({ users, size }: Cluster): number => users.size * (size + REQUEST);

/** What a user of a cluster loads for nothing with it. */
const wasteIn = ({ users, size }: Cluster, user: string): number =>
  users.has(user) ? size - (users.get(user) ?? 0) : 0;

/** Two clusters, and what they are as one. */
interface Pair {
  readonly left: Cluster;
  readonly right: Cluster;
  readonly both: Cluster;
}

function joined(left: Cluster, right: Cluster): Cluster {
  const users = [...new Set([...left.users.keys(), ...right.users.keys()])];
  return {
    modules: [...left.modules, ...right.modules],
    users: new Map(users.map((user) => [user, (left.users.get(user) ?? 0) + (right.users.get(user) ?? 0)])),
    size: left.size + right.size,
  };
}

/** Whether one cluster imports another by way of others, of which there is one at least. */
function isAroundTo(from: Cluster, to: Cluster, all: readonly Cluster[], graph: Graph): boolean {
  const next = (cluster: Cluster): readonly Cluster[] => {
    const imported = new Set(cluster.modules.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []));
    return all.filter((other) => other !== cluster && other.modules.some((id) => imported.has(id)));
  };
  const seen = new Set<Cluster>([from]);
  const waiting = next(from).filter((cluster) => cluster !== to);
  for (const cluster of waiting) {
    if (seen.has(cluster)) continue;
    seen.add(cluster);
    const others = next(cluster);
    if (others.includes(to)) return true;
    waiting.push(...others);
  }
  return false;
}

/**
 * Joins clusters as long as some pair costs its users less as one: a request that they save outweighs what they load
 * without using it. Never a pair of which one imports the other by way of a third: files would import one another in a ring,
 * and run before what they need.
 */
function joinCheaply(clusters: readonly Cluster[], graph: Graph): readonly Cluster[] {
  const small = clusters.filter(({ size }) => size <= LARGEST);
  /** What a user would load for nothing altogether, were two clusters one. */
  const wasteWith = (user: string, { left, right, both }: Pair): number =>
    clusters.reduce((sum, cluster) => sum + wasteIn(cluster, user), wasteIn(both, user)) -
    wasteIn(left, user) -
    wasteIn(right, user);
  const isBearable = (pair: Pair): boolean =>
    [...pair.both.users.keys()].every((user) => wasteWith(user, pair) <= WASTE);
  const pairs = small.flatMap((left, place) =>
    small.slice(place + 1).map((right) => {
      const both = joined(left, right);
      return { left, right, both, saved: costOf(left) + costOf(right) - costOf(both) };
    }),
  );
  const best = pairs
    .filter((pair) => pair.saved > 0 && isBearable(pair))
    .toSorted((one, other) => other.saved - one.saved)
    .find(({ left, right }) => !isAroundTo(left, right, clusters, graph) && !isAroundTo(right, left, clusters, graph));
  if (!best) return clusters;
  const { left, right, both } = best;
  return joinCheaply([...clusters.filter((each) => each !== left && each !== right), both], graph);
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
    const size = members.reduce((sum, [id]) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);
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
