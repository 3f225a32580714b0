import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { ReaderListing, ReaderRow } from '../../../../machines/licence/readers/readers.context.ts';
import { displayedName } from '../../../../machines/domain/account.ts';
import { subjectOfReader } from '../../../../machines/domain/licence.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ReaderRowView } from './reader-row.tsx';
import type { ReadersScreenProps } from './screen-props.ts';

interface ReaderListProps extends Pick<ReadersScreenProps<'list'>, 'send' | 'can' | 'busy'> {
  readonly aboId: string;
  readonly listing: ReaderListing;
}

/** Requests about more than one of these readers. */
function useSeveral(rows: readonly ReaderRow[]): ReadonlySet<number> {
  const requests = rows.flatMap(({ reader: { pending } }) => (pending ? [pending.id] : []));
  const several = [...new Set(requests.filter((id, index) => requests.indexOf(id) !== index))].join(' ');
  // The same set as long as it holds the same requests: rows are drawn again where it is another.
  return useMemo(() => new Set(several.split(' ').map(Number)), [several]);
}

/** The rows, and for those who listen what was done to one last. */
export function ReaderList({ aboId, listing, send, can, busy }: ReaderListProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const undoing = can({ type: 'change.undone' }) ? undoable(listing)?.rowId : undefined;
  const several = useSeveral(listing.rows);

  const onDelete = useCallback(
    (row: ReaderRow) => {
      const pendingChange = { kind: 'deleted', subscriptionId: Number(aboId) } as const;
      send({ type: 'change.made', rowId: subjectOfReader(row.reader), pendingChange, isUndoable: true });
      setSaid(t`To be deleted: ${displayedName(row.reader)}`);
    },
    [aboId, send, t],
  );
  const onTakeBack = useCallback(
    (row: ReaderRow) => {
      const { pending } = row.reader;
      if (!pending) return;
      const pendingChange = { kind: 'takenBack', request: pending.id } as const;
      send({ type: 'change.made', rowId: subjectOfReader(row.reader), pendingChange, isUndoable: true });
      setSaid(t`Request taken back: ${displayedName(row.reader)}`);
    },
    [send, t],
  );
  const onUndo = useCallback(
    (row: ReaderRow) => {
      send({ type: 'change.undone' });
      setSaid(t`As before: ${displayedName(row.reader)}`);
    },
    [send, t],
  );
  const shared = useMemo(
    () => ({ aboId, undoing, several, onDelete, onTakeBack, onUndo }),
    [aboId, undoing, several, onDelete, onTakeBack, onUndo],
  );

  return (
    <>
      <RecordList
        id="readers"
        label={t`Readers`}
        records={listing.rows}
        view={ReaderRowView}
        shared={shared}
        total={null}
        {...(listing.next !== null &&
          !busy && {
            more: {
              isReading: listing.isAsking,
              isUnreadable: listing.failure !== null,
              onWanted: () => send({ type: listing.failure === null ? 'more.wanted' : 'retried' }),
            },
          })}
      />
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </>
  );
}
