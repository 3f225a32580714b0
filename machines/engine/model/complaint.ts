/** What is wrong with a chart: one complaint for one cause, however many ways and sentences it spoils. */
import type { Reproduce } from './reproduce.ts';

/** The move with which a way goes wrong. */
export interface BrokenMove {
  /** The shortest line on which it does; the move is its last. */
  readonly line: string;
  /** Token of the move; empty where the visit begins wrong. */
  readonly token: string;
  /** The edge that it takes and that leads wrong; `null` where it takes none. */
  readonly edge: string | null;
}

/** One cause. */
export interface Complaint {
  /** A sentence that says what is wrong and what to do. */
  readonly what: string;
  /** The guard that all that is wrong has in common; `null` where it is something else. */
  readonly guard: string | null;
  /** Where it can be seen; `null` where no way shows it. */
  readonly seen: BrokenMove | null;
  /** Whatever else is wrong by the same cause, as sentences. */
  readonly follows: readonly string[];
}

/** How many of the sentences that follow are told where all of them would be too many. */
const MOST_FOLLOWING = 2;

/** Which move of a line it is that breaks it. */
export function brokenMoveOf({ line, token, edge }: BrokenMove): string {
  const count = line.split(' > ').length - 1;
  if (count === 0) return `the beginning of the visit, ${line}`;
  return `move ${count}, ${token}${edge === null ? '' : `: ${edge}`}`;
}

/**
 * A complaint in a few lines: what is wrong, which move breaks it, how to see it again, and what follows.
 * @param most How many of the sentences that follow are told.
 */
export function tellComplaint(
  { what, guard, seen, follows }: Complaint,
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

/** Tells complaints about a chart, each as one text. */
export function tellComplaints(
  chart: Parameters<Reproduce>[0],
  complaints: readonly Complaint[],
  reproduce: Reproduce,
): readonly string[] {
  return complaints.map((complaint) => tellComplaint(complaint, (line) => reproduce(chart, line)));
}
