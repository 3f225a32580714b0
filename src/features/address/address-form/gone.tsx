import { Trans } from '@lingui/react/macro';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BackLink } from './back-link.tsx';

/** The address that was to be changed is not there any more. */
export function Gone() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>This address is no longer among yours: it was deleted.</Trans>
      </Intro>
      <BackLink />
    </Stack>
  );
}
