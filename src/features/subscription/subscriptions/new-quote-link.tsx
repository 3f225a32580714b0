import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { quotationPaths } from '../../../../machines/quotation/quotation.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';

/** The way to another subscription. */
export function NewQuoteLink() {
  return (
    <Actions>
      <Link href={linkTo(quotationPaths.newOffer)} variant="standalone" icon="forward">
        <Trans>Ask for a quote for another subscription</Trans>
      </Link>
    </Actions>
  );
}
