import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linkTo } from '../../../machines/engine/index.ts';
import { profilePaths } from '../../../machines/profile/profile.paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { SessionScreenProps } from './home-screens.tsx';

/** The account has no email address: why that matters, how to add one, and the way out. */
export function EmailMissing({ data: { failure }, can, send, busy }: SessionScreenProps<'emailMissing'>) {
  const [hasClaimed, setClaimed] = useState(false);
  const canClaim = can({ type: 'verification.claimed' });
  return (
    <Stack>
      {failure && (
        <FailureNotice
          failure={failure}
          title={{
            uncertain: <Trans>We may not have received your request</Trans>,
            refused: <Trans>That didn’t work</Trans>,
          }}
          takesFocus
        />
      )}
      {hasClaimed && canClaim && !failure && (
        <Notice kind="info" takesFocus>
          <p>
            <Trans>Your address isn’t confirmed yet. Open the link in our email, then come back here.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>
          You’re signed in, but your account needs an email address before you can use it: that’s where we send your
          invoices and answers.
        </Trans>
      </p>
      <p>
        <Trans>Add your address: we’ll email you a link to confirm it.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(profilePaths.email)} variant="button">
          <Trans>Add an email address</Trans>
        </Link>
        <Button
          isPending={busy && hasClaimed}
          isDisabled={!canClaim}
          onPress={() => {
            setClaimed(true);
            send({ type: 'verification.claimed' });
          }}
        >
          <Trans>I’ve confirmed my address</Trans>
        </Button>
        <Button
          variant="quiet"
          isDisabled={!can({ type: 'signOut.requested' })}
          onPress={() => send({ type: 'signOut.requested' })}
        >
          <Trans>Use another account</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
