/** Finds states of a chart by their name, events, port or address, or by a text on their screens. */
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { SentenceIndex } from '../sentences/index-file.ts';
import { normal } from '../sentences/normal.ts';
import { labelOf } from './lay-out.ts';

/** Texts on the screens of a state, by its path. */
export type SaidThere = ReadonlyMap<string, readonly string[]>;

/** A state that was found. */
export interface FoundState {
  readonly path: string;
  /** The reason of the match, in words. */
  readonly because: string;
}

/**
 * Texts on the screens of each state, controls and headings included.
 *
 * @param pathsOfStories The states that each story shows, by its id.
 */
export function saidIn(index: SentenceIndex, pathsOfStories: Readonly<Record<string, readonly string[]>>): SaidThere {
  const said = new Map<string, Set<string>>();
  for (const { text, stories } of index.sentences) {
    const ids = stories.flatMap((at) => index.stories[at]?.id ?? []);
    for (const path of ids.flatMap((id) => pathsOfStories[id] ?? [])) {
      said.set(path, (said.get(path) ?? new Set()).add(text));
    }
  }
  return new Map([...said].map(([path, texts]) => [path, [...texts]]));
}

/** Searchable texts of each state, its best names first. */
function reasonsOf({ boxes, lines }: Diagram, said: SaidThere) {
  return boxes
    .filter(({ path }) => path !== '')
    .map(({ id, name, path, asks, addresses, stays }) => ({
      path,
      reasons: [
        { text: name, because: 'its name' },
        ...asks.map((port) => ({ text: port, because: `asks ${port}` })),
        ...addresses.map((address) => ({ text: address, because: address })),
        ...[...lines.filter(({ from }) => from === id).flatMap(({ edges }) => edges), ...stays].map((edge) => ({
          text: labelOf(edge),
          because: `takes ${labelOf(edge)}`,
        })),
        ...(said.get(path) ?? []).map((text) => ({ text, because: `says “${text}”` })),
      ],
    }));
}

/** The states that match some words, each once, in the order of the chart. */
export function findStates(diagram: Diagram, words: string, said: SaidThere = new Map()): readonly FoundState[] {
  const wanted = normal(words);
  if (wanted === '') return [];
  return reasonsOf(diagram, said).flatMap(({ path, reasons }): readonly FoundState[] => {
    const reason = reasons.find(({ text }) => normal(text).includes(wanted));
    return reason ? [{ path, because: reason.because }] : [];
  });
}
