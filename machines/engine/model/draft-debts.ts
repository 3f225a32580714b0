/** A move changes only the fields of the draft that it names (`writes` in the chart's samples). */
import type { Complaint } from './complaint.ts';
import type { Configuration } from './explore.ts';
import type { Move } from './moves.ts';
import { lineOf } from './replay.ts';
import type { Chart } from './samples.ts';

/** What a move is called in `writes`. */
function writerOf(move: Move): string {
  if (move.kind === 'answer') return move.port;
  return move.kind === 'wait' ? move.token : move.event.type;
}

/** The typed fields of the draft that a move has changed though it does not name them. */
export function unnamed({ writes = {}, untyped = [] }: Chart, move: Move, wrote: readonly string[]): readonly string[] {
  return wrote.filter((field) => !untyped.includes(field) && !writes[writerOf(move)]?.includes(field));
}

/** What was typed and is changed by a move that does not name it: each kind of move and field once, on its shortest way. */
export function draftDebts(chart: Chart, configurations: readonly Configuration[]): readonly Complaint[] {
  const debts = new Map<string, Complaint>();
  for (const { input, path, moves } of configurations) {
    for (const { move, wrote } of moves) {
      for (const field of unnamed(chart, move, wrote)) {
        const debt = `${writerOf(move)} changes "${field}" of the draft`;
        if (debts.has(debt)) continue;
        debts.set(debt, {
          what: `${debt}: let it stay, or name it in writes of ${chart.name}.samples.ts`,
          guard: null,
          seen: { line: lineOf(input, [...path, move]), token: move.token, edge: null },
          follows: [],
        });
      }
    }
  }
  return [...debts.values()];
}
