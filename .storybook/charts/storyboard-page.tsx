import { useState } from 'react';
import { locales } from '../../machines/domain/locale.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { Choice } from './choice.tsx';
import type { ListedStory } from './listed.ts';
import { openStory } from './open-story.ts';
import type { PageProps } from './page-props.ts';
import styles from './storyboard-page.module.css';
import type { Setting } from './thumbnail.tsx';
import { schemes, Thumbnail, widths } from './thumbnail.tsx';

/** What tells a configuration from others that show the same screen. */
function titleOf({ id }: ListedStory): string {
  const [state = '', words] = id.split('~');
  return words === undefined ? state : `${state} · ${words.replaceAll('+', ', ')}`;
}

/** All stories of a chart side by side, by the screens that they show. */
export function StoryboardPage({ chart, stories, locale }: PageProps) {
  const [chosen, setChosen] = useState<Setting>({ language: locale, scheme: 'light', width: 360 });
  return (
    <main className={styles['page']}>
      <h1>Storyboard of {chart.name}</h1>
      <div className={styles['bar']}>
        <Choice
          title="Language"
          values={locales}
          chosen={chosen.language}
          onChoose={(language) => setChosen({ ...chosen, language })}
        />
        <Choice
          title="Scheme"
          values={schemes}
          chosen={chosen.scheme}
          onChoose={(scheme) => setChosen({ ...chosen, scheme })}
        />
        <Choice
          title="Width"
          values={widths}
          chosen={chosen.width}
          onChoose={(width) => setChosen({ ...chosen, width })}
        />
        <p>{stories.length} states</p>
      </div>
      <div className={styles['steps']}>
        {[...Map.groupBy(stories, ({ step }) => step)].map(([step, group]) => (
          <section key={step} className={styles['step']}>
            <h2>{step}</h2>
            <ul className={styles['frames']}>
              {group.map((story) => (
                <li key={story.id}>
                  <Thumbnail
                    title={titleOf(story)}
                    storyId={storyIdOf(chart, story.id, chosen.language)}
                    setting={chosen}
                    onOpen={openStory}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
