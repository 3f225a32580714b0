import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ModificationScreenProps } from './screen-props.ts';

/** Nothing of this number is this person's to see: it is mistyped, or another's. */
export function NotFound({ data: { request } }: ModificationScreenProps<'notFound'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We cannot find a request of yours under this number.</Trans>
      </Intro>
      <p>
        <Trans>
          The address names the number <strong translate="no">{request}</strong>. It may be mistyped, or belong to
          another account.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.accountHome)} variant="standalone">
          <Trans>Go to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
