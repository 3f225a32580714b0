import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface StartAgainProps {
  readonly can: (event: QuoteRequestEvent) => boolean;
  readonly send: (event: QuoteRequestEvent) => void;
  /** Called once everything is thrown away. */
  readonly onDone?: () => void;
}

/** Throws away everything that was typed, once the person has said so twice. */
export function StartAgain({ can, send, onDone }: StartAgainProps) {
  const [isAsked, setAsked] = useState(false);
  if (!can({ type: 'request.discarded' })) return null;
  if (!isAsked) {
    return (
      <Button variant="quiet" onPress={() => setAsked(true)}>
        <Trans>Start again</Trans>
      </Button>
    );
  }
  return (
    <Notice kind="warning" title={<Trans>Delete everything you have entered?</Trans>} takesFocus>
      <Actions>
        <Button
          variant="danger"
          onPress={() => {
            // Whoever stays on this step is not asked about what is gone.
            setAsked(false);
            send({ type: 'request.discarded' });
            onDone?.();
          }}
        >
          <Trans>Delete and start again</Trans>
        </Button>
        <Button onPress={() => setAsked(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </Actions>
    </Notice>
  );
}
