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
        <Trans>You don’t have a wallet.</Trans>
      </Intro>
      <p>
        <Trans>A wallet holds prepaid credits. Its transactions would appear here. Ask us to open one for you.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Back to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
