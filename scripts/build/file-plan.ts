/** Which clusters of modules share a file, so that whoever waits for a part of the application waits least. */

/**
 * What one more request costs whoever waits for a page, in bytes of minified code: about 3 kB over the line, for its headers and
 * since files are compressed each for itself; and more from the ninth shared file on, since browsers ask for six at a time. Of
 * 4,000 to 10,000, tried, funnels weigh the same within two kilobytes, and this one asks for the fewest files.
 */
const REQUEST = 10_000;
const AT_ONCE = 8;
const QUEUED = 15_000;

/** Modules that are never loaded one without another: those that the same parts use. */
export interface Cluster {
  readonly modules: readonly string[];
  /** Bytes of minified code. */
  readonly size: number;
  /** It has no other in its file: a part that others import, too, or what the bundler cuts. */
  readonly isAlone: boolean;
}

/** The file of each cluster, by their places. */
export type Plan = readonly number[];

/** A part that somebody waits for: the clusters that it imports, by their places, and how much it counts. */
interface Visit {
  readonly clusters: ReadonlySet<number>;
  readonly count: number;
}

/** What is planned. */
export interface Clustering {
  readonly clusters: readonly Cluster[];
  /** The clusters that each imports, by their places. */
  readonly imports: readonly ReadonlySet<number>[];
  readonly visits: readonly Visit[];
}

/** What somebody waits for who loads some files, in bytes of minified code. Exported for its test. */
export const costOfVisit = (bytes: number, files: number): number =>
  bytes + REQUEST * files + QUEUED * Math.max(0, files - AT_ONCE);

/** The same plan, its files numbered from 0 on in the order of their first clusters. */
function numbered(plan: Plan): Plan {
  const numbers = new Map<number, number>();
  return plan.map((file) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  });
}

/** Whether some file imports itself by way of others. */
function hasRing(imports: readonly ReadonlySet<number>[]): boolean {
  const seen = new Set<number>();
  const above = new Set<number>();
  const isInRing = (file: number): boolean => {
    if (above.has(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    above.add(file);
    const found = [...(imports[file] ?? [])].some(isInRing);
    above.delete(file);
    return found;
  };
  return imports.some((_, file) => isInRing(file));
}

/**
 * What all visits cost with a plan: the bytes of all files that come, since a part uses them or since they are imported, and
 * their requests. Nothing costs more than files that import one another in a ring, and run before what they need.
 */
function costOf(plan: Plan, { clusters, imports, visits }: Clustering): number {
  const files = Array.from(new Set(plan), () => ({ size: 0, imports: new Set<number>() }));
  for (const [place, number] of plan.entries()) {
    const file = files[number];
    if (!file) continue;
    file.size += clusters[place]?.size ?? 0;
    for (const each of imports[place] ?? []) {
      const other = plan[each];
      if (other !== undefined && other !== number) file.imports.add(other);
    }
  }
  if (hasRing(files.map((file) => file.imports))) return Infinity;
  return visits.reduce((sum, { clusters: used, count }) => {
    const loaded = new Set([...used].flatMap((place) => plan[place] ?? []));
    let bytes = 0;
    for (const number of loaded) {
      const file = files[number];
      bytes += file?.size ?? 0;
      file?.imports.forEach((each) => loaded.add(each));
    }
    return sum + count * costOfVisit(bytes, loaded.size);
  }, 0);
}

/**
 * The plan that no single change makes cheaper: from a file for each cluster on, clusters are moved to other files, and files
 * joined, as long as visits cost less with it.
 */
export function cheapestPlan(clustering: Clustering): Plan {
  const { clusters } = clustering;
  const cost = (each: Plan): number => costOf(each, clustering);
  let plan: Plan = clusters.map((_, place) => place);
  let least = cost(plan);
  /** Takes the cheapest of some plans, if that is cheaper than the one there is. */
  const isBettered = (others: readonly Plan[]): boolean => {
    const costs = others.map(cost);
    const cheapest = Math.min(...costs);
    const better = others[costs.indexOf(cheapest)];
    if (!better || cheapest >= least) return false;
    plan = better;
    least = cheapest;
    return true;
  };
  /** The files that may have more than one cluster. */
  const files = (): readonly number[] => [...new Set(plan.filter((_, place) => !clusters[place]?.isAlone))];
  const movedFrom = (place: number): readonly Plan[] =>
    [...files(), plan.length].filter((file) => file !== plan[place]).map((file) => numbered(plan.with(place, file)));
  const joined = (): readonly Plan[] =>
    files().flatMap((left) =>
      files()
        .filter((right) => right > left)
        .map((right) => numbered(plan.map((file) => (file === right ? left : file)))),
    );
  let isBetter = true;
  while (isBetter) {
    const isMoved = clusters.map(({ isAlone }, place) => !isAlone && isBettered(movedFrom(place))).includes(true);
    isBetter = isBettered(joined()) || isMoved;
  }
  return plan;
}
