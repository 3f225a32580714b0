import { Trans } from '@lingui/react/macro';
import { notificationsPaths } from '../../../../machines/watch/notifications/notifications.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Link } from '../../../ui/layout/link.tsx';

/** The way back to what is watched already. */
export function WatchesLink() {
  return (
    <Link href={linkTo(notificationsPaths.list)} variant="standalone">
      <Trans>See your watches</Trans>
    </Link>
  );
}
