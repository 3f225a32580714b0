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

const load = (): void => void ConfirmDialog.load().catch(() => undefined);

/** A button for an action that destroys something at once and cannot be undone: a dialog asks first. Its code loads when the page is idle. */
export function ConfirmButton({ children, variant = 'secondary', ...question }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return load();
    const waiting = requestIdleCallback(load);
    return () => cancelIdleCallback(waiting);
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
