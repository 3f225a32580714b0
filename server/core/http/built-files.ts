import { readFile } from 'node:fs/promises';
import type { Locale } from '../../../domain/locale.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageOf } from '../../../contract/pages.ts';
import { isPageFile, partName } from '../../../contract/build-files.ts';
import { manifestStruct, withImports } from './build-manifest.ts';

/** The document, whose scripts it already names. */
const documentFile = 'index.html';

/** The sign-in form (`src/features/session/screens.tsx`). */
const signInFile = 'src/features/session/sign-in.tsx';

/** The module that sends calls (`src/api/client.ts`). */
const networkFile = 'src/api/network.ts';

/**
 * Files of a page: its chart with the screens, or a view of the session; and its sections
 * (`src/app/navigation/sections.ts`).
 */
const isOfPage = (file: string, page: PageName): boolean =>
  (isPageFile(file) && partName(file) === page) ||
  (file.startsWith('src/features/session/') && partName(file) === page) ||
  (file.startsWith('src/app/sections/') && partName(file) === `${page}Sections`);

/** A page's visitor, as far as its document knows. */
interface Coming {
  readonly mayBeSignedIn: boolean;
  /** The document itself requests the page's own data. */
  readonly isAsked: boolean;
}

/** The scripts that a page runs until it can be used. */
export interface BuiltFiles {
  /** Addresses of the application, which every page runs. It is longer than all other files together. */
  readonly application: readonly string[];
  /**
   * Addresses of a page's additional files: its own code, its texts in a language; the sign-in form if the visitor must
   * pass it; the network module if the page has to send requests itself.
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
      // A page that requires sign-in sends no request before it.
      const isAsking = !isAsked && (access === 'personalOrToken' || (asksToSignIn && mayBeSignedIn));
      const words = `locales/${locale}/messages.po`;
      const parts = [
        ...(page === null ? [] : Object.keys(manifest).filter((file) => isOfPage(file, page))),
        // A visitor whose session has expired loads it once that is known.
        ...(access === 'signIn' || (asksToSignIn && !mayBeSignedIn) ? [signInFile] : []),
      ];
      const modules = [
        ...parts,
        ...(isAsking ? [networkFile] : []),
        // A page's catalog includes the common texts.
        ...(page === null || page === 'signIn' ? [`${words}?all`] : []),
        ...(page === null ? [] : [`${words}?${page}`]),
        ...(parts.includes(signInFile) ? [`${words}?${partName(signInFile)}`] : []),
      ];
      const names = modules.flatMap((module) => [...withImports(manifest, module)]);
      return filesAt(new Set(names.filter((name) => !shell.has(name))));
    },
  };
}
