/** Issues about a chart: one for each cause, however many paths it breaks. */
import type { Chart } from './samples.ts';

/** Tells how to see again what happens on a way: commands and links of the project around the engine. */
export type Reproduce = (chart: Pick<Chart, 'name'>, line: string) => string;

/** The replay line alone: `replayLine` runs it. */
export const replayLineOf: Reproduce = (_, line) => `  replay line   ${line}`;

/** The move that breaks a path. */
export interface BrokenMove {
  /** The shortest line that breaks; the move is its last. */
  readonly line: string;
  /** Token of the move; empty if the visit itself begins wrong. */
  readonly token: string;
  /** The edge that it takes and that leads wrong; `null` if it takes none. */
  readonly edge: string | null;
}

/** One cause. */
export interface Issue {
  /** A sentence that says what is wrong and what to do. */
  readonly what: string;
  /** The guard that all broken paths have in common; `null` if there is none. */
  readonly guard: string | null;
  /** The move that shows it; `null` if no path does. */
  readonly seen: BrokenMove | null;
  /** Other findings of the same cause, as sentences. */
  readonly follows: readonly string[];
}

/** Number of `follows` listed by default; the rest is counted. */
const MOST_FOLLOWING = 2;

/** The move that breaks a line, as text. */
export function brokenMoveOf({ line, token, edge }: BrokenMove): string {
  const count = line.split(' > ').length - 1;
  if (count === 0) return `the beginning of the visit, ${line}`;
  return `move ${count}, ${token}${edge === null ? '' : `: ${edge}`}`;
}

/**
 * An issue in a few lines: the fault, the move that breaks it, how to reproduce it, and what follows.
 * @param most Number of `follows` listed.
 */
export function issueText(
  { what, guard, seen, follows }: Issue,
  reproduce: (line: string) => string,
  most = MOST_FOLLOWING,
): string {
  const left = follows.length - most;
  return [
    guard === null ? what : `guard ${guard}: ${what}`,
    ...(seen ? [`  broken by     ${brokenMoveOf(seen)}`, reproduce(seen.line)] : []),
    ...follows.slice(0, most).map((each) => `  and so        ${each}`),
    ...(left > 0 ? [`  and so        ${left} more by the same cause`] : []),
  ].join('\n');
}

/** Formats the issues about a chart, each as one text. */
export function issueTexts(
  chart: Parameters<Reproduce>[0],
  issues: readonly Issue[],
  reproduce: Reproduce,
): readonly string[] {
  return issues.map((issue) => issueText(issue, (line) => reproduce(chart, line)));
}
