import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import { VerificationNotices } from './verification-notices.tsx';

/** Events of the buttons here. */
interface PressedEvent {
  readonly type: 'verification.claimed' | 'verification.requested' | 'signOut.requested';
}

/** The email address is not confirmed yet: how to confirm it, and how to get the email again. */
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
      <VerificationNotices failure={failure} isUnconfirmed={pressed === 'verification.claimed' && canAsk} />
      {isSent && (
        <Notice kind="success" takesFocus>
          <p>
            <Trans>We’ve resent the email. Nothing after a few minutes? Check your spam folder.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>
          We’ve emailed <strong translate="no">{visitor.account.email}</strong>. Open the link in that email to confirm
          your address and open your account.
        </Trans>
      </p>
      <Actions>
        <Button variant="primary" {...button('verification.claimed')}>
          <Trans>I’ve confirmed my address</Trans>
        </Button>
        <Button {...button('verification.requested')}>
          <Trans>Resend the email</Trans>
        </Button>
        <Button variant="quiet" {...button('signOut.requested')}>
          <Trans>Use another account</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
