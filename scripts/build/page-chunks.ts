import type { CodeSplittingGroup } from 'rolldown';
import type { PageName } from '../../src/app/pages.ts';
import { pageName, pageOfSections, partName } from './text-parts.ts';

/** Pages that share code with one another: modules used by several pages of one area are one chunk. */
type Area = 'account' | 'license' | 'open' | 'order';

const areas: Readonly<Record<PageName, Area>> = {
  home: 'open',
  signIn: 'open',
  createAccount: 'open',
  forgottenPassword: 'open',
  newPassword: 'open',
  newsletterSignup: 'open',
  quoteRequest: 'order',
  quotation: 'order',
  payment: 'order',
  invoice: 'order',
  readers: 'license',
  readerForm: 'license',
  readerImport: 'license',
  ranges: 'license',
  rangeForm: 'license',
  readings: 'license',
  readLater: 'license',
  accountHome: 'account',
  subscriptions: 'account',
  subscription: 'account',
  modification: 'account',
  wallet: 'account',
  newsletters: 'account',
  newWatch: 'account',
  notifications: 'account',
  profile: 'account',
  contact: 'account',
  addresses: 'account',
  addressForm: 'account',
  personalData: 'account',
  devices: 'account',
};

/** Modules of a page, or of its sections, that are loaded by a dynamic import. */
const PAGE = /\/src\/(?:app\/(?:pages|sections)|screens\/(?:pages|session))\/([a-z-]+)\.tsx?$/;

function areaOf(id: string): Area | null {
  const file = PAGE.exec(id)?.[1];
  if (file === undefined) return null;
  const page = pageOfSections(file) ?? pageName(partName(file));
  return Object.entries(areas).find(([name]) => name === page)?.[1] ?? null;
}

/** The static and dynamic imports of a module, as rolldown's `getModuleInfo` returns them. */
interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type GetModuleInfo = (id: string) => ModuleImports | null;

/** Adds a module and everything that it imports statically to a set, except the modules of other sets. */
function addStaticImports(
  id: string,
  infoOf: GetModuleInfo,
  found: Set<string>,
  ...others: readonly ReadonlySet<string>[]
): Set<string> {
  if (found.has(id) || others.some((other) => other.has(id))) return found;
  found.add(id);
  for (const imported of infoOf(id)?.importedIds ?? []) addStaticImports(imported, infoOf, found, ...others);
  return found;
}

/** Every module that some dynamic import loads, directly or later, from a module on. */
function dynamicImportsFrom(entry: string, infoOf: GetModuleInfo): ReadonlySet<string> {
  const dynamic = new Set<string>();
  const seen = new Set([entry]);
  for (const id of seen) {
    const info = infoOf(id);
    for (const loaded of info?.dynamicallyImportedIds ?? []) dynamic.add(loaded);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) seen.add(next);
  }
  return dynamic;
}

/** One area or two name the chunk; modules of more areas are common to all. */
const chunkOf = (users: ReadonlySet<Area>): string => (users.size > 2 ? 'common' : [...users].toSorted().join('-'));

/**
 * The chunk of each module that several pages use, by module id. Modules that are missing stay with their page, or with the
 * entry. A module's imports have at least its users, so no chunk imports itself through another.
 *
 * @param entry Id of the page's entry module, which loads the application dynamically.
 * @param application Id of the application's module: its static imports are the shell.
 */
export function chunkNames(entry: string, application: string, infoOf: GetModuleInfo): ReadonlyMap<string, string> {
  if (infoOf(application) === null) return new Map();
  const first = addStaticImports(entry, infoOf, new Set());
  const shell = addStaticImports(application, infoOf, new Set(), first);
  const dynamic = dynamicImportsFrom(application, infoOf);
  const pagesById = new Map<string, Set<string>>();
  for (const page of dynamic) {
    if (areaOf(page) === null) continue;
    for (const id of addStaticImports(page, infoOf, new Set(), first, shell))
      pagesById.set(id, (pagesById.get(id) ?? new Set()).add(page));
  }
  const shared = [...pagesById].filter(([id, pages]) => pages.size > 1 && !dynamic.has(id));
  return new Map([
    ...[...shell].map((id) => [id, 'shell'] as const),
    ...shared.map(([id, pages]) => [id, chunkOf(new Set([...pages].flatMap((page) => areaOf(page) ?? [])))] as const),
  ]);
}

/** Groups modules into the shell and a few chunks that pages share. Other applications built with the same configuration have none. */
export function pageChunks(entry: string, application: string): CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | null = null;
  return {
    includeDependenciesRecursively: false,
    name: (id, context) =>
      (names ??= chunkNames(entry, application, (module) => context.getModuleInfo(module))).get(id) ?? null,
  };
}
