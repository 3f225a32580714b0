import { useLingui } from '@lingui/react/macro';
import { isSettled } from '../../../domain/invoice.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { PartialNotice } from '../shared/partial-notice.tsx';
import { invoiceWays } from './invoice-ways.tsx';
import { dueUnknown } from './payable.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { Refunds } from './refunds.tsx';
import { SettledInvoices } from './settled-invoices.tsx';

type MissingInvoicesProps = Pick<
  ScreenProps<Pick<InvoiceContext, 'completeness'>, InvoiceEvent>,
  'data' | 'send' | 'busy'
>;

/** Without all invoices, nothing is said about what is due. */
export function MissingInvoices({ data: { completeness }, send, busy }: MissingInvoicesProps) {
  const { i18n } = useLingui();
  return (
    <PartialNotice completeness={completeness} onRetry={() => send({ type: 'retried' })} busy={busy}>
      {i18n._(dueUnknown)}
    </PartialNotice>
  );
}

/** No open invoice among those that could be read. */
export function Incomplete({ data, can, send, busy }: InvoiceScreenProps<'incomplete'>) {
  return (
    <Stack gap="wide">
      <MissingInvoices data={data} send={send} busy={busy} />
      <Refunds refunds={data.refunds} onRetry={() => send({ type: 'retried' })} busy={busy} />
      <SettledInvoices invoices={data.invoices.filter(isSettled)} readAt={data.readAt} />
      <Actions>
        <HelpLink can={can} send={send} ways={invoiceWays} />
      </Actions>
    </Stack>
  );
}
