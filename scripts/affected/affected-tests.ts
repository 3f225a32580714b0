import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy, importersIn } from './imports.ts';

/** Test files, in the order in which they are worth running, and of which of their tests one need not think. */
export interface TestRun {
  readonly files: readonly string[];
  /** A regular expression that the names of the tests match. */
  readonly pattern?: string;
}

/** The tests that a change can make fail, by layer. */
export interface AffectedTests {
  /** Tests of their own, which are over in a moment. */
  readonly unit: TestRun;
  /** What is done with every chart: all its edges and configurations are gone through. */
  readonly walks: TestRun;
  /** Calls to a server that runs, with its database. */
  readonly contract: TestRun;
}

/** The one list of charts: what imports it, or what it is handed on by, does something with each of them. */
const LIST_OF_CHARTS = 'machines/charts.ts';

/** `quote-request` → `quoteRequest`, as tests name the chart whose samples or page a file is. */
function chartOf(path: string): string | null {
  const name = /([a-z-]+)\.samples\.ts$|^src\/app\/pages\/([a-z-]+)\.ts$|^src\/screens\/([a-z-]+)\/registry\.tsx$/
    .exec(path)
    ?.slice(1)
    .find((part) => part !== undefined);
  return name?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) ?? null;
}

/** Words that say what something is about: those of a path, of a sentence with hyphens. */
function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{4,}/g))].filter((word) => word !== 'server');
}

/** Tests in the order of how much they speak of what a change is about: a mere guess at which will tell of it. */
function mostKindredFirst(root: string, about: string, tests: readonly string[]): readonly string[] {
  const texts = tests.map((path) => `${`${path} `.repeat(20)}${readFileSync(join(root, path), 'utf8').toLowerCase()}`);
  const words = wordsOf(about);
  const scores = texts.map((text) =>
    words.reduce((score, word) => {
      const rarity = Math.log(texts.length / (1 + texts.filter((each) => each.includes(word)).length));
      return score + Math.max(0, rarity) * Math.log(1 + text.split(word).length - 1);
    }, 0),
  );
  const rank = new Map(tests.map((path, index) => [path, scores[index] ?? 0]));
  return tests.toSorted((left, right) => (rank.get(right) ?? 0) - (rank.get(left) ?? 0));
}

/**
 * The tests that a change of files can make fail.
 * @param about Words of what is changed, beside the files' paths: what speaks of it comes first.
 */
export function testsAffectedBy(
  root: string,
  sources: ReadonlyMap<string, string>,
  files: readonly string[],
  about = '',
): AffectedTests {
  const importers = importersIn(sources, { isLateToo: true });
  const affected = affectedBy(importers, files);
  // The server knows the table of pages, and never loads one.
  const onServer = affectedBy(importersIn(sources, { isLateToo: false }), files);
  const tests = [...affected.keys(), ...files].filter(
    (path) =>
      /\.test\.tsx?$/.test(path) &&
      (onServer.has(path) || files.includes(path) || !/^(?:server|tests\/contract)\//.test(path)),
  );
  const ofCharts = affectedBy(importers, [LIST_OF_CHARTS]);
  const isWalk = (path: string): boolean => (ofCharts.get(path) ?? Infinity) <= 2;
  const charts = new Set([...affected.keys(), ...files].flatMap((path) => chartOf(path) ?? []));
  const own = tests.filter((path) => !path.startsWith('tests/contract/'));
  return {
    unit: { files: own.filter((path) => !isWalk(path)) },
    walks: { files: own.filter(isWalk), pattern: `^(?:${[...charts].join('|')})\\b` },
    contract: {
      files: mostKindredFirst(
        root,
        `${files.join(' ')} ${about}`,
        tests.filter((path) => path.startsWith('tests/contract/')),
      ),
    },
  };
}
