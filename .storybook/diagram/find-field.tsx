/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- drawn by the manager's React as well as by ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { FoundState, SaidThere } from '../../scripts/diagram/find-states.ts';
import { findStates, saidIn } from '../../scripts/diagram/find-states.ts';
import { loadSentences } from '../find/load-sentences.ts';

interface FindFieldProps {
  readonly whole: Diagram;
  readonly pathsOfStories: Readonly<Record<string, readonly string[]>>;
  /** Paths of the found states, and the selected one. */
  readonly onFound: (paths: readonly string[], present: string | null) => void;
}

function received(words: string, found: readonly FoundState[], at: number): string {
  if (words.trim() === '') return '';
  const present = found[at];
  if (!present) return 'No state';
  return `${at + 1} of ${found.length} ${found.length === 1 ? 'state' : 'states'}: ${present.path}, ${present.because}`;
}

/** Finds states by name, event, address, or by what a screen or its buttons say. Enter goes to the next, Shift+Enter back. */
export function FindField({ whole, pathsOfStories, onFound }: FindFieldProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<SaidThere>(new Map());
  const [trouble, setTrouble] = useState('');
  const found = useMemo(() => findStates(whole, words, said), [whole, words, said]);
  const paths = found.map(({ path }) => path).join(' ');
  const present = found[at]?.path ?? null;
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  // The texts of screens may load after the search words are typed.
  useEffect(() => tell.current(paths === '' ? [] : paths.split(' '), present), [paths, present]);
  const load = (): void => {
    if (said.size > 0) return;
    loadSentences().then(
      (index) => setSaid(saidIn(index, pathsOfStories)),
      (error: unknown) => setTrouble(`Only names and events: ${String(error)}`),
    );
  };
  const turn = (by: number): void => {
    if (found.length > 0) setAt((at + by + found.length) % found.length);
  };
  return (
    <>
      <label htmlFor={id}>Find</label>
      <input
        id={id}
        type="search"
        placeholder="state, event, words of the screen"
        value={words}
        onFocus={load}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          // The diagram and Storybook have keys of their own.
          event.stopPropagation();
          if (event.key === 'Enter') turn(event.shiftKey ? -1 : 1);
        }}
      />
      {found.length > 1 && (
        <>
          <button type="button" aria-label="Previous state found" onClick={() => turn(-1)}>
            ↑
          </button>
          <button type="button" aria-label="Next state found" onClick={() => turn(1)}>
            ↓
          </button>
        </>
      )}
      <output className="chart-diagram-found" htmlFor={id}>
        {received(words, found, at)} {trouble}
      </output>
    </>
  );
}
