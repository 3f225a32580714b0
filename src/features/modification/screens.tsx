import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ModificationContext } from '../../../machines/modification/modification.context.ts';
import type { ModificationEvent } from '../../../machines/modification/modification.machine.ts';
import type { modificationSteps as steps } from '../../../machines/modification/modification.steps.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';

/** Props of a step's view. */
export type ModificationScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ModificationContext & NeedsOf<(typeof steps)[Name]>,
  ModificationEvent
>;

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
