import { useId, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Locale } from '../../domain/locale.ts';
import { pageIdOf } from '../../scripts/charts/story-url.ts';
import { Button } from '../../src/ui/form/button.tsx';
import { FIND_ASKED } from '../find/channel.ts';
import { StoryLink } from '../foundations/links.tsx';
import type { Group, Summary } from './overview.ts';
import styles from './start.module.css';

/** The field of the search over all screens, which the manager answers. */
function FindField() {
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <search>
      <form
        className={styles['find']}
        onSubmit={(event) => {
          event.preventDefault();
          addons.getChannel().emit(FIND_ASKED, words);
        }}
      >
        <label htmlFor={id}>Find a screen by its words, state or amount</label>
        <input
          id={id}
          type="search"
          placeholder="expired quotation, on a phone"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}

function Funnel({ funnel, language }: { readonly funnel: Summary; readonly language: Locale }) {
  const { chart, title, purpose, states, path } = funnel;
  return (
    <li className={styles['funnel']}>
      <h3>
        <StoryLink story={pageIdOf({ name: chart }, 'overview')}>{title}</StoryLink>
      </h3>
      {purpose && <p lang={language}>{purpose[language]}</p>}
      <ol className={styles['path']}>
        {path.map(({ story, heading }) => (
          <li key={story}>
            <StoryLink story={story}>
              <span lang={language}>{heading[language]}</span>
            </StoryLink>
          </li>
        ))}
      </ol>
      <p className={styles['count']}>
        {states} {states === 1 ? 'state' : 'states'}
      </p>
    </li>
  );
}

interface StartPageProps {
  readonly groups: readonly Group[];
  readonly language: Locale;
}

/** Every funnel with the steps of its main path, by groups. */
export function StartPage({ groups, language }: StartPageProps) {
  return (
    <main className={styles['page']} lang="en">
      <h1>Start here</h1>
      <p>
        Every state of every screen is a story. The toolbar changes language, color scheme, text size and window of any
        of them. Elsewhere: <StoryLink story="foundations--words">all texts</StoryLink>,{' '}
        <StoryLink story="foundations--tokens">design tokens</StoryLink>,{' '}
        <StoryLink story="ui-button--primary">components</StoryLink>.
      </p>
      <FindField />
      {groups.map(({ title, funnels }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles['funnels']}>
            {funnels.map((funnel) => (
              <Funnel key={funnel.chart} funnel={funnel} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
