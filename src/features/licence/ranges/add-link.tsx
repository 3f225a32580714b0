import { Trans } from '@lingui/react/macro';
import { rangeFormPaths } from '../../../../machines/licence/range-form/range-form.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';

/** The way to further ranges. */
export function AddLink({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <Link href={linkTo(rangeFormPaths.form, { aboId })} variant="button">
        <Trans>Add IP ranges</Trans>
      </Link>
    </Actions>
  );
}
