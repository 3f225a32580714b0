import { Trans } from '@lingui/react/macro';
import type { AwaitedTransfer } from '../../../../domain/invoice.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { invoicePaths } from '../../../../contract/pages/invoice.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

/** Link to the page of a transfer: where to send it, or what came for it in another currency. */
export function TransferLink({ transfer: { reference, undecided } }: { readonly transfer: AwaitedTransfer }) {
  return (
    <Link href={linkTo(invoicePaths.success, { reference })} variant="standalone">
      <span>
        {undecided.length > 0 ? <Trans>View your payment</Trans> : <Trans>View bank details</Trans>}{' '}
        <VisuallyHidden as="span">{reference}</VisuallyHidden>
      </span>
    </Link>
  );
}
