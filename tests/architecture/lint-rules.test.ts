import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, string, type } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Faults that the linter must find, by the rule that finds them. */
const faults: Readonly<Record<string, string>> = {
  'typescript(no-explicit-any)': 'export function first(list: any): void { list; }',
  'typescript(no-non-null-assertion)': 'export const length = (text?: string): number => text!.length;',
  'typescript(consistent-type-assertions)': 'export const name = (value: unknown): string => value as string;',
  'typescript(no-floating-promises)': 'export function ask(): void { fetch("/"); }',
  'typescript(no-unsafe-assignment)': 'export const answer: string = JSON.parse("1");',
  'typescript(switch-exhaustiveness-check)':
    'export function say(word: "yes" | "no"): void { switch (word) { case "yes": say(word); } }',
  'eslint(no-console)': 'console.log("here");',
  'eslint(no-warning-comments)': '// TODO: later\nexport const one = 1;',
  'import(no-default-export)': 'export default 1;',
  'words(private-words)': 'export const received = "whoever was told"; // Whoever was told',
  'eslint(no-restricted-properties)': 'export const name = "Ilgin".toLocaleLowerCase();',
  'oxc(no-barrel-file)': 'export * from "./no-console.ts";',
};

/** Semantics of widgets by hand, which `src/ui` alone may write. */
const widgets = [
  '<div role="listbox" />',
  '<div role="tab" />',
  '<div aria-expanded="true" />',
  '<div aria-checked="true" />',
  '<div aria-selected="true" />',
  '<div tabIndex={0} />',
  '<div onKeyDown={() => undefined} />',
  '<h2 aria-level={4}>Invoices</h2>',
  '<div role="heading" />',
] as const;
const plain = ['<div role="status" />', '<div role="group" />', '<div aria-label="Steps" />'] as const;

/** A component and a table in one file: a saved change of the component reloads the page. */
const mixed = 'export const View = () => <p>Home</p>;\nexport const titles = { home: View.name };\n';
const viewFolders = ['src/app', 'src/features', 'src/page', 'src/ui'] as const;

const reportStruct = type({ diagnostics: array(type({ code: string(), filename: string() })) });

let folder = '';
let found: readonly string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  await Promise.all([
    ...['.oxlintrc.json', 'tsconfig.json'].map((name) => copyFile(name, join(folder, name))),
    // The linter loads a rule of the project's own from `scripts`.
    ...['node_modules', 'scripts'].map((name) => symlink(join(process.cwd(), name), join(folder, name))),
    ...[...widgets, ...plain].flatMap((element, place) =>
      ['src/features', 'src/ui'].map(async (room) => {
        await mkdir(join(folder, room), { recursive: true });
        await writeFile(join(folder, room, `view-${place}.tsx`), `export const View = () => ${element};\n`);
      }),
    ),
    ...['src/ui', 'src/features', 'domain', 'server/core'].map(async (room) => {
      await mkdir(join(folder, room), { recursive: true });
      await writeFile(join(folder, room, 'letter-case.ts'), `${faults['eslint(no-restricted-properties)']}\n`);
    }),
    ...['src/ui', 'src/features'].map(async (room) => {
      await mkdir(join(folder, room), { recursive: true });
      await writeFile(join(folder, room, 'plain-link.tsx'), 'export const View = () => <a href="/fr">Home</a>;\n');
    }),
    ...viewFolders.map(async (room) => {
      await mkdir(join(folder, room), { recursive: true });
      await writeFile(join(folder, room, 'mixed-view.tsx'), mixed);
    }),
    ...Object.entries(faults).map(([rule, code]) => writeFile(join(folder, fileOf(rule)), `${code}\n`)),
  ]);
  const output = await new Promise<string>((resolve) => {
    execFile('node_modules/.bin/oxlint', ['--format=json', '.'], { cwd: folder }, (_, stdout) => resolve(stdout));
  });
  const report = reportStruct.create(JSON.parse(output));
  found = report.diagnostics.map(({ code, filename }) => `${code} in ${filename}`);
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

function fileOf(rule: string): string {
  return `${/\((.+)\)/.exec(rule)?.[1]}.ts`;
}

test.each(Object.keys(faults))('%s finds its fault', (rule) => {
  expect(found).toContain(`${rule} in ${fileOf(rule)}`);
});

test.each(['src/ui', 'src/features', 'domain', 'server/core'])(
  'the case of letters depends on no locale in %s',
  (room) => {
    expect(found.filter((line) => line.startsWith('eslint(no-restricted-properties)'))).toContain(
      `eslint(no-restricted-properties) in ${room}/letter-case.ts`,
    );
  },
);

test('plain links are written in src/ui alone', () => {
  const reported = found.filter((line) => line.startsWith('react(forbid-elements)'));
  expect(reported).toEqual(['react(forbid-elements) in src/features/plain-link.tsx']);
});

test.each(viewFolders)('a file of views exports components only in %s', (room) => {
  expect(found).toContain(`react(only-export-components) in ${room}/mixed-view.tsx`);
});

test('semantics of widgets are written in src/ui alone', () => {
  const reported = found
    .filter((line) => line.startsWith('react(forbid-dom-props)'))
    .map((line) => line.replace(/.* in /, ''))
    .toSorted();
  expect(reported).toEqual(widgets.map((_, place) => `src/features/view-${place}.tsx`));
});
