import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { array, create, record, string, type as having } from 'superstruct';
import type { Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';

/** The table of pages, which everybody has: it asks of steps no more than where they live. */
const TABLE = /\/src\/app\/pages\.ts$/;
/** What may lead to steps. */
const LEADING = /\/src\/(?:app|screens)\/.*\.tsx?$/;
const SOURCES = 'src/{app,screens}/**/*.{ts,tsx}';
/** Tables of steps of what is loaded on demand; the session's is everybody's anyhow. */
const STEPS = /\/machines\/(?!session\/).*\.steps\.ts$/;
/** Marks a module of tables of which only the addresses are wanted. */
const ALONE = '?addresses';

const tables = record(string(), record(string(), having({ paths: array(string()) })));

/** A table of steps that a file imports. */
interface Import {
  readonly table: string;
  /** Where the name of its module ends. */
  readonly end: number;
  /** The names of steps of which the file makes links. */
  readonly linked: readonly string[];
  /** It does nothing else with the table. */
  readonly onlyLinks: boolean;
}

/** Every table of steps that a file imports. */
function importsIn(file: string, code: string): readonly Import[] {
  if (!code.includes('.steps.ts')) return [];
  const { program, module } = parseSync(file, code);
  const uses = new Map<string, number>();
  const links = new Map<string, string[]>();
  new Visitor({
    Identifier: ({ name }) => void uses.set(name, (uses.get(name) ?? 0) + 1),
    // What an import names is not used yet.
    'ImportSpecifier:exit': ({ local }) => void uses.delete(local.name),
    CallExpression({ callee, arguments: [step] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'linkTo' || step?.type !== 'MemberExpression') return;
      const { object, property, computed } = step;
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
      links.set(object.name, [...(links.get(object.name) ?? []), property.name]);
    },
  }).visit(program);
  return module.staticImports
    .filter(({ moduleRequest }) => STEPS.test(moduleRequest.value))
    .flatMap(({ moduleRequest: { end }, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ importName, localName }) => {
          const linked = links.get(localName.value) ?? [];
          return { table: importName.name ?? '', end, linked, onlyLinks: uses.get(localName.value) === linked.length };
        }),
    );
}

/** The steps to which links lead: their names, by those of their tables. */
type Linked = ReadonlyMap<string, ReadonlySet<string>>;

/** Every step that something of the application leads to. Exported for its test. */
export function linkedIn(root: string): Linked {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(SOURCES, { cwd: root }))
    for (const { table, linked } of importsIn(file, readFileSync(join(root, file), 'utf8')))
      found.set(table, new Set([...(found.get(table) ?? []), ...linked]));
  return found;
}

/**
 * A file that asks for the addresses alone of tables of steps of which it needs no more: the table of pages, and whatever only
 * makes links of them. Exported for its test.
 */
export function withAddresses(file: string, code: string): string {
  return [...Map.groupBy(importsIn(file, code), ({ end }) => end)]
    .filter(([, imports]) => TABLE.test(file) || imports.every(({ onlyLinks }) => onlyLinks))
    .toReversed()
    .reduce((rest, [end]) => `${rest.slice(0, end - 1)}${ALONE}${rest.slice(end - 1)}`, code);
}

/**
 * Tables of steps as a module of their addresses alone: of each step that links lead to, the first; of all others what no step
 * has before them. Exported for its test.
 *
 * @param file Absolute path of the module that has the tables.
 */
export async function addressesIn(file: string, linked: Linked): Promise<string> {
  const module: unknown = await import(pathToFileURL(file).href);
  return Object.entries(create({ ...Object(module) }, tables))
    .map(([name, steps]) => {
      const seen = new Set<string>();
      const rows = Object.entries(steps).flatMap(([step, { paths }]) => {
        const isLinked = linked.get(name)?.has(step) ?? false;
        const kept = paths.filter((path, index) => (isLinked && index === 0) || !seen.has(path));
        for (const path of kept) seen.add(path);
        return kept.length > 0 ? [[step, { paths: kept }] as const] : [];
      });
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))};`;
    })
    .join('\n');
}

/** Leaves of the steps of other pages what leads there, so that what each screen needs comes with its own page. */
export function addressesAlone(): Plugin {
  let linked: Linked = new Map();
  return {
    name: 'addresses-alone',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      linked = linkedIn(root);
    },
    transform: {
      filter: { id: LEADING },
      handler: (code, id) => ({ code: withAddresses(id, code), map: null }),
    },
    load: (id) => (id.endsWith(ALONE) ? addressesIn(id.slice(0, -ALONE.length), linked) : null),
  };
}
