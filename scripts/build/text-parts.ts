import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Which messages belong to a page alone: by its name. All others are everybody's. */
export interface TextParts {
  readonly everybody: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A message of a catalogue: the source files that have it. */
interface Message {
  readonly origin?: readonly (readonly [file: string, line?: number])[];
}

interface Imports {
  readonly static: readonly string[];
  readonly dynamic: readonly string[];
}

/** What a source file of ours imports of ours, types left out: by absolute path. */
function importsOf(file: string): Imports {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const ours = (paths: readonly (string | undefined)[]): readonly string[] =>
    paths
      .filter((path) => path !== undefined)
      .filter((path) => /^\..*\.tsx?$/.test(path))
      .map((path) => resolve(dirname(file), path));
  const isKept = (entries: readonly { readonly isType: boolean }[]): boolean =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  return {
    static: ours([
      ...staticImports.filter(({ entries }) => isKept(entries)).map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value),
      ),
    ]),
    dynamic: ours(
      dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end).replaceAll(/^['"]|['"]$/g, '')),
    ),
  };
}

/** A file and all that it imports at once or later, without what is outside. */
function reachedFrom(
  entry: string,
  isOutside: (file: string) => boolean,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(entry) || isOutside(entry)) return found;
  found.add(entry);
  const { static: atOnce, dynamic } = importsOf(entry);
  for (const file of [...atOnce, ...dynamic]) reachedFrom(file, isOutside, found);
  return found;
}

/** `quote-request` is the page `quoteRequest`. */
export const pageName = (file: string): string =>
  file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Parts a catalogue by the files that have its messages: what a page, or whatever only pages load, has is the page's; several
 * pages may have the same. What anything else has, or nothing that is known, is everybody's.
 *
 * @param root Absolute path of the project.
 */
export function textParts(root: string, messages: Readonly<Record<string, Message>>): TextParts {
  const app = resolve(root, 'src/app');
  const entries = importsOf(resolve(app, 'pages.ts')).dynamic;
  // The live panel has a catalogue of its own.
  const panel = resolve(root, 'src/panel');
  const isOutside = (file: string): boolean => file.startsWith(panel);
  const shell = reachedFrom(resolve(app, 'main.tsx'), (file) => isOutside(file) || entries.includes(file));
  const pages = entries.map((entry) => {
    const name = pageName(entry.replace(/^.*\/(.*)\.ts$/, '$1'));
    const files = reachedFrom(entry, (file) => isOutside(file) || shell.has(file));
    return [name, new Set([...files].map((file) => relative(root, file)))] as const;
  });
  const everybody = new Set<string>();
  const own = new Map<string, Set<string>>(pages.map(([name]) => [name, new Set()]));
  for (const [id, { origin = [] }] of Object.entries(messages)) {
    const users = origin.map(([file]) => pages.filter(([, files]) => files.has(file)).map(([name]) => name));
    if (users.length === 0 || users.some(({ length }) => length === 0)) everybody.add(id);
    else for (const name of users.flat()) own.get(name)?.add(id);
  }
  return { everybody, pages: own };
}
