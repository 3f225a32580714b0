import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { placePaths } from '../../../../machines/session/places.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The publisher sends nothing to everybody. */
export function NothingOffered() {
  return (
    <Stack>
      <p>
        <Trans>There is no newsletter to choose at the moment.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.home)} variant="standalone">
          <Trans>Back to the home page</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
