import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { placePaths } from '../../../../machines/session/places.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The publisher sends nothing by e-mail. */
export function Empty() {
  return (
    <Stack>
      <p>
        <Trans>
          We do not send any newsletters at the moment. As soon as a publication has one, you can choose it here.
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
