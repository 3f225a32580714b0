import { useState } from 'react';
import { locales } from '../../machines/domain/locale.ts';
import { chartTitleOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import { PlaceLink } from '../foundations/links.tsx';
import { Choice, Choices } from './choice.tsx';
import type { ListedStory } from './listed.ts';
import { openStory } from './open-story.ts';
import type { PageProps } from './page-props.ts';
import { Picture, schemes, widths } from './picture.tsx';
import styles from './storyboard-page.module.css';
import type { Settings } from './storyboard-settings.ts';
import { settingsOfAddress, tellAddress } from './storyboard-settings.ts';

/** What tells a configuration from others that show the same screen. */
function titleOf({ id }: ListedStory): string {
  const [state = '', words] = id.split('~');
  return words === undefined ? state : `${state} · ${words.replaceAll('+', ', ')}`;
}

interface StateProps {
  readonly chart: PageProps['chart'];
  readonly story: ListedStory;
  readonly settings: Settings;
  readonly onKnown: (isKept: boolean) => void;
}

/** A state in all languages and schemes, side by side. */
function State({ chart, story, settings, onKnown }: StateProps) {
  const { languages, width } = settings;
  const shown = languages.flatMap((language) => settings.schemes.map((scheme) => ({ language, scheme, width })));
  const [first = 'fr'] = languages;
  const own = storyIdOf(chart, story.id, first);
  return (
    <li>
      <h3>
        <a
          href={`./?path=/story/${own}`}
          target="_top"
          onClick={(event) => {
            event.preventDefault();
            openStory(own);
          }}
        >
          {titleOf(story)}
        </a>
      </h3>
      <div className={styles['pictures']}>
        {shown.map((setting) => {
          const storyId = storyIdOf(chart, story.id, setting.language);
          const key = `${storyId} ${setting.scheme} ${width}`;
          return <Picture key={key} chart={chart.name} storyId={storyId} setting={setting} onKnown={onKnown} />;
        })}
      </div>
    </li>
  );
}

/** All stories of a chart by the screens that they show, as pictures that `npm run storyboard` keeps. */
export function StoryboardPage({ chart, stories }: PageProps) {
  const [settings, setSettings] = useState(settingsOfAddress);
  /** Whether any picture is kept; `null`: not known yet. */
  const [isKept, setKept] = useState<boolean | null>(null);
  const know = (isThere: boolean): void => setKept((before) => before === true || isThere);
  const set = (changed: Partial<Settings>): void => {
    const next = { ...settings, ...changed };
    setSettings(next);
    tellAddress(next);
  };
  const wanted = settings.state.toLowerCase();
  const shown = stories.filter((story) => `${story.step} ${titleOf(story)}`.toLowerCase().includes(wanted));
  return (
    <main className={styles['page']}>
      <h1>Storyboard of {chart.name}</h1>
      <div className={styles['bar']}>
        <Choices
          title="Language"
          values={locales}
          chosen={settings.languages}
          onChoose={(languages) => set({ languages: [...languages] })}
        />
        <Choices
          title="Scheme"
          values={schemes}
          chosen={settings.schemes}
          onChoose={(chosen) => set({ schemes: [...chosen] })}
        />
        <Choice title="Width" values={widths} chosen={settings.width} onChoose={(width) => set({ width })} />
        <label>
          State <input type="search" value={settings.state} onChange={({ target }) => set({ state: target.value })} />
        </label>
        <p>
          {shown.length} of {stories.length} states ·{' '}
          <PlaceLink page="words" query={{ page: chartTitleOf(chart) }}>
            words
          </PlaceLink>
        </p>
      </div>
      {isKept === false && (
        <p role="status">
          No pictures of this chart are kept. <code>npm run storyboard -- --chart {chart.name}</code> takes them, in all
          languages, schemes and widths; <code>npm run storyboard</code> takes those of all charts. They are here as
          soon as the page is loaded again. Until then a click on a place shows the living page.
        </p>
      )}
      {[...Map.groupBy(shown, ({ step }) => step)].map(([step, group]) => (
        <section key={step} className={styles['step']}>
          <h2>{step}</h2>
          <ul className={styles['states']}>
            {group.map((story) => (
              <State key={story.id} chart={chart} story={story} settings={settings} onKnown={know} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
