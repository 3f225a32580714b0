import { useMemo, useState } from 'react';
import type { Foundations } from '../../scripts/foundations/file.ts';
import { RecordList } from '../../src/ui/record-list.tsx';
import { choiceOfAddress } from './choice-of-address.ts';
import { Example } from './example.tsx';
import type { Examples } from './examples.ts';
import { exampleKey } from './examples.ts';
import { Fold } from './fold.tsx';
import lists from './lists.module.css';
import styles from './foundations.module.css';
import { SourceFile, StoryLink } from './links.tsx';
import { writeAddress } from '../charts/write-address.ts';
import { SaidText } from './said-text.tsx';
import { FoldedPages } from './where-shown.tsx';

type Component = Foundations['components'][number];

/** What all entries need. */
interface Shared {
  readonly foundations: Foundations;
  readonly examples: Examples;
}

interface ComponentEntryProps {
  readonly record: Component;
  readonly shared: Shared;
}

function Props({ props, written }: Component) {
  if (props.length === 0 && written === null) return <p className={styles['note']}>Takes nothing.</p>;
  return (
    <>
      {props.length > 0 && (
        <table className={lists['props']}>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, type, isRequired, note }) => (
              <tr key={name}>
                <th scope="row">
                  <code>
                    {name}
                    {!isRequired && '?'}
                  </code>
                </th>
                <td>
                  <code>{type}</code>
                </td>
                <td>
                  <SaidText text={note} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {written !== null && (
        <pre className={lists['written']}>
          <code>{written}</code>
        </pre>
      )}
    </>
  );
}

/** A component with an example, what it takes, and where it is used. */
function ComponentEntry({ record, shared: { foundations, examples } }: ComponentEntryProps) {
  const { name, file, note } = record;
  const { stories: all, screens, files } = foundations;
  const { stories: numbers = [], screens: shown = [], importers = [] } = files[file] ?? {};
  const own = numbers.flatMap((number) => all[number] ?? []);
  const about = own.filter((story) => story.component === name);
  const drawing = own.filter((story) => story.draws.includes(name));
  const [stories = []] = [about, drawing, own].filter(({ length }) => length > 0);
  const [first] = stories;
  return (
    <article className={styles['component']}>
      <h2>{name}</h2>
      <p>
        <SaidText text={note} />
      </p>
      {first && <Example story={first} view={examples.get(exampleKey(first.file, first.exportName))} />}
      {stories.length > 0 && (
        <ul className={styles['links']} aria-label={`Stories with ${name}`}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryLink story={story.id}>
                {story.component === name ? story.name : `${story.title}: ${story.name}`}
              </StoryLink>
            </li>
          ))}
        </ul>
      )}
      <Props {...record} />
      <FoldedPages screens={screens.filter((_, number) => shown.includes(number))} all={screens} />
      <Fold summary={`${file}, imported by ${importers.length} ${importers.length === 1 ? 'file' : 'files'}`}>
        <ul>
          {importers.map((path) => (
            <li key={path}>
              <SourceFile path={path} />
            </li>
          ))}
        </ul>
      </Fold>
    </article>
  );
}

/** How many charts draw a component. */
function pagesWith({ files, screens }: Foundations, { file }: Component): number {
  return new Set((files[file]?.screens ?? []).map((number) => screens[number]?.chart)).size;
}

/** Every component of src/ui. */
export function ComponentsPage({ foundations, examples }: Shared) {
  const [words, setWords] = useState(() => choiceOfAddress('component'));
  const [isRare, setRare] = useState(false);
  const shared = useMemo(() => ({ foundations, examples }), [foundations, examples]);
  const sought = words.toLowerCase();
  const shown = foundations.components
    .filter(
      (component) =>
        (!isRare || pagesWith(foundations, component) === 1) &&
        `${component.name} ${component.note}`.toLowerCase().includes(sought),
    )
    // The one that is just called so comes first.
    .toSorted((one, other) => Number(other.name.toLowerCase() === sought) - Number(one.name.toLowerCase() === sought))
    .map((component) => ({ ...component, id: component.name }));
  return (
    <main className={styles['page']}>
      <h1>Components</h1>
      <p>
        Every component of <code>src/ui</code>, with its first story, what it takes, and the pages whose screens import
        it.
      </p>
      <search className={lists['filters']}>
        <label>
          Component{' '}
          <input
            type="search"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              writeAddress({ component: target.value });
            }}
          />
        </label>
        <label>
          <input type="checkbox" checked={isRare} onChange={({ target }) => setRare(target.checked)} /> On one page only
        </label>
      </search>
      <p role="status">
        {shown.length} of {foundations.components.length} components
      </p>
      <RecordList
        id="components"
        label="Components"
        records={shown}
        view={ComponentEntry}
        shared={shared}
        total={shown.length}
      />
    </main>
  );
}
