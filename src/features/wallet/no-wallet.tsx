import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** The person has no wallet. */
export function NoWallet() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You have no wallet.</Trans>
      </Intro>
      <p>
        <Trans>
          A wallet holds credits that are paid for in advance. What goes in and out of it would be listed here. The
          subscription desk opens one on request.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
