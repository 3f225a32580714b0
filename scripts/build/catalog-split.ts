import type { ModuleInfo } from 'rolldown';
import { closureOf, dynamicImportsOf } from './page-chunks.ts';
import { partName } from '../../contract/build-files.ts';
import type { Catalogue } from './catalogue.ts';

/** A module of the graph, as rolldown's `getModuleInfo` returns it. */
type ModuleOf = (
  id: string,
) => Pick<ModuleInfo, 'code' | 'dynamicallyImportedIds' | 'dynamicImporters' | 'importedIds'> | null;

/** Message ids of each lazy part of the application; `all`: those of every page. */
export type TextParts = ReadonlyMap<string, ReadonlySet<string>>;

/** The page whose sections a module brings: `home-sections.ts` has those of `home`. Their texts are among its own. */
export function pageOfSections(file: string): string | null {
  return /^(.+)Sections$/.exec(partName(file))?.[1] ?? null;
}

/** Messages whose ids `issue-words.ts` composes: `validation.siret` goes with forms and rules that name that code. */
const composed: Readonly<Record<string, (name: string) => RegExp>> = {
  'validation/issue-messages.ts': (code) => new RegExp(`["'\`]${code}["'\`]`),
  'validation/field-names.ts': (field) => new RegExp(`\\b${field}\\b`),
};
const COMPOSER = 'validation/issue-words.ts';

/** Messages that documents alone have: the server says them. */
const OF_DOCUMENTS = /^pageDescription\./;

/** Modules that name codes and fields: rules, the forms made of them, and what else makes issues. */
const NAMING = /\/validation\/(?:\w[\w-]*\/[\w-]+|issue|issue-words)\.ts$/;

/** Screens show a form; charts judge by it. */
const SCREEN = /\/src\/features\//;
const CHART = /\/machines\//;

/**
 * Divides the messages of a catalog among the parts of the application that are imported dynamically, by the modules that
 * have the messages. A message of the shell is every page's, and so is one that no part has. Several parts may have the same.
 *
 * @param root Absolute path of the project.
 * @param entries The modules of the shell.
 */
export function textParts(
  root: string,
  entries: readonly string[],
  moduleOf: ModuleOf,
  messages: Catalogue,
): TextParts {
  const shell = closureOf(entries, moduleOf);
  const modulesOf = new Map<string, ReadonlySet<string>>();
  const laterThan = new Map<string, ReadonlySet<string>>();
  const pending = new Set(dynamicImportsOf(shell, moduleOf));
  for (const part of pending) {
    // Catalogs and files built separately have no texts of a part.
    if (shell.has(part) || !/\/src\/.+\.tsx?$/.test(part)) continue;
    const modules = closureOf([part], moduleOf, shell);
    modulesOf.set(part, modules);
    laterThan.set(part, dynamicImportsOf(modules, moduleOf));
    for (const later of laterThan.get(part) ?? []) pending.add(later);
  }

  /** The code of the forms and rules that some kind of module imports, without comments. */
  const formsOf = (modules: ReadonlySet<string>, kind: RegExp): string => {
    const importers = [...modules].filter((id) => kind.test(id));
    const forms = importers.flatMap((id) => moduleOf(id)?.importedIds ?? []).filter((id) => NAMING.test(id));
    const naming = [...closureOf(forms, moduleOf)].filter((id) => NAMING.test(id));
    return naming.map((id) => (moduleOf(id)?.code ?? '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')).join('\n');
  };
  const shown = new Map([...modulesOf].map(([part, modules]) => [part, formsOf(modules, SCREEN)]));
  const judged = new Map([...modulesOf].map(([part, modules]) => [part, formsOf(modules, CHART)]));
  /** Whether a part complains in a word: by a form that it shows, or that its chart judges by and no later part shows. */
  const complainsIn = (word: RegExp, part: string): boolean =>
    word.test(shown.get(part) ?? '') ||
    (word.test(judged.get(part) ?? '') &&
      ![...(laterThan.get(part) ?? [])].some((later) => word.test(shown.get(later) ?? '')));

  const all = new Set<string>();
  const own = new Map<string, Set<string>>([...modulesOf.keys()].map((part) => [part, new Set()]));
  for (const [id, { origin = [] }] of Object.entries(messages).filter(([each]) => !OF_DOCUMENTS.test(each))) {
    const users = origin.map(([file]) => {
      const word = composed[file]?.(id.replace(/^.*\./, ''));
      const source = `${root}/${word ? COMPOSER : file}`;
      const sayers = [...modulesOf].flatMap(([part, modules]) => (modules.has(source) ? [part] : []));
      return { sayers, of: word ? sayers.filter((part) => complainsIn(word, part)) : sayers };
    });
    if (users.length === 0 || users.some(({ sayers }) => sayers.length === 0)) all.add(id);
    else for (const part of users.flatMap(({ of }) => of)) own.get(part)?.add(id);
  }

  const parts = new Map<string, ReadonlySet<string>>([['all', all]]);
  for (const [file, ids] of own) {
    if (pageOfSections(file) !== null) continue;
    const name = partName(file);
    const importers = moduleOf(file)?.dynamicImporters ?? [];
    const asks = (importer: string, by: string): boolean =>
      new RegExp(`\\b${by}\\(\\s*["'\`]${name}["'\`]`).test(moduleOf(importer)?.code ?? '');
    const isPage = importers.some(
      (importer) => importer === `${root}/src/app/pages.ts` || asks(importer, 'withPageTexts'),
    );
    const isAskedFor = isPage || importers.every((importer) => asks(importer, 'withTexts'));
    if (!isAskedFor && ids.size === 0) continue;
    if (!isAskedFor) throw new Error(`${importers.join()} is to load ${file} by withTexts('${name}', () => import(…))`);
    if (parts.has(name)) throw new Error(`Two parts with texts are called "${name}"; one is ${file}`);
    const sections = [...own].flatMap(([other, ids]) => (pageOfSections(other) === name ? [...ids] : []));
    parts.set(name, isPage ? new Set([...all, ...ids, ...sections]) : ids);
  }
  return parts;
}
