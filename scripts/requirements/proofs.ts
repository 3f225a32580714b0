import type { Requirement } from '../../tests/requirements/requirement.ts';
import type { TitledTest } from './test-titles.ts';

/** What stands between the parts of a proof: folder, file, groups and title, as many of them as tell it from others. */
const BETWEEN = ' › ';

/** A row's proof, and the one test or group that it names. */
export interface Proof {
  readonly row: Requirement;
  readonly named: string;
  readonly test: TitledTest;
}

/** Whether the last part is the title, and the others stand above it, in their order. */
function isNamed(parts: readonly string[], { where, titles }: TitledTest): boolean {
  if (parts.at(-1) !== titles.at(-1)) return false;
  let next = 0;
  for (const title of [...where, ...titles.slice(0, -1)]) {
    if (title === parts[next] && next < parts.length - 1) next += 1;
  }
  return next === parts.length - 1;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{3,}/gu));

/** The title that has most words in common with one that is gone: it has often only been put otherwise. */
function nearest(title: string, tests: readonly TitledTest[]): string {
  const wanted = wordsOf(title);
  const likeness = (test: TitledTest): number => {
    const words = wordsOf(test.titles.at(-1) ?? '');
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return shared / Math.max(1, wanted.size + words.size - shared);
  };
  const best = tests.toSorted((a, b) => likeness(b) - likeness(a))[0];
  if (best === undefined || likeness(best) < 0.4) return '';
  return ` The nearest is "${best.titles.join(BETWEEN)}" (${best.file}).`;
}

function complaintOf(named: string, found: readonly TitledTest[], tests: readonly TitledTest[]): string {
  if (found.length === 0) return `No test is called "${named}".${nearest(named.split(BETWEEN).at(-1) ?? '', tests)}`;
  const ways = found.map(({ file, titles }) => `"${titles.join(BETWEEN)}" (${file})`).join(', ');
  return `"${named}" is the title of ${found.length} tests. Say which: ${ways}.`;
}

/** One sentence for one name, however many rows have it. */
function withRows(complaint: string, ids: readonly string[]): string {
  const others = ids.length > 3 ? ` and ${ids.length - 3} more rows` : '';
  return `${ids.slice(0, 3).join('; ')}${others}: ${complaint}`;
}

/**
 * The tests that rows name, and what is wrong with names: one that no test has, or more than one. Rows that are `open`
 * name none.
 */
export function findProofs(
  rows: readonly Requirement[],
  tests: readonly TitledTest[],
): { readonly proofs: readonly Proof[]; readonly complaints: readonly string[] } {
  const rowsOf = Map.groupBy(
    rows.flatMap((row) => (row.provedBy === 'open' ? [] : row.provedBy.map((named) => ({ row, named })))),
    ({ named }) => named,
  );
  const proofs: Proof[] = [];
  const complaints: string[] = [];
  for (const [named, uses] of rowsOf) {
    const found = tests.filter((test) => isNamed(named.split(BETWEEN), test));
    const [test] = found;
    if (test !== undefined && found.length === 1) proofs.push(...uses.map(({ row }) => ({ row, named, test })));
    else {
      const ids = uses.map(({ row }) => row.id);
      complaints.push(withRows(complaintOf(named, found, tests), ids));
    }
  }
  const ids = Map.groupBy(rows, ({ id }) => id);
  for (const [id, same] of ids) if (same.length > 1) complaints.push(`${id}: ${same.length} rows have this id.`);
  return { proofs, complaints };
}
