import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linkTo } from '../../../machines/engine/index.ts';
import { profilePaths } from '../../../contract/pages/profile.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import { VerificationNotices } from './verification-notices.tsx';

/** The account has no email address: why that matters, how to add one, and the way out. */
export function EmailMissing({ data: { failure }, can, send, busy }: SessionScreenProps<'emailMissing'>) {
  const [hasClaimed, setClaimed] = useState(false);
  const canClaim = can({ type: 'verification.claimed' });
  return (
    <Stack>
      <VerificationNotices failure={failure} isUnconfirmed={hasClaimed && canClaim} />
      <p>
        <Trans>
          You’re signed in, but your account needs an email address before you can use it. That’s where we send your
          invoices and answers.
        </Trans>
      </p>
      <p>
        <Trans>Add your address, and we’ll email you a link to confirm it.</Trans>
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
