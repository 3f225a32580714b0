import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Catalogue } from './catalogue.ts';

/**
 * Which messages are said by what is loaded apart alone: by the part's name. All others are everybody's. One page is always
 * there, so each has everybody's messages with its own.
 */
export interface TextParts {
  readonly everybody: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is loaded later, and with which texts, if any. */
interface Later {
  readonly file: string;
  readonly texts: 'page' | 'part' | null;
}

interface Imports {
  readonly static: readonly string[];
  readonly dynamic: readonly Later[];
}

/** `quote-request` is the page `quoteRequest`. */
export const pageName = (file: string): string =>
  file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The part that a module stands for: `src/screens/ordering/help.tsx` is `help`. */
export const partName = (file: string): string => pageName(file.replace(/^.*\//, '').replace(/\.tsx?$/, ''));

/** The page whose sections a module brings: `home-sections.ts` has those of `home`. What they say stands in its texts. */
export function pageOfSections(file: string): string | null {
  return /^(.+)Sections$/.exec(partName(file))?.[1] ?? null;
}

const isOurs = (path: string | undefined): path is string => path !== undefined && /^\..*\.tsx?$/.test(path);

/** What a source file of ours imports of ours, types left out: by absolute path. */
function importsOf(file: string): Imports {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const isKept = (entries: readonly { readonly isType: boolean }[]): boolean =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const atOnce = [
    ...staticImports.filter(({ entries }) => isKept(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ];
  return {
    static: atOnce.filter(isOurs).map((path) => resolve(dirname(file), path)),
    dynamic: dynamicImports.flatMap(({ start, moduleRequest }) => {
      const path = code.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"]|['"]$/g, '');
      if (!isOurs(path)) return [];
      const caller = new RegExp(`\\bwith(Page)?Texts\\('${partName(path)}', (?:async )?\\(\\) =>\\s*$`);
      const called = caller.exec(code.slice(0, start));
      return [{ file: resolve(dirname(file), path), texts: called && (called[1] === undefined ? 'part' : 'page') }];
    }),
  };
}

/**
 * Messages that another file finds by ids which it makes up. A part has that file says the one that ends in `.siret` only where
 * a form or rule of its own names it: a code in quotation marks, a field as a word.
 */
const found: Readonly<Record<string, { readonly by: string; readonly named: (name: string) => RegExp }>> = {
  'machines/validation/complaint-messages.ts': {
    by: 'machines/validation/complaint-words.ts',
    named: (code) => new RegExp(`'${code}'`),
  },
  'machines/validation/field-names.ts': {
    by: 'machines/validation/complaint-words.ts',
    named: (field) => new RegExp(`\\b${field}\\b`),
  },
};

/** What names codes and fields: the rules, the forms made of them, and what makes complaints besides. */
const NAMING = /\/machines\/validation\/(?:\w[\w-]*\/[\w-]+|complaint|complaint-words)\.ts$/;

/** What shows forms, and what judges by them: what only reads or writes calls complains of nothing that one would see. */
const VIEW = /\/src\/screens\//;
const CHART = /\/machines\/(?!validation\/)/;

/** The code of a file without its comments, which have words of all kinds. */
function uncommented(file: string): string {
  const code = readFileSync(file, 'utf8');
  const { comments } = parseSync(file, code);
  return comments.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** A file and all that it imports at once, without what is outside. */
function importedBy(
  entry: string,
  isOutside: (file: string) => boolean,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(entry) || isOutside(entry)) return found;
  found.add(entry);
  for (const file of importsOf(entry).static) importedBy(file, isOutside, found);
  return found;
}

/** Every `import()` in what some file imports, at once or later. */
function importedLater(
  entry: string,
  isOutside: (file: string) => boolean,
  seen = new Set<string>(),
): readonly (Later & { readonly by: string })[] {
  if (seen.has(entry) || isOutside(entry)) return [];
  seen.add(entry);
  const { static: atOnce, dynamic } = importsOf(entry);
  return [
    ...dynamic.filter(({ file }) => !isOutside(file)).map((part) => ({ ...part, by: entry })),
    ...[...atOnce, ...dynamic.map(({ file }) => file)].flatMap((file) => importedLater(file, isOutside, seen)),
  ];
}

/**
 * Parts a catalogue by the files that have its messages: what every page loads says what is everybody's, and whatever is
 * loaded apart (a page, a step, a section) has the rest; several parts may have the same message. One that no such file has
 * is everybody's, too. Throws where a part has messages and is loaded without them, or two have the same name.
 *
 * @param root Absolute path of the project.
 */
export function textParts(root: string, messages: Catalogue): TextParts {
  const inApp = (file: string): string => resolve(root, 'src/app', file);
  // The live panel has a catalogue of its own.
  const panel = resolve(root, 'src/panel');
  const isPanel = (file: string): boolean => file.startsWith(panel);
  const application = inApp('start.tsx');
  const shell = new Set([...importedBy(inApp('main.tsx'), isPanel), ...importedBy(application, isPanel)]);
  const later = importedLater(inApp('main.tsx'), isPanel).filter(({ file }) => file !== application);
  const filesOf = new Map(
    later.map(({ file }) => [file, importedBy(file, (each) => isPanel(each) || shell.has(each))]),
  );

  const codes = new Map<string, string>();
  /** What names codes and fields among some files, as code. */
  const namingIn = (files: Iterable<string>): string =>
    [...files]
      .filter((file) => NAMING.test(file))
      .map((file) => {
        const code = codes.get(file) ?? uncommented(file);
        codes.set(file, code);
        return code;
      })
      .join('\n');
  /** The forms and rules that some kind of file among others names itself, with all that these are made of. */
  const formsOf = (files: ReadonlySet<string>, kind: RegExp): string =>
    namingIn(
      new Set(
        [...files]
          .filter((file) => kind.test(file))
          .flatMap((file) => importsOf(file).static)
          .filter((file) => NAMING.test(file))
          .flatMap((form) => [...importedBy(form, isPanel)]),
      ),
    );
  const shown = new Map([...filesOf].map(([file, files]) => [file, formsOf(files, VIEW)]));
  const judged = new Map([...filesOf].map(([file, files]) => [file, formsOf(files, CHART)]));
  /** What comes after a part, since something that it imports loads it. */
  const laterThan = new Map(
    [...filesOf].map(([file, files]) => [file, later.filter(({ by }) => files.has(by)).map((part) => part.file)]),
  );
  /** Whether a part complains in a word: a form that it shows names that; or one that its chart judges by, and none that comes later. */
  const complainsIn = (word: RegExp, file: string): boolean =>
    word.test(shown.get(file) ?? '') ||
    (word.test(judged.get(file) ?? '') &&
      !(laterThan.get(file) ?? []).some((part) => word.test(shown.get(part) ?? '')));

  const everybody = new Set<string>();
  const own = new Map<string, Set<string>>([...filesOf.keys()].map((file) => [file, new Set()]));
  for (const [id, { origin = [] }] of Object.entries(messages)) {
    const users = origin.map(([path]) => {
      const { by = path, named = null } = found[path] ?? {};
      const from = resolve(root, by);
      const word = named?.(id.replace(/^.*\./, ''));
      const sayers = [...filesOf].filter(([, files]) => files.has(from)).map(([file]) => file);
      return { sayers, of: word ? sayers.filter((file) => complainsIn(word, file)) : sayers };
    });
    // What only the server complains of, in its own words, no page says.
    if (users.length === 0 || users.some(({ sayers }) => sayers.length === 0)) everybody.add(id);
    else for (const file of users.flatMap(({ of }) => of)) own.get(file)?.add(id);
  }

  /** Pages with a chart are loaded by the table of pages, and their texts with them; the others say that they are pages. */
  const table = inApp('pages.ts');
  const isPage = (file: string): boolean =>
    later.some((part) => part.file === file && (part.by === table || part.texts === 'page'));
  /** What is said by the sections of a page. */
  const saidInSections = (page: string): readonly string[] =>
    [...own].flatMap(([file, ids]) => (pageOfSections(file) === page ? [...ids] : []));
  const parts = new Map<string, ReadonlySet<string>>();
  for (const [file, ids] of own) {
    const isAskedFor = later.some((part) => part.file === file && part.texts !== null);
    // Whoever asks for the texts of a part gets a file, be it empty.
    if (pageOfSections(file) !== null || (ids.size === 0 && !isPage(file) && !isAskedFor)) continue;
    const name = partName(file);
    if (parts.has(name)) throw new Error(`Two parts with texts are called "${name}"; one is ${relative(root, file)}`);
    const bare = later.find((part) => part.file === file && part.texts === null && part.by !== table);
    if (bare)
      throw new Error(
        `${relative(root, bare.by)} is to load ${relative(root, file)} by withTexts('${name}', () => import(…))`,
      );
    parts.set(name, isPage(file) ? new Set([...everybody, ...ids, ...saidInSections(name)]) : ids);
  }
  return { everybody, parts };
}
