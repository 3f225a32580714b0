import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { record, string, unknown } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asModule, reactFiles } from './react-as-modules.ts';

const require = createRequire(import.meta.url);
const packages = dirname(dirname(require.resolve('react/package.json')));

const exported = record(string(), unknown());

let folder = '';
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'react-as-modules-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a file exports as a module, run by itself. */
async function exportsOf(code: string): Promise<Readonly<Record<string, unknown>>> {
  count += 1;
  const path = join(folder, `${count}.mjs`);
  // Whatever it imports is what Node has.
  const known = asModule(code, pathToFileURL(path).href).replaceAll(
    /^(import \* as \w+ from) '([^:']+)';$/gm,
    (_, words: string, name: string) => `${words} '${pathToFileURL(require.resolve(name)).href}';`,
  );
  await writeFile(path, known);
  return exported.create(await import(/* @vite-ignore */ pathToFileURL(path).href));
}

test.each([...new Set(Object.values(reactFiles))])('%s exports as a module what it exported', async (file) => {
  const path = join(packages, file);
  const before = exported.create(require(path));
  const after = await exportsOf(await readFile(path, 'utf8'));
  expect(Object.keys(after).toSorted()).toEqual(['default', ...Object.keys(before)].toSorted());
  const kinds = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(before).map((name) => [name, typeof values[name]]));
  expect(kinds(after)).toEqual(kinds(before));
});

test('what is set anew is what everybody sees', async () => {
  const {
    now,
    later,
    default: all,
  } = await exportsOf(
    [
      'exports.now = void 0;',
      'if (true) exports.now = 1;',
      'exports.later = function () { return exports.now; };',
    ].join('\n'),
  );
  expect(now).toBe(1);
  expect(later).toBeTypeOf('function');
  expect(all).toMatchObject({ now: 1 });
});

test.each(['module.exports = {};', 'var name = "a"; exports[name] = 1;', 'exports.a = require("./" + 1);'])(
  'a file that does otherwise than React’s is refused: %s',
  (code) => {
    expect(() => asModule(code, 'file.js')).toThrow('is not understood');
  },
);
