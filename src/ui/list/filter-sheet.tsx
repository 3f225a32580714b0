import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { SelectField, type SelectFieldProps } from '../form/select-field.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  /** Heading: "Filters and order". */
  readonly title: string;
  readonly fields: readonly SelectFieldProps[];
  /** Number of records, announced after each change. */
  readonly found: ReactNode;
  /** The words of the button that closes the sheet. */
  readonly done: ReactNode;
  /** The words of the button that clears all filters, which is there where one is set. */
  readonly clear: ReactNode;
  readonly onClear: (() => void) | null;
  readonly onClose: () => void;
}

/** The filters of a list on a phone, above the list. Each choice takes effect at once. */
export function FilterSheet({ title, fields, found, done, clear, onClear, onClose }: FilterSheetProps) {
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={classNames(styles.sheet)}>
        <Dialog className={classNames(styles.dialog)}>
          <Heading slot="title" className={classNames(styles.title)}>
            {title}
          </Heading>
          {fields.map((field) => (
            <SelectField key={field.name} {...field} />
          ))}
          <p role="status">{found}</p>
          <Actions>
            <Button variant="primary" onPress={onClose}>
              {done}
            </Button>
            {onClear && (
              <Button variant="quiet" onPress={onClear}>
                {clear}
              </Button>
            )}
          </Actions>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
