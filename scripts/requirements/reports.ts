import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { array, is, optional, string, type, unknown } from 'superstruct';
import type { Proof } from './proofs.ts';
import type { TitledTest } from './test-titles.ts';
import { HOLE } from './test-titles.ts';

/** A test of the last run. */
export interface RunTest {
  /** Path of its file from the project's root. */
  readonly file: string;
  /** Titles of its groups, its own last. */
  readonly titles: readonly string[];
  readonly hasPassed: boolean;
}

const vitestReport = type({
  testResults: array(
    type({
      name: string(),
      assertionResults: array(type({ ancestorTitles: array(string()), title: string(), status: string() })),
    }),
  ),
});

const playwrightReport = type({ config: type({ rootDir: string() }), suites: array(unknown()) });

const suite = type({
  title: string(),
  specs: array(type({ title: string(), file: string(), tests: array(type({ status: string() })) })),
  suites: optional(array(unknown())),
});

/** The tests of a Playwright suite and of those in it; the outermost suites are files, whose titles are no titles. */
function testsOf(value: unknown, rootDir: string, around: readonly string[] | null): readonly RunTest[] {
  if (!is(value, suite)) return [];
  const groups = around === null ? [] : [...around, value.title];
  return [
    ...value.specs.map(({ title, file, tests }) => ({
      file: join(rootDir, file),
      titles: [...groups, title],
      hasPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    })),
    ...(value.suites ?? []).flatMap((inner) => testsOf(inner, rootDir, groups)),
  ];
}

/** The tests that a JSON report of vitest or Playwright tells of; none where it is neither. */
export function testsIn(report: unknown, root: string): readonly RunTest[] {
  const tests: readonly RunTest[] = is(report, vitestReport)
    ? report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ ancestorTitles, title, status }) => ({
          file: name,
          titles: [...ancestorTitles, title],
          hasPassed: status === 'passed',
        })),
      )
    : is(report, playwrightReport)
      ? report.suites.flatMap((each) => testsOf(each, report.config.rootDir, null))
      : [];
  return tests.map((test) => ({ ...test, file: relative(root, test.file) }));
}

/** Which report tells of a test file; `null` for a file of tests that others call, which every report may tell of. */
function reportOf(file: string): string | null {
  if (/\.spec\.tsx?$/.test(file)) {
    const folder = file.split('/')[1];
    return { e2e: 'browser', models: 'models-browser', strict: 'strict', stories: 'stories' }[folder ?? ''] ?? null;
  }
  if (!/\.test\.tsx?$/.test(file)) return null;
  return file.startsWith('tests/contract/') ? 'contract' : 'unit';
}

/** What the reports of a run tell, by the names of their files without ending; what was not run is not in it. */
export function readReports(root: string): ReadonlyMap<string, readonly RunTest[]> {
  const names = ['unit', 'contract', 'browser', 'models-browser', 'strict', 'stories'];
  const paths = names.map((name) => [name, join(root, 'reports', `${name}.json`)] as const);
  const existing = paths.filter(([, path]) => existsSync(path));
  return new Map(existing.map(([name, path]) => [name, testsIn(JSON.parse(readFileSync(path, 'utf8')), root)]));
}

/** Whether a title that was run is the one that stands in the file, whose holes are filled. */
function isTitle(run: string | undefined, written: string): boolean {
  const pattern = written
    .split(HOLE)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^]*');
  return run !== undefined && new RegExp(`^${pattern}$`).test(run);
}

function isRunOf(run: RunTest, { file, isGroup, titles }: TitledTest): boolean {
  const isFile = reportOf(file) === null || run.file === file;
  // Tests that others call stand below groups of their callers.
  const from = reportOf(file) === null ? run.titles.length - titles.length : 0;
  const isLong = isGroup ? run.titles.length > titles.length : run.titles.length === titles.length + Math.max(0, from);
  return isFile && isLong && from >= 0 && titles.every((title, index) => isTitle(run.titles[from + index], title));
}

/** What the last run says against proofs: that one did not run, or did not pass. What was not run says nothing. */
export function judge(proofs: readonly Proof[], reports: ReadonlyMap<string, readonly RunTest[]>): readonly string[] {
  return proofs.flatMap(({ row, named, test }) => {
    const report = reportOf(test.file);
    if (report === null ? reports.size === 0 : !reports.has(report)) return [];
    const told = report === null ? [...reports.values()].flat() : (reports.get(report) ?? []);
    const runs = told.filter((run) => isRunOf(run, test));
    if (runs.length === 0) return [`${row.id}: "${named}" (${test.file}) did not run.`];
    const failed = runs.filter(({ hasPassed }) => !hasPassed);
    return failed.map(({ titles }) => `${row.id}: "${titles.join(' › ')}" (${test.file}) did not pass.`);
  });
}
