import { Trans } from '@lingui/react/macro';
import { readerFormSteps } from '../../../machines/account/reader-form/reader-form.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Link } from '../../ui/link.tsx';

/** Ways to further readers, and to the other pages of the licence. */
export function LicenceLinks({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <Link href={linkTo(readerFormSteps.form, { aboId })} variant="button">
        <Trans>Add a reader</Trans>
      </Link>
    </Actions>
  );
}
