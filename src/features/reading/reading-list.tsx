import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import { subjectOf } from '../../../machines/domain/reading.ts';
import type { ReadingRow } from '../../../machines/domain/reading.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';
import { undoable } from '../../../machines/shared/list/listing.ts';
import type { ListingEvent } from '../../../machines/shared/list/listing.states.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { ListName } from './reading-row.tsx';
import { ReadingRowView } from './reading-row.tsx';

interface ReadingListProps {
  readonly list: ListName;
  readonly label: string;
  readonly listing: Listing<ReadingRow, ReadingChange>;
  readonly send: (event: ListingEvent<ReadingChange>) => void;
  /** Another list is being asked for: the end of this one asks for nothing. */
  readonly busy: boolean;
}

/** The rows, what can be done with each, and for those who listen what was done last. */
export function ReadingList({ list, label, listing, send, busy }: ReadingListProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const undoing = undoable(listing)?.rowId;

  const keep = useCallback(
    (row: ReadingRow, isUndoing: boolean) => {
      const rowId = subjectOf(row);
      send(
        isUndoing
          ? { type: 'change.undone' }
          : { type: 'change.made', rowId, pendingChange: { kind: 'kept', at: new Date().toISOString() } },
      );
      setSaid(t`Kept for later: ${row.article.title.text}`);
    },
    [send, t],
  );
  const drop = useCallback(
    (row: ReadingRow) => {
      send({
        type: 'change.made',
        rowId: subjectOf(row),
        pendingChange: { kind: 'dropped' },
        isUndoable: true,
      });
      setSaid(t`No longer kept: ${row.article.title.text}`);
    },
    [send, t],
  );

  const shared = useMemo(() => ({ list, undoing, onKeep: keep, onDrop: drop }), [list, undoing, keep, drop]);

  return (
    <>
      <RecordList
        id={list}
        label={label}
        records={listing.rows}
        view={ReadingRowView}
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
