import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** Events that a person can send here. */
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
  /** Purpose of the email, and how long its link is valid. */
  readonly children: ReactNode;
}

/** An email was sent: how to use it, and what to do if it does not arrive. The text is the same for every address. */
export function EmailSent({ data: { draft, isRepeated, failure }, send, busy, children }: EmailSentProps) {
  return (
    <Stack>
      {failure && (
        <FailureNotice
          failure={failure}
          title={{
            uncertain: <Trans>We may not have resent the email</Trans>,
            refused: <Trans>We couldn’t resend the email</Trans>,
          }}
          takesFocus
        />
      )}
      {isRepeated && !failure && !busy && (
        <Notice kind="success" takesFocus>
          <p>
            <Trans>We’ve resent the email. Nothing after a few minutes? Check your spam folder.</Trans>
          </p>
        </Notice>
      )}
      <Intro kind="success">
        <Trans>
          We’ve emailed <strong translate="no">{draft.sentTo}</strong>.
        </Trans>
      </Intro>
      {children}
      <p>
        <Trans>Nothing after a few minutes? Check your spam folder and the address above, then resend it.</Trans>
      </p>
      <Actions>
        <Button isPending={busy} onPress={() => send({ type: 'email.requested' })}>
          <Trans>Resend the email</Trans>
        </Button>
        <Button variant="quiet" isDisabled={busy} onPress={() => send({ type: 'address.reopened' })}>
          <Trans>Change the address</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
