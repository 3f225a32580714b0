import { Trans, useLingui } from '@lingui/react/macro';
import { addressFormPaths } from '../../../../machines/address/address-form/address-form.paths.ts';
import type { AddressRow } from '../../../../machines/address/addresses/addresses.context.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AddressText } from '../../shared/address/address-text.tsx';

interface AddressRowProps {
  readonly row: AddressRow;
  readonly isSelected: boolean;
  /** It was deleted just now, and the server has not been told. */
  readonly isUndoable: boolean;
  readonly onSelect: () => void;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

/** What an address is called in a sentence. */
export function addressName({ address }: AddressRow): string {
  return [address.organisation, address.recipient, address.city].filter(Boolean).join(', ');
}

/** An address, whether it is the selected one, and what can be done with it. */
export function AddressRowView({ row, isSelected, isUndoable, onSelect, onDelete, onUndo }: AddressRowProps) {
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
      title={<span translate="no">{address.organisation || address.recipient}</span>}
      isFaded={isDeleted}
      facts={<AddressText address={rest} />}
      state={
        isDeleted ? (
          <Trans comment="How an address stands">Deleted</Trans>
        ) : (
          isSelected && (
            <Status kind="success">
              <Trans comment="The address that is proposed first">Selected</Trans>
            </Status>
          )
        )
      }
      action={
        <Actions isInline>
          {!isDeleted && !isSelected && (
            <Button label={named(t`Select`)} onPress={onSelect}>
              <Trans comment="Makes an address the one that is proposed first">Select</Trans>
            </Button>
          )}
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
            // Once the server has been told, there is nothing to undo; the button keeps its place, and focus.
            isDisabled={isDeleted && !isUndoable}
            onPress={isDeleted ? onUndo : onDelete}
          >
            {words}
          </Button>
        </Actions>
      }
    />
  );
}
