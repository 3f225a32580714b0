import { useDeferredValue, useMemo, useState } from 'react';
import type { Word } from '../../scripts/foundations/file.ts';
import type { FoundStory } from '../../scripts/sentences/index-file.ts';
import { RecordList } from '../../src/ui/record-list.tsx';
import { writeAddress } from '../charts/write-address.ts';
import styles from './foundations.module.css';
import { WordFilters } from './word-filters.tsx';
import { WordRecord } from './word-record.tsx';
import type { WordChoice } from './word-choice.ts';
import { chartsOf, isChosen, wordChoiceOfAddress } from './word-choice.ts';

interface WordsPageProps {
  readonly words: readonly Word[];
  readonly stories: readonly FoundStory[];
}

/** All words of the catalogues in both languages, with the stories that say them. */
export function WordsPage({ words, stories }: WordsPageProps) {
  const [choice, setChoice] = useState(wordChoiceOfAddress);
  const sought = useDeferredValue(choice);
  const shown = useMemo(
    () =>
      words
        .filter((word) => isChosen(word, sought))
        .map((word) => ({ ...word, id: `${word.catalogues.join('+')} ${word.id}` })),
    [words, sought],
  );
  const choose = (changed: Partial<WordChoice>): void => {
    const next = { ...choice, ...changed };
    setChoice(next);
    writeAddress({ ...next });
  };
  return (
    <main className={styles['page']}>
      <h1>Words</h1>
      <p>
        Every message of the catalogues, French and English. Stories that say it are found in what was approved of each
        state (<code>npm run approve</code>), among the screens that import a file which has it. The letter key W finds
        whole sentences.
      </p>
      <WordFilters choice={choice} charts={chartsOf(words)} onChoose={choose} />
      <p role="status">
        {shown.length} of {words.length} messages
      </p>
      <RecordList id="words" label="Messages" records={shown} view={WordRecord} shared={stories} total={shown.length} />
    </main>
  );
}
