/** Reads what stands beside the built Storybook. */
import type { Struct } from 'superstruct';
import type { Foundations, Word } from '../../scripts/foundations/file.ts';
import { FOUNDATIONS_FILE, foundationsFile, WORDS_FILE, wordsFile } from '../../scripts/foundations/file.ts';
import type { FoundStory } from '../../scripts/sentences/index-file.ts';
import { sentenceIndex, SENTENCES_FILE } from '../../scripts/sentences/index-file.ts';

async function read<Contents>(file: string, struct: Struct<Contents, unknown>): Promise<Contents> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} cannot be read: ${response.status}`);
  return struct.create(await response.json());
}

export function readFoundations(): Promise<Foundations> {
  return read(FOUNDATIONS_FILE, foundationsFile);
}

/** The words, and the stories that they name by number. */
export interface SaidWords {
  readonly words: readonly Word[];
  readonly stories: readonly FoundStory[];
}

export async function readWords(): Promise<SaidWords> {
  const [{ words }, { stories }] = await Promise.all([
    read(WORDS_FILE, wordsFile),
    read(SENTENCES_FILE, sentenceIndex),
  ]);
  return { words, stories };
}
