/** The parts of the product that bugs are planted in, and the share of them that must be caught in each, in per cent. */
export const marks = {
  charts: 95,
  engine: 95,
  react: 85,
  views: 85,
  wiring: 85,
  contract: 95,
  server: 95,
} as const;

export type Area = keyof typeof marks;

/** What sort of slip a bug is: what its author got wrong, wherever it is. */
export type Kind =
  | 'crossed field'
  | 'crossed port'
  | 'dropped field'
  | 'duplicated effect'
  | 'error swallowed'
  | 'focus not moved'
  | 'inverted guard'
  | 'lost query key'
  | 'missing action'
  | 'missing authorisation'
  | 'missing await'
  | 'missing cleanup'
  | 'missing lock'
  | 'missing tag'
  | 'missing validation'
  | 'not announced'
  | 'off by one'
  | 'pending not marked'
  | 'said twice'
  | 'screen of another step'
  | 'secret leaked'
  | 'signal not passed on'
  | 'stale closure'
  | 'stale value'
  | 'storage not cleared'
  | 'unescaped'
  | 'wrong default'
  | 'wrong event'
  | 'wrong guard'
  | 'wrong identity'
  | 'wrong order'
  | 'wrong rounding'
  | 'wrong status'
  | 'wrong target'
  | 'wrong unit';

/** A bug as an author would make it: one passage of one file, written wrongly. */
export interface Bug {
  /** Words with hyphens: what is wrong for the person, or in the books. No two bugs have the same. */
  readonly name: string;
  readonly kind: Kind;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Nothing catches it yet, and why that stands: it is no part of a sample. */
  readonly survives?: string;
}

/** A bug with the part of the product that it is in. */
export interface PlacedBug extends Bug {
  readonly area: Area;
}

/**
 * The text of a file with a bug in it. Throws where the passage does not stand there exactly once: the code has moved on,
 * and the bug must be written anew or given up.
 */
export function plantedIn(text: string, { name, file, find, replace }: Bug): string {
  const places = text.split(find).length - 1;
  if (places === 1) return text.replace(find, () => replace);
  const found = places === 0 ? 'is not there any more' : `stands there ${places} times`;
  throw new Error(
    `The bug "${name}" has lost its place: its passage ${found} in ${file}. Write "find" anew, or delete the bug where it has no meaning any more.`,
  );
}
