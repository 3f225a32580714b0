import { existsSync, readFileSync } from 'node:fs';
import { record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';

/** The part of a text below a heading, up to the next one of its rank. */
function part(text: string, heading: string): string {
  return text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
}

/** The first cells of a part's table: what is named there in code. */
function rows(text: string): readonly string[] {
  const [, body = ''] = text.split(/^\|[-| ]+\|$/m);
  const cells = body.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name?.split(' ')[0] ?? []));
}

/** What the table of scripts lacks, or has too much. */
function scriptFaults(text: string, scripts: readonly string[]): readonly string[] {
  const listed = part(text, 'Scripts');
  const isNamed = (script: string): boolean => new RegExp(`\`(?:npm run )?${script}(?: |\`)`).test(listed);
  return [
    ...scripts.filter((script) => !isNamed(script)).map((script) => `npm run ${script} has no row`),
    ...rows(listed)
      .filter((row) => !scripts.includes(row))
      .map((row) => `there is no npm run ${row}`),
  ];
}

/** What the table of settings lacks, or has too much. */
function settingFaults(text: string, settings: readonly string[]): readonly string[] {
  const listed = rows(part(text, 'Settings'));
  return [
    ...settings.filter((name) => !listed.includes(name)).map((name) => `${name} has no row`),
    ...listed.filter((name) => !settings.includes(name)).map((name) => `nothing reads ${name}`),
  ];
}

/** The variables that the server reads from its environment. */
function readSettings(source: string): readonly string[] {
  const struct = /const Environment = type\(\{([^]*?)\n\}\);/.exec(source)?.[1] ?? '';
  return [...struct.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].flatMap(([, name]) => name ?? []);
}

/** Paths of the tree that a README draws: names at the beginning of a line, those further in below the last further out. */
function drawnPaths(tree: string): readonly string[] {
  const folders: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, margin = '', names = ''] = /^( *)([\w.@<>{},/-]+(?: [\w.@<>{},/-]+)*)(?: {2,}|$)/.exec(line) ?? [];
    const depth = margin.length / 2;
    if (names === '' || !Number.isInteger(depth)) return [];
    const paths = names
      .trim()
      .split(' ')
      .map((name) => [...folders.slice(0, depth), name].join(''));
    folders.splice(depth, Infinity, paths.length === 1 ? names.trim().replace(/[<{].*/, '') : '');
    return paths.map((path) => path.replace(/[<{].*/, ''));
  });
}

const readme = readFileSync('README.md', 'utf8');
const { scripts } = type({ scripts: record(string(), string()) }).create(
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const settings = readSettings(readFileSync('server/settings.ts', 'utf8'));

describe('README.md', () => {
  test('has a row for every script, and no other', () => {
    expect(scriptFaults(readme, Object.keys(scripts))).toEqual([]);
  });

  test('has a row for every setting that the server reads, and no other', () => {
    expect(settings).toContain('PUBLIC_URL');
    expect(settingFaults(readme, settings)).toEqual([]);
  });

  test('draws the tree as it is', () => {
    const tree = /```\n([^]*?)```/.exec(part(readme, 'The tree'))?.[1] ?? '';
    const paths = drawnPaths(tree);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('leads nowhere that is not there', () => {
    const named = [...readme.matchAll(/`((?:src|machines|server|scripts|tests|docs|locales|\.storybook)\/[\w./-]+)`/g)];
    const paths = named.flatMap(([, path]) => path ?? []);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('a planted fault is found', () => {
  const text =
    '## Scripts\n\n| `npm run …` | |\n|---|---|\n| `start` | also `start:fast` |\n| `models -- --x` | |\n\n## Settings\n\n| name | |\n|---|---|\n| `PORT`, `HOST` | |\n';

  test('and what is right passes', () => {
    expect(scriptFaults(text, ['start', 'start:fast', 'models'])).toEqual([]);
    expect(settingFaults(text, ['PORT', 'HOST'])).toEqual([]);
  });

  test('a script without a row, and a row without a script', () => {
    expect(scriptFaults(text, ['start', 'start:fast', 'build'])).toEqual([
      'npm run build has no row',
      'there is no npm run models',
    ]);
  });

  test('a setting without a row, and a row without a setting', () => {
    expect(settingFaults(text, ['PORT', 'MODE'])).toEqual(['MODE has no row', 'nothing reads HOST']);
    expect(
      readSettings('const Environment = type({\n  PORT: defaulted(port(), 4000),\n  MODE: optional(string()),\n});'),
    ).toEqual(['PORT', 'MODE']);
  });

  test('a folder that is not there', () => {
    expect(drawnPaths('src/\n  app/ ui/     rooms\n  screens/<noun>/  views\nserver/   rooms')).toEqual([
      'src/',
      'src/app/',
      'src/ui/',
      'src/screens/',
      'server/',
    ]);
  });
});
