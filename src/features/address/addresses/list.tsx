import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AddressRow, AddressChange } from '../../../../machines/address/addresses/addresses.context.ts';
import { MOST_ADDRESSES, nextRank, selectedOf } from '../../../../machines/domain/address.ts';
import { undoable } from '../../../../machines/shared/list/listing.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AddLink } from './add-link.tsx';
import { addressName, AddressRowView } from './address-row.tsx';
import { ChangeMessage } from './change-message.tsx';
import styles from './list.module.css';
import { LoadFailure } from './load-failure.tsx';
import type { AddressesScreenProps } from './screen-props.ts';

/** How many there are, what they are for, and whether there is room for another one. */
function Summary({ count }: { readonly count: number }) {
  return (
    <Stack gap="close">
      <p>
        <strong>
          <Plural value={count} _0="You keep no address." one="You keep # address." other="You keep # addresses." />
        </strong>
      </p>
      <p>
        <Trans>
          The selected one is proposed first when you order. Invoices that were issued keep the address that they bear.
        </Trans>
      </p>
      {count >= MOST_ADDRESSES && (
        <p>
          <Trans>No account can have more than {MOST_ADDRESSES}. Delete one to add another.</Trans>
        </p>
      )}
    </Stack>
  );
}

/** The addresses of the person. What they do to one is shown at once; a deletion can be undone in its place. */
export function List({ data: { listing }, send, busy }: AddressesScreenProps<'list'>) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const { rows, failure } = listing;
  const count = rows.filter(({ isDeleted }) => !isDeleted).length;
  const selected = selectedOf(rows);
  const undoing = undoable(listing)?.rowId;
  const change = ({ id: rowId }: AddressRow, pendingChange: AddressChange, words: string): void => {
    send({ type: 'change.made', rowId, pendingChange, isUndoable: pendingChange.kind === 'deleted' });
    setSaid(words);
  };
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Summary count={count} />
      {count < MOST_ADDRESSES && <AddLink />}
      <ul className={styles.rows}>
        {rows.map((row) => {
          const name = addressName(row);
          return (
            <li key={row.id} className={styles.row}>
              <AddressRowView
                row={row}
                isSelected={row === selected}
                isUndoable={undoing === row.id}
                onSelect={() => change(row, { kind: 'selected', rank: nextRank(rows) }, t`Selected: ${name}`)}
                onDelete={() => change(row, { kind: 'deleted' }, t`Deleted: ${name}`)}
                onUndo={() => {
                  send({ type: 'change.undone' });
                  setSaid(t`Kept: ${name}`);
                }}
              />
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <div role="status">{said}</div>
      </VisuallyHidden>
      <ChangeMessage listing={listing} send={send} />
    </Stack>
  );
}
