/** A move changes only the fields of the draft that it names (`draftFields` in the chart's samples). */
import type { Issue } from './issue.ts';
import type { Configuration } from './explore.ts';
import type { Move } from './moves.ts';
import { lineOf } from './replay.ts';
import type { Chart } from './samples.ts';

/** The name of a move in `draftFields`. */
function writerOf(move: Move): string {
  if (move.kind === 'answer') return move.port;
  return move.kind === 'wait' ? move.token : move.event.type;
}

/** The typed fields of the draft that a move has changed without naming them. */
export function unnamed(
  { draftFields = {}, untyped = [] }: Chart,
  move: Move,
  wrote: readonly string[],
): readonly string[] {
  return wrote.filter((field) => !untyped.includes(field) && !draftFields[writerOf(move)]?.includes(field));
}

/** Changes to typed fields by moves that do not name them: each kind of move and field once, on its shortest path. */
export function draftIssues(chart: Chart, configurations: readonly Configuration[]): readonly Issue[] {
  const issues = new Map<string, Issue>();
  for (const { input, path, moves } of configurations) {
    for (const { move, wrote } of moves) {
      for (const field of unnamed(chart, move, wrote)) {
        const issue = `${writerOf(move)} changes "${field}" of the draft`;
        if (issues.has(issue)) continue;
        issues.set(issue, {
          what: `${issue}: let it stay, or name it in draftFields of the samples of ${chart.name}`,
          guard: null,
          seen: { line: lineOf(input, [...path, move]), token: move.token, edge: null },
          follows: [],
        });
      }
    }
  }
  return [...issues.values()];
}
