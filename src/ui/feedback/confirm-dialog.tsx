import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  /** The question, as the dialog's heading. */
  readonly title: ReactNode;
  /** The loss that confirming causes. */
  readonly consequence: ReactNode;
  /** The words of the button that confirms. */
  readonly action: ReactNode;
  /** The words of the button that closes the dialog, as Escape does. */
  readonly dismissal: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** An alert dialog that asks before something is destroyed. On closing, focus returns to the element that opened it. */
export function ConfirmDialog({ title, consequence, action, dismissal, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={classNames(styles.modal)}>
        <Dialog role="alertdialog" className={classNames(styles.dialog)}>
          <Heading slot="title" className={classNames(styles.title)}>
            {title}
          </Heading>
          <p>{consequence}</p>
          <Actions>
            <Button
              variant="danger"
              onPress={() => {
                onClose();
                onConfirm();
              }}
            >
              {action}
            </Button>
            <Button variant="quiet" onPress={onClose}>
              {dismissal}
            </Button>
          </Actions>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
