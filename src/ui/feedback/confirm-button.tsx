import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ButtonVariant } from '../form/button.tsx';
import { Button } from '../form/button.tsx';
import { lazy } from '../layout/lazy.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  () => <span data-late="" />,
);

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A button for an action that destroys something at once and cannot be undone: a dialog asks first. Its code loads after the button. */
export function ConfirmButton({ children, variant = 'secondary', ...question }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    ConfirmDialog.load().catch(() => undefined);
  }, []);
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <ConfirmDialog {...question} onClose={() => setOpen(false)} />}
    </>
  );
}
