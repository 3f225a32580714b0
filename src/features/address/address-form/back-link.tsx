import { Trans } from '@lingui/react/macro';
import { addressesPaths } from '../../../../machines/address/addresses/addresses.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Link } from '../../../ui/layout/link.tsx';

/** The way back to all addresses. */
export function BackLink() {
  return (
    <Link href={linkTo(addressesPaths.list)} variant="standalone">
      <Trans>Your addresses</Trans>
    </Link>
  );
}
