import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AwaitedTransfer, Invoice } from '../../../domain/invoice.ts';
import { isTransferAwaited } from '../../../domain/invoice.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EventLink } from '../shared/event-link.tsx';
import { TransferLink } from '../shared/ordering/transfer-link.tsx';
import { checkPlace } from './places.ts';
import type { InvoiceScreenProps } from './screen-props.ts';

interface TransferLinksProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  readonly transfer: AwaitedTransfer;
  /** All payable invoices: the transfer may cover several of them. */
  readonly invoices: readonly Invoice[];
  /** Nothing else is to be paid: its page is the next step. */
  readonly isMain?: boolean;
  /** Further links, at the end. */
  readonly children?: ReactNode;
}

/** Actions on an awaited transfer: show the bank account, or pay its invoices with another method. */
export function TransferLinks({ transfer, invoices, isMain = false, children, can, send }: TransferLinksProps) {
  const { reference, undecided } = transfer;
  const invoiceIds = invoices
    .filter((invoice) => isTransferAwaited(invoice) && invoice.awaitedTransfer?.reference === reference)
    // A public body pays what is on Chorus Pro by transfer.
    .filter(({ chorus }) => chorus === null)
    .map(({ id }) => id);
  const replaced = { type: 'transfer.replaced', invoiceIds } as const;
  return (
    <Actions>
      <TransferLink transfer={transfer} isMain={isMain} />
      {invoiceIds.length > 0 && undecided.length === 0 && (
        <EventLink href={checkPlace} variant="standalone" event={replaced} can={can} send={send}>
          <span>
            <Trans>Pay another way</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
          </span>
        </EventLink>
      )}
      {children}
    </Actions>
  );
}
