import { Trans } from '@lingui/react/macro';
import { MOST_ADDRESSES } from '../../../../machines/domain/address.ts';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BackLink } from './back-link.tsx';

/** There is no room for another address. */
export function Full() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>No account can have more than {MOST_ADDRESSES} addresses. Delete one to add another.</Trans>
      </Intro>
      <BackLink />
    </Stack>
  );
}
