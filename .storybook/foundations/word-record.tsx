import type { Word } from '../../scripts/foundations/file.ts';
import type { FoundStory } from '../../scripts/sentences/index-file.ts';
import lists from './lists.module.css';
import styles from './foundations.module.css';
import { SourceFile, StoryLink } from './links.tsx';

const languages = ['fr', 'en'] as const;

/** The stories that say a word, chart by chart: the plainest in each language, and how many there are. */
function Said({ word: { said, charts }, stories }: { readonly word: Word; readonly stories: readonly FoundStory[] }) {
  const found = languages.flatMap((locale) => said[locale].flatMap((number) => stories[number] ?? []));
  const byChart = [...Map.groupBy(found, ({ chart }) => chart)];
  if (byChart.length === 0) {
    return (
      <p className={styles['note']}>
        Said by no drawn state
        {charts.length > 0 && `; its file is part of ${charts.length === 1 ? charts[0] : `${charts.length} pages`}`}.
      </p>
    );
  }
  return (
    <ul className={lists['said']}>
      {byChart.map(([chart, own]) => {
        const states = new Set(own.map(({ configuration }) => configuration)).size;
        return (
          <li key={chart}>
            {chart}
            {languages.map((locale) => {
              const first = own.find((each) => each.locale === locale);
              return (
                first && (
                  <StoryLink key={locale} story={first.id} label={`${chart}: ${first.configuration}, ${locale}`}>
                    {locale}
                  </StoryLink>
                )
              );
            })}
            {states > 1 && <span className={lists['count']}>{states} states</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A message in both languages, and where it is shown. */
export function WordRecord({ record, shared }: { readonly record: Word; readonly shared: readonly FoundStory[] }) {
  const { fr, en, note, files, ratio, isFilledIn, catalogues } = record;
  return (
    <article className={lists['word']}>
      <p lang="fr">{fr}</p>
      <p lang="en">{en}</p>
      <div className={lists['about']}>
        {note !== '' && <p className={styles['note']}>{note}</p>}
        {catalogues.includes('messages') && !isFilledIn && <Said word={record} stories={shared} />}
        {isFilledIn && <p className={styles['note']}>Nearly all of it is filled in.</p>}
        <ul className={styles['note']}>
          {files.map((path) => (
            <li key={path}>
              <SourceFile path={path} />
            </li>
          ))}
        </ul>
        {ratio >= 1.5 && <p className={styles['note']}>French is {ratio} times as long.</p>}
      </div>
    </article>
  );
}
