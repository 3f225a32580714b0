import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { Identified, Listing, RowChange } from '../../../../machines/shared/list/listing.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

type ChangeEvent<PendingChange> =
  | ({ readonly type: 'change.made' } & RowChange<PendingChange>)
  | { readonly type: 'change.undone' };

interface RowChanges<PendingChange> {
  /** Subject of the change that can still be undone. */
  readonly undoing: string | undefined;
  /** Makes a change, and announces it in these words. */
  readonly make: (change: RowChange<PendingChange>, words: string) => void;
  readonly undo: (words: string) => void;
  /** The live region with the last announcement. */
  readonly announcement: ReactNode;
}

/** Changes of rows by their buttons. `make` and `undo` are the same functions as long as `send` is. */
export function useRowChanges<PendingChange>(
  listing: Listing<Identified, PendingChange>,
  send: (event: ChangeEvent<PendingChange>) => void,
): RowChanges<PendingChange> {
  const [said, setSaid] = useState('');
  const make = useCallback(
    (change: RowChange<PendingChange>, words: string) => {
      send({ type: 'change.made', ...change });
      setSaid(words);
    },
    [send],
  );
  const undo = useCallback(
    (words: string) => {
      send({ type: 'change.undone' });
      setSaid(words);
    },
    [send],
  );
  const announcement = (
    <VisuallyHidden>
      <div role="status">{said}</div>
    </VisuallyHidden>
  );
  return { undoing: undoable(listing)?.rowId, make, undo, announcement };
}
