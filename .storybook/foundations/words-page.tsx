import { useDeferredValue, useMemo, useState } from 'react';
import { normal } from '../../scripts/sentences/normal.ts';
import { locales } from '../../domain/locale.ts';
import { RecordList } from '../../src/ui/list/record-list.tsx';
import type { Word } from '../words/words.ts';
import styles from './foundations.module.css';
import { SourceFile, StoryLink } from './links.tsx';

/** Writes a page's choices into its address, and into the manager's around it, so that a link keeps them. */
function writeAddress(entries: Readonly<Record<string, string>>): void {
  for (const place of new Set([window, window.parent])) {
    const url = new URL(place.location.href);
    for (const [name, value] of Object.entries(entries)) url.searchParams.set(name, value);
    // A path of a story is written as Storybook writes it.
    const href = url.href.replaceAll('%2F', '/');
    place.history.replaceState(place.history.state, '', href);
  }
}

type Test = (word: Word) => boolean;

/** Choices of the selects, by the names that the address has for them. */
function filtersOf(words: readonly Word[]): Readonly<Record<string, Readonly<Record<string, Test>>>> {
  const charts = new Set(words.flatMap(({ said }) => said.map(({ chart }) => chart)));
  const isOn =
    (title: string): Test =>
    (word) =>
      word.said.some(({ chart }) => chart === title);
  return {
    page: Object.fromEntries([...charts].toSorted().map((title) => [title, isOn(title)])),
    catalog: {
      Pages: ({ catalog }) => catalog === 'messages',
      'Letters and feedback': ({ catalog }) => catalog === 'server',
      'Live panel': ({ catalog }) => catalog === 'panel',
    },
    length: {
      'French longer by a fifth': ({ ratio }) => ratio >= 1.2,
      'French longer by half': ({ ratio }) => ratio >= 1.5,
      'French shorter by a fifth': ({ ratio }) => ratio <= 0.8,
    },
    use: { 'Said by a story': ({ said }) => said.length > 0, 'Said by no story': ({ said }) => said.length === 0 },
  };
}

/** A message in both languages, with its plainest story on each page. */
function WordRecord({ record: { fr, en, note, files, ratio, said } }: { readonly record: Word }) {
  return (
    <article className={styles['entry']}>
      <p lang="fr">{fr}</p>
      <p lang="en">{en}</p>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      <ul className={styles['stories']}>
        {said.map(({ chart, states, story }) => (
          <li key={chart}>
            {chart}, {states} {states === 1 ? 'state' : 'states'}:{' '}
            {locales.map((locale) => (
              <StoryLink key={locale} story={story} language={locale} label={`${locale}: ${chart}`}>
                {locale}
              </StoryLink>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        {files.map((path) => (
          <SourceFile key={path} path={path} />
        ))}
        {ratio >= 1.5 && ` French is ${ratio} times as long.`}
      </p>
    </article>
  );
}

/** All words of the catalogs in both languages, with the stories that say them. */
export function WordsPage({ words }: { readonly words: readonly Word[] }) {
  const [choice, setChoice] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(new URLSearchParams(window.location.search)),
  );
  const sought = useDeferredValue(choice);
  const filters = useMemo(() => filtersOf(words), [words]);
  const shown = useMemo(() => {
    const text = normal(sought['words'] ?? '');
    const tests = Object.entries(filters).flatMap(([name, tests]) => tests[sought[name] ?? ''] ?? []);
    const isShown: Test = (word) =>
      tests.every((test) => test(word)) && [word.fr, word.en, word.note].some((each) => normal(each).includes(text));
    return words.filter(isShown).map((word) => ({ ...word, id: `${word.catalog} ${word.id}` }));
  }, [words, filters, sought]);
  const choose = (name: string, value: string): void => {
    setChoice({ ...choice, [name]: value });
    writeAddress({ [name]: value });
  };
  return (
    <main className={styles['page']}>
      <h1>Words</h1>
      <p>
        Every message of the catalogs, French and English. The stories that say one are found in the approved
        transcripts (<code>npm run approve</code>). The letter key W finds whole sentences.
      </p>
      <search className={styles['filters']}>
        <label>
          Words
          <input type="search" value={choice['words'] ?? ''} onChange={({ target }) => choose('words', target.value)} />
        </label>
        {Object.entries(filters).map(([name, options]) => (
          <label key={name}>
            {name}
            <select value={choice[name] ?? ''} onChange={({ target }) => choose(name, target.value)}>
              <option value="">any</option>
              {Object.keys(options).map((title) => (
                <option key={title}>{title}</option>
              ))}
            </select>
          </label>
        ))}
      </search>
      <p role="status">
        {shown.length} of {words.length} messages
      </p>
      <RecordList id="words" label="Messages" records={shown} view={WordRecord} shared={null} total={shown.length} />
    </main>
  );
}
