import type { Foundations, Screen } from '../../scripts/foundations/file.ts';
import { Fold } from './fold.tsx';
import { PlaceLink, SourceFile, StoryLink } from './links.tsx';
import styles from './foundations.module.css';

/** What uses something: rules of a stylesheet, or a file of code. */
interface FileUse {
  readonly file: string;
  /** `.primary: color` */
  readonly rules: readonly string[];
}

/** Steps as items of a list. */
function StepItems({ screens }: { readonly screens: readonly Screen[] }) {
  return screens.map(({ title, step, story }) => (
    <li key={story}>
      <StoryLink story={story}>
        {title}: {step}
      </StoryLink>
    </li>
  ));
}

/** Every page that draws something of some files, with its steps. */
function Pages({ screens }: { readonly screens: readonly Screen[] }) {
  return (
    <dl className={styles['pages']}>
      {[...Map.groupBy(screens, ({ title }) => title)].map(([title, steps]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {steps.map(({ step, story }) => (
              <StoryLink key={step} story={story} label={`${title}: ${step}`}>
                {step}
              </StoryLink>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FoldedPagesProps {
  readonly screens: readonly Screen[];
  /** Of all charts’ steps. */
  readonly all: readonly Screen[];
}

/** How many pages, and which: folded, for they are many. */
export function FoldedPages({ screens, all }: FoldedPagesProps) {
  const titles = new Set(screens.map(({ title }) => title));
  if (titles.size === 0) return <p className={styles['note']}>On no page that has a story.</p>;
  const isEverywhere = screens.length === all.length;
  const [only = ''] = titles;
  const few = titles.size === 1 ? `${only} only` : `${titles.size} pages`;
  const pages = isEverywhere ? 'Every page' : few;
  return (
    <Fold summary={`${pages}, ${screens.length} ${screens.length === 1 ? 'step' : 'steps'}`}>
      <Pages screens={screens} />
    </Fold>
  );
}

interface WhereShownProps {
  readonly foundations: Foundations;
  readonly uses: readonly FileUse[];
}

/** Where something is used: rules, the components that have them, their stories, and pages. */
export function WhereShown({ foundations, uses }: WhereShownProps) {
  const { files, stories, screens: all } = foundations;
  const shown = new Set(uses.flatMap(({ file }) => files[file]?.screens ?? []));
  return (
    <>
      <table className={styles['uses']}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Component or screen</th>
            <th scope="col">Stories</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ file, rules }) => {
            const { components = [], importers = [], stories: numbers = [], screens: own = [] } = files[file] ?? {};
            const others = importers.filter(
              (path) => !foundations.components.some((each) => each.file === path && components.includes(each.name)),
            );
            return (
              <tr key={file}>
                <td>
                  <SourceFile path={file} />
                  <ul>
                    {rules.map((rule) => (
                      <li key={rule}>
                        <code>{rule}</code>
                      </li>
                    ))}
                  </ul>
                </td>
                <td>
                  <ul>
                    {components.map((name) => (
                      <li key={name}>
                        <PlaceLink page="components" query={{ component: name }}>
                          {name}
                        </PlaceLink>
                      </li>
                    ))}
                    {others.map((path) => (
                      <li key={path}>
                        <SourceFile path={path} />
                      </li>
                    ))}
                    {importers.length === 0 && <li>Every page</li>}
                  </ul>
                </td>
                <td>
                  <ul className={styles['links']}>
                    {numbers.length === 0 && <StepItems screens={all.filter((_, number) => own.includes(number))} />}
                    {numbers.flatMap((number) => {
                      const story = stories[number];
                      if (!story) return [];
                      const title = story.title.replace(/^UI\//, '');
                      return [
                        <li key={story.id}>
                          <StoryLink story={story.id}>
                            {title}: {story.name}
                          </StoryLink>
                        </li>,
                      ];
                    })}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <FoldedPages screens={all.filter((_, number) => shown.has(number))} all={all} />
    </>
  );
}
