import type { Globals } from 'storybook/internal/types';
import { locales } from '../../domain/locale.ts';
import { STATE_KEY } from '../../scripts/charts/story-url.ts';
import { StoryLink } from '../foundations/links.tsx';
import { frameOf } from '../start/story-frame.ts';
import { widths } from '../settings/widths.ts';
import styles from './compare.module.css';

const languages = { fr: 'French', en: 'English' } as const;

const schemes = ['light', 'dark'] as const;

interface FramesProps {
  readonly story: string;
  readonly globals: Globals;
}

/** The state at three widths. */
function Frames({ story, globals }: FramesProps) {
  return (
    <div className={styles['frames']}>
      {Object.entries(widths).map(([name, { styles: size }]) => (
        <figure key={name} className={styles[name]}>
          <figcaption>
            {name}, {size.width}
          </figcaption>
          <div className={styles['window']} inert>
            <iframe
              src={frameOf(story, { ...globals, viewport: name })}
              title={`${name}, ${size.width}`}
              style={{ inlineSize: size.width, blockSize: size.height }}
              tabIndex={-1}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}

/** The state that the address names, `&state=funnels-invoice-check--usual`, in every language, scheme and width. */
export function ComparePage({ globals }: { readonly globals: Globals }) {
  const story = new URLSearchParams(window.location.search).get(STATE_KEY) ?? '';
  if (!/^[\w-]+$/.test(story))
    return (
      <main className={styles['page']} lang="en">
        <h1>Compare</h1>
        <p>
          Open any state, then select Compare in the toolbar. Begin with{' '}
          <StoryLink story="start-here--start-here">all funnels</StoryLink>.
        </p>
      </main>
    );
  return (
    <main className={styles['page']} lang="en">
      <h1>Compare</h1>
      <p>
        <StoryLink story={story}>{story}</StoryLink>
      </p>
      {locales.map((language) =>
        schemes.map((scheme) => (
          <section key={`${language} ${scheme}`}>
            <h2>
              {languages[language]}, {scheme}
            </h2>
            <Frames story={story} globals={{ ...globals, language, scheme }} />
          </section>
        )),
      )}
    </main>
  );
}
