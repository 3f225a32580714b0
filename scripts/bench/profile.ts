/** Where the time of a step goes: samples of the browser's own profiler, summed by the part of the code they fell into. */
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { array, create, defaulted, number, string, type } from 'superstruct';
import type { ViewsName } from '../../tests/bench/main.tsx';
import type { BenchPage, Profile } from './page.ts';
import { leaders, names } from './steps.ts';

/** Rounds of walks, one by each leader, and steps of each, of which nothing is counted the first time. */
const ROUNDS = 6;
const STEPS = 60;

/** Between two samples, in microseconds. */
const INTERVAL = 50;

type Frame = Profile['nodes'][number]['callFrame'];

/** What the browser does for a script: functions of its own, and where it is asked without a call, those that ask. */
const asked: readonly (readonly [functions: RegExp, text: RegExp | null, part: string])[] = [
  [/^(push|replace)State$/, null, 'browser: history'],
  [/^(set|remove|get)Item$/, null, 'browser: tab’s storage'],
  [/^\(garbage collector\)$/, null, 'browser: garbage'],
  [/^focus$/, /document\.title = |\.focus\(/, 'browser: title, focus'],
];

/** How much of a function's text is looked at, in characters. */
const BEGINNING = 200;

const BENCH = 'the bench itself';

/** Whose a file is; the first that fits. */
const owners: readonly (readonly [RegExp, string])[] = [
  [/tests\/bench\/main/, BENCH],
  [/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//, 'React'],
  [/node_modules\/(xstate|@xstate\/react)\//, 'XState'],
  [/(src\/engine|machines\/funnel|node_modules\/superstruct)\//, 'engine'],
  [/node_modules\/wouter\/|src\/app\/(use-)?address/, 'address (wouter)'],
  [/node_modules\/@lingui\/|src\/i18n/, 'lingui'],
  [/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/, 'react-aria'],
  [/tests\/bench\/(hand-written|floor)/, 'who leads by hand'],
  [/src\/|tests\/bench\//, 'views'],
];

const mapStruct = type({
  file: defaulted(string(), ''),
  version: number(),
  sources: array(string()),
  sourcesContent: array(string()),
  names: array(string()),
  mappings: string(),
  sourceRoot: defaulted(string(), ''),
});

/** Tells whose a function of the build is, and how it begins. */
class Sources {
  readonly #folder: string;
  readonly #files = new Map<string, { readonly map: SourceMap; readonly lines: readonly string[] }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #read(url: string) {
    const known = this.#files.get(url);
    if (known) return known;
    const path = join(this.#folder, new URL(url).pathname);
    const map = new SourceMap(create(JSON.parse(await readFile(`${path}.map`, 'utf8')), mapStruct));
    const fresh = { map, lines: (await readFile(path, 'utf8')).split('\n') };
    this.#files.set(url, fresh);
    return fresh;
  }

  async ownerOf({ url, lineNumber, columnNumber }: Frame): Promise<string> {
    const { map } = await this.#read(url);
    const entry = map.findEntry(lineNumber, columnNumber);
    const source = 'originalSource' in entry ? entry.originalSource : '';
    return owners.find(([pattern]) => pattern.test(source))?.[1] ?? 'other';
  }

  async beginningOf({ url, lineNumber, columnNumber }: Frame): Promise<string> {
    const { lines } = await this.#read(url);
    return lines
      .slice(lineNumber, lineNumber + 4)
      .join('\n')
      .slice(columnNumber, columnNumber + BEGINNING);
  }
}

/** What React is doing, by those who called. */
function phaseOf(callers: readonly Frame[]): string {
  const does = (pattern: RegExp) => callers.some(({ functionName }) => pattern.test(functionName));
  if (does(/^(commitRoot|flushPassiveEffects|flushLayoutEffects|flushMutationEffects|flushSpawnedWork)/))
    return 'React: commit and effects';
  if (does(/^(renderRoot|workLoop|performUnitOfWork)/)) return 'React: render';
  return 'React: events, scheduling';
}

/**
 * How many samples of a profile fell into each part. What the browser does where no script has asked for it, painting, is
 * left out.
 */
async function samplesOf({ nodes }: Profile, sources: Sources): Promise<ReadonlyMap<string, number>> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stackOf = (id: number): readonly Frame[] => {
    const parent = parents.get(id);
    const frame = byId.get(id)?.callFrame;
    return [...(frame ? [frame] : []), ...(parent === undefined ? [] : stackOf(parent))];
  };
  /** The part of the function that is on top of a stack; `null`: nobody's who is looked at. */
  const partOf = async (stack: readonly Frame[]): Promise<string | null> => {
    const [self] = stack;
    const called = asked.find(([functions]) => self && functions.test(self.functionName));
    if (called) return called[2];
    const scripted = stack.find(({ url }) => url.startsWith('http'));
    if (!scripted) return null;
    const owner = await sources.ownerOf(scripted);
    if (owner === 'React') return phaseOf(stack);
    if (owner === BENCH) return owner;
    const text = scripted === self ? await sources.beginningOf(self) : '';
    return asked.find(([, asks]) => asks?.test(text))?.[2] ?? owner;
  };
  const samples = new Map<string, number>();
  for (const { id, hitCount = 0 } of nodes) {
    const part = await partOf(stackOf(id));
    if (part !== null) samples.set(part, (samples.get(part) ?? 0) + hitCount);
  }
  return samples;
}

/** Prints a table: what each part of the code works for a step, itself alone, led by each. */
export async function profile(bench: BenchPage, views: ViewsName, folder: string): Promise<void> {
  const sources = new Sources(folder);
  const sums = { engine: new Map<string, number>(), hand: new Map<string, number>(), floor: new Map<string, number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const leader of names) {
      const sum = sums[leader];
      await bench.show(leader, views);
      await bench.walk(STEPS);
      const { profile: recorded, work } = await bench.profile(INTERVAL, STEPS);
      const samples = await samplesOf(recorded, sources);
      const total = [...samples.values()].reduce((one, other) => one + other, 0);
      // How often is told by the samples, how long by the thread's own clock: a busy machine loses samples.
      for (const [part, count] of samples) sum.set(part, (sum.get(part) ?? 0) + (count / total) * work);
    }
  }
  for (const name of names) sums[name].delete(BENCH);
  const parts = [...new Set(Object.values(sums).flatMap((sum) => [...sum.keys()]))].toSorted(
    (left, right) => (sums.engine.get(right) ?? 0) - (sums.engine.get(left) ?? 0),
  );
  const rowOf = (take: (sum: ReadonlyMap<string, number>) => number) =>
    Object.fromEntries(names.map((leader) => [leaders[leader], ((take(sums[leader]) * 1_000) / ROUNDS).toFixed(0)]));
  console.log(`\nWhere a step goes with ${views} views: µs of work that each part does itself`);
  console.table({
    ...Object.fromEntries(parts.map((part) => [part, rowOf((sum) => sum.get(part) ?? 0)])),
    together: rowOf((sum) => parts.reduce((total, part) => total + (sum.get(part) ?? 0), 0)),
  });
}
