/** Which files draw which step of which chart: read from the registries of screens and what they import. */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Importers } from '../affected/imports.ts';

/** A step of a chart, and the files that may draw something of it. */
export interface DrawnStep {
  readonly chart: string;
  readonly step: string;
  readonly files: ReadonlySet<string>;
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What a node is directly made of, types left out. */
function partsOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    // A name after a dot, or before a colon, names nothing of the file.
    const isName = (key === 'property' || key === 'key') && node['computed'] !== true;
    if (isName) return [];
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter(isNode).filter(({ type }) => !type.startsWith('TS'));
  });
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** What a file calls something: what it has imported, from where, and what it declares. */
interface Names {
  readonly file: string;
  readonly imported: ReadonlyMap<string, string>;
  readonly declared: ReadonlyMap<string, Node>;
}

function namesIn(file: string, text: string): Names {
  const imported = new Map<string, string>();
  const declared = new Map<string, Node>();
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const path = posix.join(posix.dirname(file), statement.source.value);
      if (!statement.source.value.startsWith('.')) continue;
      for (const { local } of statement.specifiers) imported.set(local.name, path);
      continue;
    }
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type === 'FunctionDeclaration' && own.id && isNode(own)) declared.set(own.id.name, own);
    if (own?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of own.declarations) if (isNode(init)) declared.set(nameOf(id), init);
  }
  return { file, imported, declared };
}

/** The first object that a node has under a name: `screens: { … }`. */
function objectUnder(node: Node, name: string): Node | null {
  if (node.type === 'Property' && nameOf(node['key']) === name && isNode(node['value'])) return node['value'];
  for (const part of partsOf(node)) {
    const found = objectUnder(part, name);
    if (found) return found;
  }
  return null;
}

/** Reads the registries of a tree of sources. */
class ScreenReader {
  readonly #code: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Names>();

  constructor(code: ReadonlyMap<string, string>) {
    this.#code = code;
  }

  #names(file: string): Names {
    const known = this.#known.get(file) ?? namesIn(file, this.#code.get(file) ?? '');
    this.#known.set(file, known);
    return known;
  }

  /** Files that an expression names, followed through what the file declares itself. */
  #filesOf(node: Node, names: Names, seen: Set<string> = new Set()): readonly string[] {
    if (node.type === 'ImportExpression' && isNode(node['source'])) {
      const { value } = node['source'];
      return typeof value === 'string' ? [posix.join(posix.dirname(names.file), value)] : [];
    }
    if (node.type === 'MemberExpression') {
      const [of, name] = [nameOf(node['object']), nameOf(node['property'])];
      const made = names.declared.get(of);
      // `const ordering = orderingScreens(…)`, and now `ordering.paid`: what that function gives back under the name.
      const maker = made?.type === 'CallExpression' ? nameOf(made['callee']) : '';
      const file = names.imported.get(maker);
      if (file !== undefined) {
        const there = this.#names(file);
        const given = objectUnder(there.declared.get(maker) ?? node, name);
        return given ? this.#filesOf(given, there) : [file];
      }
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const name = nameOf(node);
      const file = names.imported.get(name);
      if (file !== undefined) return [file];
      const own = names.declared.get(name);
      if (!own || seen.has(name)) return [];
      seen.add(name);
      return this.#filesOf(own, names, seen);
    }
    return partsOf(node).flatMap((part) => this.#filesOf(part, names, seen));
  }

  /** The registry of each chart: its file, and the files of each step's view. */
  registries(): ReadonlyMap<string, { readonly file: string; readonly views: ReadonlyMap<string, readonly string[]> }> {
    const found = new Map<string, { file: string; views: Map<string, readonly string[]> }>();
    for (const file of this.#code.keys()) {
      if (!/^src\/screens\/.*(?:registry|sections\/[\w-]+)\.tsx$/.test(file)) continue;
      const names = this.#names(file);
      for (const [name, node] of names.declared) {
        const [, chart] = /^(\w+)Screens$/.exec(name) ?? [];
        if (chart === undefined || node.type === 'FunctionDeclaration') continue;
        const steps = objectUnder(node, 'screens');
        const views = new Map(
          (steps ? partsOf(steps) : []).map((property) => [
            nameOf(property['key']),
            isNode(property['value']) ? this.#filesOf(property['value'], names).filter(isView) : [],
          ]),
        );
        found.set(chart, { file, views });
      }
    }
    return found;
  }
}

const isView = (file: string): boolean => /^src\/(?:screens|ui)\/.*\.tsx$/.test(file);

/** A file and all that it imports, now or later, without what is behind a closed door. */
export function reachedFrom(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  entries: readonly string[],
  isClosed: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  // Grows while it is walked through.
  const found = new Set(entries);
  for (const file of found) {
    for (const each of imports.get(file) ?? []) if (!isClosed(each)) found.add(each);
  }
  return found;
}

/** Who imports what: {@link Importers} the other way round. */
export function importsOf(importers: Importers): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [file, by] of importers) {
    for (const importer of by) imports.set(importer, (imports.get(importer) ?? new Set()).add(file));
  }
  return imports;
}

/**
 * The files of every step: what its view is made of, what its chart shows beside all of them, and what stands around it.
 * @param stepsOf The steps of each chart that are drawn in stories.
 * @param around The files of what stands around a chart’s pages, and of what stands around others only.
 */
export function drawnSteps(
  code: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  stepsOf: ReadonlyMap<string, readonly string[]>,
  around: (chart: string) => { readonly entries: readonly string[]; readonly others: readonly string[] },
): readonly DrawnStep[] {
  const registries = new ScreenReader(code).registries();
  return [...stepsOf].flatMap(([chart, steps]) => {
    const registry = registries.get(chart);
    if (!registry) throw new Error(`No registry under src/screens is called ${chart}Screens`);
    const { file, views } = registry;
    const { entries, others } = around(chart);
    const all = new Set([...views.values()].flat());
    const shared = [
      ...reachedFrom(imports, [file], (each) => all.has(each)),
      ...reachedFrom(imports, entries, (each) => others.includes(each)),
    ];
    return steps.map((step) => {
      const own = views.get(step) ?? [];
      return { chart, step, files: new Set([...shared, ...reachedFrom(imports, own)]) };
    });
  });
}
