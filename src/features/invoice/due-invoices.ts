import { msg } from '@lingui/core/macro';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import { sectionScreens } from '../shared/section-registry.tsx';
import { NothingToPay } from './due.tsx';
import { dueUnknown, toInvoices } from './payable.tsx';
import { invoicesSection } from './invoices-section.ts';
import { DueInvoices } from './due-invoice-list.tsx';

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
