import { Trans } from '@lingui/react/macro';
import { notificationsSteps } from '../../../machines/account/notifications/notifications.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Link } from '../../ui/link.tsx';

/** The way back to what is watched already. */
export function WatchesLink() {
  return (
    <Link href={linkTo(notificationsSteps.list)} variant="standalone">
      <Trans>See your watches</Trans>
    </Link>
  );
}
