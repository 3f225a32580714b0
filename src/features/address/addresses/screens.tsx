import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { addressFormPaths } from '../../../../contract/pages/address.ts';
import type {
  AddressesContext,
  AddressListing,
  AddressRow,
} from '../../../../machines/address/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../../machines/address/addresses/addresses.machine.ts';
import { MOST_ADDRESSES, nextRank, selectedOf } from '../../../../domain/address.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ListHead } from '../../../ui/list/list-head.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Rows } from '../../../ui/list/rows.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { AddressText } from '../../shared/address/address-text.tsx';
import { RefusedNotice } from '../../shared/list/list-messages.tsx';
import { useRowChanges } from '../../shared/list/row-changes.tsx';
import { WholeOnly } from '../../shared/list/whole-only.tsx';

type AddressesProps = ScreenProps<AddressesContext, AddressesEvent>;

/** Link to the form of a new address. */
function AddLink() {
  return (
    <Actions>
      <Link href={linkTo(addressFormPaths.form)} variant="button">
        <Trans>Add an address</Trans>
      </Link>
    </Actions>
  );
}

interface ChangeMessageProps {
  readonly listing: AddressListing;
  readonly send: (event: AddressesEvent) => void;
}

/** The last change, since rolled back, and the reason. */
function ChangeMessage({ listing: { refused }, send }: ChangeMessageProps) {
  return (
    <BottomMessage>
      {refused && (
        <RefusedNotice
          failure={refused.failure}
          title={
            refused.change.pendingChange.kind === 'deleted' ? (
              <Trans>We couldn’t delete the address</Trans>
            ) : (
              <Trans>We couldn’t set the default address</Trans>
            )
          }
          send={send}
        />
      )}
    </BottomMessage>
  );
}

export function Empty({ data: { listing }, send }: AddressesProps) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>No saved addresses yet. Addresses you add here are suggested at checkout.</Trans>
      </Intro>
      <AddLink />
      <ChangeMessage listing={listing} send={send} />
    </Stack>
  );
}

interface AddressRowProps {
  readonly row: AddressRow;
  readonly isSelected: boolean;
  /** The deletion was made last and is not sent yet. */
  readonly isUndoable: boolean;
  readonly onSelect: () => void;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

/** Name of an address within a sentence. */
function addressName({ address }: AddressRow): string {
  return [address.organisation, address.recipient, address.city].filter(Boolean).join(', ');
}

/** An address, its selection, and its actions. */
function AddressRowView({ row, isSelected, isUndoable, onSelect, onDelete, onUndo }: AddressRowProps) {
  const { t } = useLingui();
  const { id, address, isDeleted } = row;
  const name = addressName(row);
  const named = (words: string): string =>
    t({ message: `${words}: ${name}`, comment: 'What a button does, and to which address' });
  // The first line is the title.
  const rest = address.organisation === '' ? { ...address, recipient: '' } : { ...address, organisation: '' };
  const words = isDeleted ? t`Undo` : t`Delete`;
  return (
    <RecordCard
      kind="lines"
      title={<span translate="no">{address.organisation || address.recipient}</span>}
      isQuiet
      isFaded={isDeleted}
      facts={<AddressText address={rest} />}
      state={
        isDeleted ? (
          <Trans comment="How an address stands">Deleted</Trans>
        ) : (
          isSelected && (
            <Status kind="success">
              <Trans comment="The address that is proposed first">Default</Trans>
            </Status>
          )
        )
      }
      action={
        <Actions isInline>
          {!isDeleted && (
            <Link href={linkTo(addressFormPaths.form, { id })} variant="standalone">
              <Trans>
                Edit <VisuallyHidden as="span">{name}</VisuallyHidden>
              </Trans>
            </Link>
          )}
          <Button
            variant="quiet"
            label={named(words)}
            // Once the change is sent, there is nothing to undo; the button keeps its place, and focus.
            isDisabled={isDeleted && !isUndoable}
            onPress={isDeleted ? onUndo : onDelete}
          >
            {words}
          </Button>
          {!isDeleted && !isSelected && (
            <Button variant="quiet" label={named(t`Set as default`)} onPress={onSelect}>
              <Trans comment="Makes an address the one that is proposed first">Set as default</Trans>
            </Button>
          )}
        </Actions>
      }
    />
  );
}

/** Number of addresses, their purpose, and whether another one fits. */
function Summary({ listing, count }: { readonly listing: AddressListing; readonly count: number }) {
  return (
    <Stack gap="close">
      <ListHead>
        <WholeOnly list={listing}>
          <p>
            <strong>
              <Plural value={count} _0="No saved addresses" one="# saved address" other="# saved addresses" />
            </strong>
          </p>
        </WholeOnly>
        {count < MOST_ADDRESSES && <AddLink />}
      </ListHead>
      <p>
        <Trans>Your default address is suggested first at checkout. Issued invoices keep the address they show.</Trans>
      </p>
      {count >= MOST_ADDRESSES && (
        <p>
          <Trans>You can save up to {MOST_ADDRESSES}. Delete one to add another.</Trans>
        </p>
      )}
    </Stack>
  );
}

/** The person's addresses. Changes are optimistic; a deletion can be undone in its place. */
export function List({ data: { listing }, send }: AddressesProps) {
  const { t } = useLingui();
  const { rows } = listing;
  const count = rows.filter(({ isDeleted }) => !isDeleted).length;
  const selected = selectedOf(rows);
  const { undoing, make, undo, announcement } = useRowChanges(listing, send);
  return (
    <Stack gap="wide">
      <Summary listing={listing} count={count} />
      <Rows rows={rows}>
        {(row) => {
          const { id: rowId } = row;
          const name = addressName(row);
          return (
            <AddressRowView
              row={row}
              isSelected={row === selected}
              isUndoable={undoing === rowId}
              onSelect={() =>
                make({ rowId, pendingChange: { kind: 'selected', rank: nextRank(rows) } }, t`Default address: ${name}`)
              }
              onDelete={() =>
                make({ rowId, pendingChange: { kind: 'deleted' }, isUndoable: true }, t`Deleted: ${name}`)
              }
              onUndo={() => undo(t`Restored: ${name}`)}
            />
          );
        }}
      </Rows>
      {announcement}
      <ChangeMessage listing={listing} send={send} />
    </Stack>
  );
}
