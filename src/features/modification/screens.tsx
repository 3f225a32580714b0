import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import type { ModificationScreenProps } from './screen-props.ts';

/** The person has no request of this number: it is mistyped, or another account’s. */
export function NotFound({ data: { request } }: ModificationScreenProps<'notFound'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We can’t find a request with this number in your account.</Trans>
      </Intro>
      <p>
        <Trans>
          The page address contains the number <strong translate="no">{request}</strong>. Check it for typos, or sign in
          with another account.
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

/** The request could not be loaded. */
export function Unreadable({ data: { failure }, send }: ModificationScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your request</Trans>}
    />
  );
}
