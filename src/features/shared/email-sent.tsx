import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** What a person can do here. */
interface PressedEvent {
  readonly type: 'email.requested' | 'address.reopened';
}

interface EmailSentProps {
  readonly data: {
    readonly draft: { readonly sentTo: string };
    readonly isRepeated: boolean;
    readonly failure: Failure | null;
  };
  readonly send: (event: PressedEvent) => void;
  readonly busy: boolean;
  /** What the letter is for, and how long its link holds. */
  readonly children: ReactNode;
}

/** The letter is on its way: what to do with it, and what if it does not come. It says the same of every address. */
export function EmailSent({ data: { draft, isRepeated, failure }, send, busy, children }: EmailSentProps) {
  return (
    <Stack>
      {failure && (
        <FailureNotice failure={failure} title={<Trans>The message has not been sent again</Trans>} takesFocus>
          <p>
            <Trans>The first one is still on its way. Try again in a moment.</Trans>
          </p>
        </FailureNotice>
      )}
      {isRepeated && !failure && !busy && (
        <Notice kind="success" takesFocus>
          <p>
            <Trans>The message is on its way again. It can take a few minutes; check your spam folder, too.</Trans>
          </p>
        </Notice>
      )}
      <Intro kind="success">
        <Trans>
          We have written to <strong translate="no">{draft.sentTo}</strong>.
        </Trans>
      </Intro>
      {children}
      <p>
        <Trans>
          It can take a few minutes. If it does not arrive, check your spam folder and the address, then have it sent
          again.
        </Trans>
      </p>
      <Actions>
        <Button isPending={busy} onPress={() => send({ type: 'email.requested' })}>
          <Trans>Send the message again</Trans>
        </Button>
        <Button variant="quiet" isDisabled={busy} onPress={() => send({ type: 'address.reopened' })}>
          <Trans>Change the address</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
