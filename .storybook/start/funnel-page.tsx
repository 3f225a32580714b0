import type { StoryObj } from '@storybook/react';
import type { Globals } from 'storybook/internal/types';
import type { Locale } from '../../domain/locale.ts';
import { pageIdOf } from '../../scripts/charts/story-url.ts';
import { StoryLink } from '../foundations/links.tsx';
import type { Overview, StateLink } from './overview.ts';
import styles from './start.module.css';
import { shownLanguage, StateLinks } from './state-links.tsx';
import { frameOf } from './story-frame.ts';

interface ThumbnailProps {
  readonly state: StateLink;
  readonly language: Locale;
  readonly globals: Globals;
}

/** A state as it is on a phone, live and small, with a link. */
function Thumbnail({ state: { story, heading, step }, language, globals }: ThumbnailProps) {
  return (
    <li className={styles['thumbnail']}>
      <div className={styles['phone']} inert>
        <iframe src={frameOf(story, globals)} title={step} loading="lazy" tabIndex={-1} />
      </div>
      <StoryLink story={story}>
        <span lang={language}>{heading[language]}</span>
      </StoryLink>
    </li>
  );
}

interface FunnelPageProps {
  readonly overview: Overview;
  readonly globals: Globals;
}

/** A funnel: its purpose, its main path from left to right, diagram, outcomes, failures and other screens. */
function FunnelPage({ overview, globals }: FunnelPageProps) {
  const language = shownLanguage(globals);
  const { chart, title, purpose, path, outcomes, failures, others, states } = overview;
  return (
    <main className={styles['page']} lang="en">
      <h1>{title}</h1>
      {purpose && <p lang={language}>{purpose[language]}</p>}
      <p>
        {states} states, all in the sidebar under Funnels.{' '}
        <StoryLink story={pageIdOf({ name: chart }, 'diagram')}>Diagram</StoryLink>,{' '}
        <StoryLink story={pageIdOf({ name: chart }, 'replay')}>replay</StoryLink>,{' '}
        <StoryLink story="start-here--start-here">all funnels</StoryLink>.
      </p>
      <h2>Main path</h2>
      <ol className={styles['thumbnails']}>
        {path.map((state) => (
          <Thumbnail key={state.story} state={state} language={language} globals={globals} />
        ))}
      </ol>
      <h2>Diagram</h2>
      <iframe
        className={styles['diagram']}
        src={frameOf(pageIdOf({ name: chart }, 'diagram'), globals)}
        title={`Diagram of ${title}`}
        loading="lazy"
      />
      <StateLinks title="Outcomes" states={outcomes} language={language} />
      <StateLinks title="Failures" states={failures} language={language} />
      <StateLinks title="Other screens" states={others} language={language} />
    </main>
  );
}

/** The page of a funnel. */
export function funnelStory(overview: Overview): StoryObj {
  return { render: (_, { globals }) => <FunnelPage overview={overview} globals={globals} /> };
}
