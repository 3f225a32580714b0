import { readFile } from 'node:fs/promises';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { PageName } from '../../../src/app/pages.ts';
import { pageOf } from '../../../src/app/pages.ts';
import { isPageFile, partName } from '../../../src/contract/build-files.ts';
import { manifestStruct, withImports } from './build-manifest.ts';

/** The document, whose scripts are not to be named once more. */
const documentFile = 'index.html';

/** The form by which one signs in (`src/features/session/registry.tsx`). */
const signInFile = 'src/features/session/sign-in.tsx';

/** What sends calls (`src/api/client.ts`). */
const networkFile = 'src/api/network.ts';

/** A page has the chart with its screens or a view of the session, and its sections (`src/app/navigation/sections.ts`). */
const isOfPage = (file: string, page: PageName): boolean =>
  (isPageFile(file) && partName(file) === page) ||
  (file.startsWith('src/features/session/') && partName(file) === page) ||
  (file.startsWith('src/app/sections/') && partName(file) === `${page}Sections`);

/** Who comes to a page, as far as its document knows. */
interface Coming {
  readonly mayBeSignedIn: boolean;
  /** What the page asks of its own is asked by the document. */
  readonly isAsked: boolean;
}

/** The scripts that a page runs until it can be used. */
export interface BuiltFiles {
  /** The addresses of what every page runs: the application. It is longer than all the rest together. */
  readonly application: readonly string[];
  /**
   * The addresses of what a page runs besides: its own code, and its texts in a language; the sign-in for whoever surely has to
   * pass it; what sends calls where the page has to ask something itself.
   */
  readonly of: (page: PageName | null, locale: Locale, coming: Coming) => readonly string[];
}

/** Reads which files a build has for each page, so that documents can name them all at once. */
export async function readBuiltFiles(dist: URL): Promise<BuiltFiles> {
  const manifest = manifestStruct.create(JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')));
  const application = manifest[documentFile]?.dynamicImports ?? [];
  const shell = new Set(application.flatMap((name) => [...withImports(manifest, name)]));
  const filesAt = (names: Iterable<string>): readonly string[] =>
    [...names].flatMap((name) => {
      const file = manifest[name]?.file;
      return file === undefined || name === documentFile ? [] : [`/${file}`];
    });
  return {
    application: filesAt(shell),
    of: (page, locale, { mayBeSignedIn, isAsked }) => {
      const access = page && pageOf(page).access;
      const asksToSignIn = access === 'account' || access === 'personal';
      // Whoever has to sign in first asks nothing until then.
      const isAsking = !isAsked && (access === 'personalOrToken' || (asksToSignIn && mayBeSignedIn));
      const words = `locales/${locale}/messages.po`;
      const parts = [
        ...(page === null ? [] : Object.keys(manifest).filter((file) => isOfPage(file, page))),
        // Whose session has ended meanwhile loads it when that turns out.
        ...(access === 'signIn' || (asksToSignIn && !mayBeSignedIn) ? [signInFile] : []),
      ];
      const modules = [
        ...parts,
        ...(isAsking ? [networkFile] : []),
        // A page has what every page says with its own texts.
        ...(page === null || page === 'signIn' ? [`${words}?all`] : []),
        ...(page === null ? [] : [`${words}?${page}`]),
        ...(parts.includes(signInFile) ? [`${words}?${partName(signInFile)}`] : []),
      ];
      const names = modules.flatMap((module) => [...withImports(manifest, module)]);
      return filesAt(new Set(names.filter((name) => !shell.has(name))));
    },
  };
}
