import { Trans } from '@lingui/react/macro';
import { readerFormPaths } from '../../../../machines/licence/reader-form/reader-form.paths.ts';
import { readerImportPaths } from '../../../../machines/licence/reader-import/reader-import.paths.ts';
import { rangesPaths } from '../../../../machines/licence/ranges/ranges.paths.ts';
import { subscriptionPaths } from '../../../../machines/subscription/subscription/subscription.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';

/** Ways to further readers, and to the other pages of the licence. */
export function LicenceLinks({ aboId }: { readonly aboId: string }) {
  return (
    <Actions>
      <Link href={linkTo(readerFormPaths.form, { aboId })} variant="button">
        <Trans>Add a reader</Trans>
      </Link>
      <Link href={linkTo(readerImportPaths.list, { aboId })} variant="standalone">
        <Trans>Add readers from a list</Trans>
      </Link>
      <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
        <Trans>IP ranges of your license</Trans>
      </Link>
      <Link href={linkTo(subscriptionPaths.detail, { aboId })} variant="standalone" icon="back">
        <Trans>Back to the subscription</Trans>
      </Link>
    </Actions>
  );
}
