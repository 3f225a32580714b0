import type { Globals } from 'storybook/internal/types';
import type { Locale } from '../../domain/locale.ts';
import { StoryLink } from '../foundations/links.tsx';
import type { StateLink } from './overview.ts';
import styles from './start.module.css';

/** The language of names: the toolbar's. */
export function shownLanguage(globals: Globals): Locale {
  return globals['language'] === 'fr' ? 'fr' : 'en';
}

interface StateLinksProps {
  readonly title: string;
  readonly states: readonly StateLink[];
  readonly language: Locale;
}

/** States under a heading; those of one screen together. */
export function StateLinks({ title, states, language }: StateLinksProps) {
  if (states.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles['states']}>
        {[...Map.groupBy(states, ({ heading }) => heading[language])].map(([heading, own]) => (
          <li key={heading}>
            <span lang={language}>{heading}</span>
            <ul>
              {own.map(({ story, name }) => (
                <li key={story}>
                  <StoryLink story={story}>
                    <span lang={language}>{name[language]}</span>
                  </StoryLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
