import { Trans } from '@lingui/react/macro';
import { subscriptionsSteps } from '../../../machines/account/subscriptions/subscriptions.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Link } from '../../ui/link.tsx';

/** The way back to the list. */
export function BackLink() {
  return (
    <Link href={linkTo(subscriptionsSteps.list)} variant="standalone" icon="back">
      <Trans>All your subscriptions</Trans>
    </Link>
  );
}
