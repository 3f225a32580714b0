import { msg } from '@lingui/core/macro';
import { isWhole } from '../../../domain/completeness.ts';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import { dayIn } from '../../../domain/moment.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import type { ReceivedProps } from '../shared/section-screens.tsx';
import { sectionScreens } from '../shared/section-screens.tsx';
import { Due, dueUnknown, NothingToPay, payableAmong, PayInvoices, toInvoices } from './due.tsx';
import { invoicesSection } from './invoices-section.ts';
import { PendingRefunds } from './pending-refunds.tsx';

/** What is due in all, and the button that pays it; the invoices themselves are on their page. */
function DueInvoices({ received, ...retry }: ReceivedProps<InvoicesAnswer>) {
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

/** The section of what a person has to pay, for the front page. */
export const dueInvoicesScreens = sectionScreens<InvoicesAnswer>({
  title: msg`Invoices`,
  unread: msg`We couldn’t load your invoices`,
  partly: dueUnknown,
  rows: 1,
  shown: DueInvoices,
  empty: NothingToPay,
  elsewhere: toInvoices,
});

/** What is due, in a sum, as a section. */
export const dueInvoices = invoicesSection(dueInvoicesScreens);
