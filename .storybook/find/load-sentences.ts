import type { SentenceIndex } from '../../scripts/sentences/index-file.ts';
import { SENTENCES_FILE, sentenceIndex } from '../../scripts/sentences/index-file.ts';

let loading: Promise<SentenceIndex> | null = null;

/** What all screens say; read once, when somebody first searches. Rejects where it cannot be read. */
export function loadSentences(): Promise<SentenceIndex> {
  loading ??= fetch(SENTENCES_FILE).then(async (response) => sentenceIndex.create(await response.json()));
  return loading;
}
