import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** What a title says in the place of a value that is known only when the test runs. */
const HOLE = '…';

/** A test, or a group of tests, as it stands in its file. */
export interface TitledTest {
  /** Path of the file from the project's root. */
  readonly file: string;
  readonly isGroup: boolean;
  /** Folders of the file, and its name without endings. */
  readonly where: readonly string[];
  /** Titles of the groups around it, its own title last. */
  readonly titles: readonly string[];
}

const testFiles = ['{machines,src,server,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.ts'];

const groups: readonly string[] = ['describe'];
const runners: readonly string[] = ['test', 'it', ...groups];
/** What of a runner makes a test of its first argument; `test.beforeEach` and the like do not. */
const making: readonly string[] = [
  'describe',
  'each',
  'for',
  'only',
  'skip',
  'concurrent',
  'sequential',
  'fails',
  'serial',
];

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The names that a callee is made of: `describe`, `test.each([])`, `test.describe`; none where it is something else. */
function namesOf(callee: unknown): readonly string[] {
  if (!isTree(callee)) return [];
  if (callee['type'] === 'Identifier') return [String(callee['name'])];
  if (callee['type'] === 'CallExpression') return namesOf(callee['callee']);
  if (callee['type'] !== 'MemberExpression' || !isTree(callee['property'])) return [];
  const before = namesOf(callee['object']);
  return before.length === 0 ? [] : [...before, String(callee['property']['name'])];
}

/** A title with a hole for each value that a table or a variable puts in. */
function titleOf(node: unknown): string {
  if (!isTree(node)) return HOLE;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return withHoles(node['value']);
  if (node['type'] !== 'TemplateLiteral') return HOLE;
  const parts = list(node['quasis']).map((part) =>
    isTree(part) && isTree(part['value']) ? part['value']['cooked'] : '',
  );
  return withHoles(parts.join(HOLE));
}

function withHoles(title: string): string {
  return title.replace(/\$[a-z][\w.]*|%[sdifjo#$]/gi, HOLE);
}

/** Walks a syntax tree and tells what titles stand in it, each below those around it. */
function collect(
  node: unknown,
  around: readonly string[],
  found: (titles: readonly string[], isGroup: boolean) => void,
): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, around, found);
    return;
  }
  if (!isTree(node)) return;
  const names = node['type'] === 'CallExpression' ? namesOf(node['callee']) : [];
  const [runner, ...rest] = names;
  const values = list(node['arguments']);
  const isCalled = runner !== undefined && runners.includes(runner) && rest.every((name) => making.includes(name));
  // The first call of `test.each(table)(title, …)` has the table; only a call with a body makes tests.
  const hasBody = values.slice(1).some((value) => isTree(value) && /Function/.test(String(value['type'])));
  if (isCalled && (hasBody || values.length > 1)) {
    const isGroup = [runner, ...rest].some((name) => groups.includes(name));
    const titles = [...around, titleOf(values[0])];
    found(titles, isGroup);
    for (const value of values.slice(1)) collect(value, titles, found);
    return;
  }
  for (const value of Object.values(node)) collect(value, around, found);
}

/** The tests that stand in a file's text. */
export function titlesIn(file: string, text: string): readonly TitledTest[] {
  const tests: TitledTest[] = [];
  const where = file.replace(/(?:\.(?:test|spec))?\.tsx?$/, '').split('/');
  const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  collect(tree.body, [], (titles, isGroup) => tests.push({ file, isGroup, where, titles }));
  return tests;
}

/** Every test of a project, read from its files without running any. */
export function readTests(root: string): readonly TitledTest[] {
  return globSync(testFiles, { cwd: root })
    .toSorted()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));
}
