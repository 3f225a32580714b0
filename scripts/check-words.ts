import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { locales } from '../domain/locale.ts';
import { wordFaults } from './words/faults.ts';
import { privateWordsIn } from './words/private-words.ts';

/** Every message of every catalogue that the glossary (`scripts/words/glossary.ts`) has something against, as a sentence. */
async function checkWords(folder: string): Promise<{ messages: number; faults: readonly string[] }> {
  const read = locales.flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.po'))
      .map(async (name) => {
        const filename = join(folder, locale, name);
        const text = readFileSync(filename, 'utf8');
        const catalogue = await formatter().parse(text, { locale, sourceLocale: 'en', filename });
        return Object.values(catalogue).map(({ translation = '', message = '' }) => ({
          text: translation || message,
          locale,
          filename,
        }));
      }),
  );
  const messages = (await Promise.all(read)).flat();
  const faults = messages.flatMap(({ text, locale, filename }) =>
    wordFaults(text, locale).map(
      ({ found, instead }) => `${filename}: “${text}”\n  Instead of “${found}” write ${instead}.`,
    ),
  );
  return { messages: messages.length, faults };
}

/** Documents that describe an older state, or are generated from titles of requirements. */
const unchecked = /^(?:CHANGELOG\.md|docs\/requirements\.md|server\/core\/db\/migrations\/)/u;

/** The private words in names of files and in documents, as sentences; those in code are the linter's to find. */
function privateWordFaults(): readonly string[] {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  return files
    .filter((file) => !unchecked.test(file))
    .flatMap((file) => {
      const lines = file.endsWith('.md') ? readFileSync(file, 'utf8').split('\n') : [];
      return [
        ...privateWordsIn(file).map((found) => ({ ...found, place: file })),
        ...lines.flatMap((line, index) =>
          privateWordsIn(line).map((found) => ({ ...found, place: `${file}:${index + 1}` })),
        ),
      ];
    })
    .map(({ place, word, instead }) => `${place}: “${word}” is a private word: ${instead}.`);
}

/**
 * A path of the tree in a document. `X`, `<noun>`, braces, and stars stand for a name; a path in a running server is
 * none.
 */
const treePath =
  /(?<![\w./-])(?:contract|docs|domain|locales|machines|scripts|server|src|tests|validation)\/[\w./-]*[\w/](?![\w<{*]|\.\*)/gu;

/** The files that documents name and that do not exist, as sentences. */
function missingFileFaults(): readonly string[] {
  const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  return documents
    .filter((file) => !unchecked.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(treePath)]
        .filter(([path]) => !/\bX\b|\d$/u.test(path) && !existsSync(path))
        .map(([path]) => `${file}: “${path}” does not exist.`),
    );
}

if (import.meta.main) {
  const { messages, faults: inMessages } = await checkWords('locales');
  const faults = [...inMessages, ...privateWordFaults(), ...missingFileFaults()];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || messages === 0) process.exitCode = 1;
  else
    console.log(
      `The glossary holds in ${messages} messages, no document has a private word or names a file that does not exist.`,
    );
}
