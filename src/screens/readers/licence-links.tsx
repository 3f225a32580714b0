import { Trans } from '@lingui/react/macro';
import { readerFormSteps } from '../../../machines/account/reader-form/reader-form.steps.ts';
import { readerImportSteps } from '../../../machines/account/reader-import/reader-import.steps.ts';
import { rangesSteps } from '../../../machines/account/ranges/ranges.steps.ts';
import { subscriptionSteps } from '../../../machines/account/subscription/subscription.steps.ts';
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
      <Link href={linkTo(readerImportSteps.list, { aboId })} variant="standalone">
        <Trans>Add readers from a list</Trans>
      </Link>
      <Link href={linkTo(rangesSteps.list, { aboId })} variant="standalone">
        <Trans>IP ranges of your license</Trans>
      </Link>
      <Link href={linkTo(subscriptionSteps.detail, { aboId })} variant="standalone" icon="back">
        <Trans>Back to the subscription</Trans>
      </Link>
    </Actions>
  );
}
