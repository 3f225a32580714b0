import { isWhole } from '../../../domain/completeness.ts';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import { dayIn } from '../../../domain/moment.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Actions } from '../../ui/form/actions.tsx';
import type { ReceivedProps } from '../shared/section-screens.tsx';
import { Due, PayInvoices } from './due.tsx';
import { payableAmong, toInvoices } from './payable.tsx';
import { PendingRefunds } from './pending-refunds.tsx';

/** What is due in all, and the button that pays it; the invoices themselves are on their page. */
export function DueInvoices({ received, ...retry }: ReceivedProps<InvoicesAnswer>) {
  const today = dayIn(received.readAt, useTimeZone());
  const isDue = payableAmong(received, today).length > 0;
  return (
    <>
      {isDue && (isWhole(received) ? <Due received={received} today={today} /> : <PayInvoices />)}
      <PendingRefunds refunds={received.refunds} {...retry} />
      {!isDue && <Actions>{toInvoices}</Actions>}
    </>
  );
}
