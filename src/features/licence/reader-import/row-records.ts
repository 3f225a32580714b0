import type { RowRefusal } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ImportedRow } from '../../../../machines/licence/reader-import/reader-import.draft.ts';
import type { Issue } from '../../../../validation/issue.ts';
import type { ListComparison, ReaderStanding } from '../../../../validation/reader-list/compare.ts';

/** A row with all data of its view. */
export interface RowRecord {
  readonly id: string;
  readonly row: ImportedRow;
  /** Comparison with the licence's readers; `null` where the row is left out. */
  readonly standing: ReaderStanding['kind'] | null;
  readonly issues: ReadonlyMap<string, Issue>;
  /** The row that already has the address. */
  readonly repeats: ImportedRow | null;
  readonly refused: RowRefusal | null;
}

const nothing: ReadonlyMap<string, Issue> = new Map();

/** Stable records: an unchanged row keeps its object, so that only changed rows render again. */
const known = new WeakMap<ImportedRow, RowRecord>();

export function recordsOf(
  rows: readonly ImportedRow[],
  { wrong, standings }: ListComparison<ImportedRow>,
  refused: Readonly<Record<number, RowRefusal>>,
): readonly RowRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const verdict = wrong.get(row.id);
    const standing = standings.get(row.id) ?? null;
    const isAsked = standing === 'new' || standing === 'changed';
    const record: RowRecord = {
      id: `row-${row.id}`,
      row,
      standing,
      issues: verdict?.issues ?? nothing,
      repeats: (verdict && verdict.repeats !== null && byId.get(verdict.repeats)) || null,
      refused: isAsked ? (refused[row.id] ?? null) : null,
    };
    const before = known.get(row);
    const isSame =
      before?.issues === record.issues &&
      before.standing === record.standing &&
      before.repeats === record.repeats &&
      before.refused === record.refused;
    if (isSame) return before;
    known.set(row, record);
    return record;
  });
}
