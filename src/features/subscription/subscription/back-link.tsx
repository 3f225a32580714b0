import { Trans } from '@lingui/react/macro';
import { subscriptionsPaths } from '../../../../machines/subscription/subscriptions/subscriptions.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Link } from '../../../ui/layout/link.tsx';

/** The way back to the list. */
export function BackLink() {
  return (
    <Link href={linkTo(subscriptionsPaths.list)} variant="standalone" icon="back">
      <Trans>All your subscriptions</Trans>
    </Link>
  );
}
