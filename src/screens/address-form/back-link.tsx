import { Trans } from '@lingui/react/macro';
import { addressesSteps } from '../../../machines/account/addresses/addresses.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Link } from '../../ui/link.tsx';

/** The way back to all addresses. */
export function BackLink() {
  return (
    <Link href={linkTo(addressesSteps.list)} variant="standalone">
      <Trans>Your addresses</Trans>
    </Link>
  );
}
