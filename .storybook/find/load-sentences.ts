import type { SentenceIndex } from '../../scripts/sentences/index-file.ts';
import { SENTENCES_FILE, sentenceIndex } from '../../scripts/sentences/index-file.ts';

let loading: Promise<SentenceIndex> | null = null;

/** Texts of all screens; fetched once, with the first search. Rejects if the file cannot be read. */
export function loadSentences(): Promise<SentenceIndex> {
  loading ??= fetch(SENTENCES_FILE).then(async (response) => sentenceIndex.create(await response.json()));
  return loading;
}
