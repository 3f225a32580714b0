import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { locales } from '../machines/domain/locale.ts';
import { wordFaults } from './words/faults.ts';

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

if (import.meta.main) {
  const { messages, faults } = await checkWords('locales');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || messages === 0) process.exitCode = 1;
  else console.log(`The glossary holds in ${messages} messages.`);
}
