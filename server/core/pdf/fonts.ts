import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { trueTypeOf } from './woff.ts';

/** A typeface of the documents; each has files for several scripts. */
export type FontName = 'regular' | 'bold' | 'nameplate';

/** A part of a text in one file of a typeface. */
export interface Run {
  /** Name under which the file is registered: `bold latin-ext`. */
  readonly font: string;
  readonly text: string;
}

/** The typefaces of the documents. */
export interface Fonts {
  /** All files, as TrueType, by the name of `Run`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** A text as runs, each in a file that has its characters; characters that no file has become `?`. */
  readonly runsOf: (text: string, name: FontName) => readonly Run[];
}

/** Version 1 of WOFF: subsets of WOFF2 lose accented characters in fontkit. */
const sources = {
  regular: (script: string) => `@fontsource/libre-franklin/files/libre-franklin-${script}-400-normal.woff`,
  bold: (script: string) => `@fontsource/libre-franklin/files/libre-franklin-${script}-700-normal.woff`,
  nameplate: (script: string) => `@fontsource/source-serif-4/files/source-serif-4-${script}-700-normal.woff`,
} as const satisfies Readonly<Record<FontName, (script: string) => string>>;

const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;

/** Characters without a glyph in any file, and what is drawn for them. */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['\u202F', '\u2009'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u00AD', ''],
]);

async function load(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const files = new Map<string, Buffer>();
  const covered = new Map<string, ReadonlySet<number>>();
  const names = ['regular', 'bold', 'nameplate'] as const;
  await Promise.all(
    names.flatMap((name) =>
      scripts.map(async (script) => {
        const file = trueTypeOf(await readFile(resolve(sources[name](script))));
        const font = create(file);
        if (!('characterSet' in font)) throw new Error(`${sources[name](script)} is a collection of fonts`);
        files.set(`${name} ${script}`, file);
        covered.set(`${name} ${script}`, new Set(font.characterSet));
      }),
    ),
  );
  const fontOf = (character: string, name: FontName): string | undefined =>
    scripts.map((script) => `${name} ${script}`).find((font) => covered.get(font)?.has(character.codePointAt(0) ?? 0));
  return {
    files,
    runsOf: (text, name) => {
      const runs: { font: string; text: string }[] = [];
      for (const raw of text.normalize('NFC')) {
        const character = substitutes.get(raw) ?? raw;
        if (character === '') continue;
        const font = fontOf(character, name);
        const last = runs.at(-1);
        const drawn = font === undefined ? '?' : character;
        const chosen = font ?? `${name} latin`;
        if (last?.font === chosen) last.text += drawn;
        else runs.push({ font: chosen, text: drawn });
      }
      return runs;
    },
  };
}

let loaded: Promise<Fonts> | null = null;

/** The typefaces, read once. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= load();
  return loaded;
}
