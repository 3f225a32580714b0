import { Trans } from '@lingui/react/macro';
import type { AwaitedTransfer } from '../../../../domain/invoice.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { invoicePaths } from '../../../../contract/pages/invoice.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface TransferLinkProps {
  readonly transfer: AwaitedTransfer;
  /** Nothing else is to be paid: it is the page's next step. */
  readonly isMain?: boolean;
}

/** Link to the page of a transfer: where to send it, or what came for it in another currency. */
export function TransferLink({ transfer: { reference, undecided }, isMain = false }: TransferLinkProps) {
  return (
    <Link href={linkTo(invoicePaths.success, { reference })} variant={isMain ? 'button' : 'standalone'}>
      <span>
        {undecided.length > 0 ? <Trans>View your payment</Trans> : <Trans>View bank details</Trans>}{' '}
        <VisuallyHidden as="span">{reference}</VisuallyHidden>
      </span>
    </Link>
  );
}
