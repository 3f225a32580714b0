import { msg } from '@lingui/core/macro';
import type { InvoicesAnswer } from '../../../machines/domain/checkout.ts';
import { isTransferAwaited, openByUrgency } from '../../../machines/domain/invoice.ts';
import { dayIn } from '../../../machines/domain/moment.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { sectionScreens } from '../shared/section-screens.tsx';
import { Due, NothingToPay, toInvoices } from './due.tsx';
import { invoicesSection } from './invoices-section.ts';

/** What is due in all, and the button that pays it; the invoices themselves are on their page. */
function DueInvoices({ received: { invoices, readAt } }: { readonly received: InvoicesAnswer }) {
  const today = dayIn(readAt, useTimeZone());
  const payable = openByUrgency(invoices, today).filter((invoice) => !isTransferAwaited(invoice));
  return payable.length > 0 ? <Due payable={payable} today={today} /> : <Actions>{toInvoices}</Actions>;
}

/** The section of what a person has to pay, for the front page. */
export const dueInvoicesScreens = sectionScreens<InvoicesAnswer>({
  title: msg`Invoices`,
  unread: msg`We couldn’t load your invoices`,
  rows: 1,
  shown: DueInvoices,
  empty: NothingToPay,
  elsewhere: toInvoices,
});

/** What is due, in a sum, as a section. */
export const dueInvoices = invoicesSection(dueInvoicesScreens);
