import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { RangeRow, RangesContext } from '../../../../machines/licence/ranges/ranges.context.ts';
import { subjectOfRange } from '../../../../machines/domain/range-book.ts';
import { groupBy } from '../../../../machines/domain/group-by.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { RangeRowView } from './range-row.tsx';
import type { RangesScreenProps } from './screen-props.ts';

/** Requests about more than one of the ranges. */
function severalOf(rows: readonly RangeRow[]): ReadonlySet<number> {
  const requests = groupBy(rows, ({ pending }) => pending?.id ?? null);
  return new Set([...requests].flatMap(([id, marked]) => (id !== null && marked.length > 1 ? [id] : [])));
}

interface RangeListProps extends Pick<RangesScreenProps<'list'>, 'send' | 'can'> {
  readonly data: RangesContext;
}

/** The rows, and for those who listen what was done to one last. */
export function RangeList({ data: { aboId, listing }, send, can }: RangeListProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const { rows } = listing;
  const undoing = can({ type: 'change.undone' }) ? undoable(listing)?.rowId : undefined;

  const onDelete = useCallback(
    ({ id, range }: RangeRow) => {
      const pendingChange = { kind: 'deleted', subscriptionId: Number(aboId) } as const;
      send({ type: 'change.made', rowId: id, pendingChange, isUndoable: true });
      setSaid(t`The deletion is being requested: ${range}`);
    },
    [send, t, aboId],
  );
  const onTakeBack = useCallback(
    (row: RangeRow) => {
      if (!row.pending) return;
      const pendingChange = { kind: 'takenBack', request: row.pending.id } as const;
      send({ type: 'change.made', rowId: subjectOfRange(row), pendingChange, isUndoable: true });
      setSaid(t`The request is being taken back: ${row.range}`);
    },
    [send, t],
  );
  const onUndo = useCallback(
    ({ range }: RangeRow) => {
      send({ type: 'change.undone' });
      setSaid(t`Undone: ${range}`);
    },
    [send, t],
  );
  const several = useMemo(() => severalOf(rows), [rows]);
  const shared = useMemo(
    () => ({ aboId, undoing, several, onDelete, onTakeBack, onUndo }),
    [aboId, undoing, several, onDelete, onTakeBack, onUndo],
  );

  return (
    <>
      <RecordList
        id="ranges"
        label={t`IP ranges of your license`}
        records={rows}
        view={RangeRowView}
        shared={shared}
        total={null}
      />
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </>
  );
}
