import { Trans } from '@lingui/react/macro';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';

interface StartAgainProps {
  readonly can: (event: QuoteRequestEvent) => boolean;
  readonly send: (event: QuoteRequestEvent) => void;
  /** Called once the request is deleted. */
  readonly onDone?: () => void;
}

/** Deletes the request, after a confirmation. */
export function StartAgain({ can, send, onDone }: StartAgainProps) {
  if (!can({ type: 'request.discarded' })) return null;
  return (
    <ConfirmButton
      variant="quiet"
      title={<Trans>Delete everything you have entered?</Trans>}
      consequence={<Trans>This deletes your choices and your details, and can’t be undone.</Trans>}
      action={<Trans>Delete and start over</Trans>}
      dismissal={<Trans>Keep it</Trans>}
      onConfirm={() => {
        send({ type: 'request.discarded' });
        onDone?.();
      }}
    >
      <Trans>Start over…</Trans>
    </ConfirmButton>
  );
}
