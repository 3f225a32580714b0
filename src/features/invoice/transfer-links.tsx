import { Trans } from '@lingui/react/macro';
import type { AwaitedTransfer, Invoice } from '../../../machines/domain/invoice.ts';
import { isTransferAwaited } from '../../../machines/domain/invoice.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { checkPlace, outcomePlace } from './places.ts';
import type { InvoiceScreenProps } from './screen-props.ts';

interface TransferLinksProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  readonly transfer: AwaitedTransfer;
  /** All that can be paid: the transfer may be for several of them. */
  readonly invoices: readonly Invoice[];
}

/** What can be done about a transfer that is awaited: see where it goes, or pay what it is for in another way. */
export function TransferLinks({ transfer: { reference }, invoices, can, send }: TransferLinksProps) {
  const invoiceIds = invoices
    .filter((invoice) => isTransferAwaited(invoice) && invoice.awaitedTransfer?.reference === reference)
    .map(({ id }) => id);
  const replaced = { type: 'transfer.replaced', invoiceIds } as const;
  return (
    <Actions>
      <Link href={outcomePlace(reference)} variant="standalone">
        <span>
          <Trans>See the details</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
        </span>
      </Link>
      {invoiceIds.length > 0 && (
        <EventLink href={checkPlace} variant="standalone" event={replaced} can={can} send={send}>
          <span>
            <Trans>Pay another way</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
          </span>
        </EventLink>
      )}
    </Actions>
  );
}
