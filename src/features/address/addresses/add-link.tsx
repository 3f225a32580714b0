import { Trans } from '@lingui/react/macro';
import { addressFormPaths } from '../../../../machines/address/address-form/address-form.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';

/** The way to another address. */
export function AddLink() {
  return (
    <Actions>
      <Link href={linkTo(addressFormPaths.form)} variant="button">
        <Trans>Add an address</Trans>
      </Link>
    </Actions>
  );
}
