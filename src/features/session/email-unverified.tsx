import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { SessionScreenProps } from './home-screens.tsx';

/** Events of the buttons here. */
interface PressedEvent {
  readonly type: 'verification.claimed' | 'verification.requested' | 'signOut.requested';
}

/** The e-mail address is not confirmed yet: how to confirm it, and how to get the email again. */
export function EmailUnverified({ data, can, send, busy }: SessionScreenProps<'emailUnverified'>) {
  /** Event of the button pressed last: that button shows as pending. */
  const [pressed, setPressed] = useState<PressedEvent['type'] | null>(null);
  const { failure, visitor } = data;
  const canAsk = can({ type: 'verification.requested' });
  const isSent = !busy && !canAsk;
  const button = (type: PressedEvent['type']) => ({
    isPending: busy && pressed === type,
    isDisabled: !can({ type }),
    onPress: () => {
      setPressed(type);
      send({ type });
    },
  });
  return (
    <Stack>
      {failure && (
        <FailureNotice failure={failure} title={<Trans>That did not work</Trans>} takesFocus>
          <p>
            <Trans>Nothing has changed. Try again in a moment.</Trans>
          </p>
        </FailureNotice>
      )}
      {isSent && (
        <Notice kind="success" takesFocus>
          <p>
            <Trans>The message is on its way again. It can take a few minutes; check your spam folder, too.</Trans>
          </p>
        </Notice>
      )}
      {pressed === 'verification.claimed' && canAsk && !failure && (
        <Notice kind="info" takesFocus>
          <p>
            <Trans>The address is not confirmed yet. Open the link in our message first, then come back here.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>
          We wrote to <strong translate="no">{visitor.account.email}</strong>. Open the link in that message to confirm
          that the address is yours; your account then opens.
        </Trans>
      </p>
      <Actions>
        <Button variant="primary" {...button('verification.claimed')}>
          <Trans>I have confirmed my address</Trans>
        </Button>
        <Button {...button('verification.requested')}>
          <Trans>Send the message again</Trans>
        </Button>
        <Button variant="quiet" {...button('signOut.requested')}>
          <Trans>Use another account</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
