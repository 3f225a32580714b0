import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import type { WatchListing, WatchRow } from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import { RecordList } from '../../../ui/list/record-list.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { subjectName } from './watch-names.ts';
import { WatchRowView } from './watch-row.tsx';

interface WatchListProps {
  readonly listing: WatchListing;
  readonly send: (event: NotificationsEvent) => void;
  readonly can: (event: NotificationsEvent) => boolean;
}

/** The rows, and for those who listen what was done to one last. */
export function WatchList({ listing, send, can }: WatchListProps) {
  const { t, i18n } = useLingui();
  const [said, setSaid] = useState('');
  const undoing = can({ type: 'change.undone' }) ? undoable(listing)?.rowId : undefined;

  const onDelete = useCallback(
    ({ id, subject, name }: WatchRow) => {
      send({ type: 'change.made', rowId: id, pendingChange: { isDeleted: true }, isUndoable: true });
      setSaid(t`Watch deleted: ${subjectName(subject, name, i18n).text}`);
    },
    [send, t, i18n],
  );
  const onUndo = useCallback(
    ({ subject, name }: WatchRow) => {
      send({ type: 'change.undone' });
      setSaid(t`Watch kept: ${subjectName(subject, name, i18n).text}`);
    },
    [send, t, i18n],
  );
  const shared = useMemo(() => ({ undoing, onDelete, onUndo }), [undoing, onDelete, onUndo]);

  return (
    <>
      <RecordList
        id="watches"
        label={t`Your watches`}
        records={listing.rows}
        view={WatchRowView}
        shared={shared}
        total={null}
      />
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
    </>
  );
}
