import { Trans } from '@lingui/react/macro';
import { isSettled } from '../../../machines/domain/invoice.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { SettledInvoices } from './settled-invoices.tsx';
import { invoiceWays } from './ways.tsx';

/** No open invoice: what was paid, and what would be here. */
export function Settled({ data: { invoices }, can, send }: InvoiceScreenProps<'settled'>) {
  const settled = invoices.filter(isSettled);
  return (
    <Stack gap="wide">
      <Stack gap="close">
        {settled.length > 0 ? (
          <Intro kind="success">
            {invoices.length === 1 ? (
              <Trans>This invoice is settled.</Trans>
            ) : (
              <Trans>All your invoices are settled.</Trans>
            )}
          </Intro>
        ) : (
          <Intro kind="info">
            <Trans>You have no invoices yet.</Trans>
          </Intro>
        )}
        <p>
          <Trans>A new invoice is announced by e-mail, with a link to pay it, and then appears here.</Trans>
        </p>
      </Stack>
      <SettledInvoices invoices={settled} />
      <Actions>
        <HelpLink can={can} send={send} ways={invoiceWays} />
      </Actions>
    </Stack>
  );
}
