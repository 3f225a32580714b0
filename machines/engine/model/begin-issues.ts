/** An event that begins again leaves nothing of the attempt before but what the samples name (`begins`). */
import { initialTransition } from 'xstate';
import type { Configuration } from './explore.ts';
import { contextOf } from './explore.ts';
import type { Issue } from './issue.ts';
import { lineOf } from './replay.ts';
import type { Chart } from './samples.ts';

/** The values of a context as text, by their paths; those of its draft one by one: `failure`, `draft.receipt`. */
function valuesOf({ draft, ...context }: { readonly draft?: unknown }): ReadonlyMap<string, string> {
  const typed = Object.entries(draft ?? {}).map(([field, value]): [string, unknown] => [`draft.${field}`, value]);
  return new Map([...typed, ...Object.entries(context)].map(([path, value]) => [path, JSON.stringify(value)]));
}

/** The contexts of fresh visits: those with the draft of the first input. */
function freshContexts({ machine, inputs }: Chart): readonly ReadonlyMap<string, string>[] {
  const visits = Object.values(inputs).map((input) => ({ draft: null, ...input }));
  const fresh = visits.filter(({ draft }) => JSON.stringify(draft) === JSON.stringify(visits[0]?.draft));
  return fresh.map((input) => valuesOf(contextOf(initialTransition(machine, input)[0])));
}

/**
 * Values that an event of `begins` keeps without being allowed to, and allowances that nothing needs: each once, on the
 * shortest path.
 */
export function beginIssues(chart: Chart, configurations: readonly Configuration[]): readonly Issue[] {
  const { name, begins = {} } = chart;
  const fresh = freshContexts(chart);
  const issues = new Map<string, Issue>();
  const used = new Set<string>();
  for (const { input, path, moves } of configurations) {
    for (const { move, context } of moves) {
      const kept = begins[move.event.type];
      if (!kept) continue;
      for (const [at, value] of valuesOf(context)) {
        if (fresh.some((each) => each.get(at) === value)) continue;
        const what = `${move.event.type} keeps ${at} of the attempt before`;
        used.add(what);
        if (Object.hasOwn(kept, at) || issues.has(what)) continue;
        issues.set(what, {
          what: `${what}: clear it, or say why under "${at}" in \`begins\` of the samples of ${name}`,
          guard: null,
          seen: { line: lineOf(input, [...path, move]), token: move.token, edge: null },
          follows: [],
        });
      }
    }
  }
  const unused = Object.entries(begins).flatMap(([type, kept]) =>
    Object.keys(kept)
      .filter((at) => !used.has(`${type} keeps ${at} of the attempt before`))
      .map(
        (at) =>
          `\`begins\` of the samples of ${name} lets ${type} keep ${at}, which no sample makes it keep: remove the entry`,
      ),
  );
  return [...issues.values(), ...unused.map((what) => ({ what, guard: null, seen: null, follows: [] }))];
}
