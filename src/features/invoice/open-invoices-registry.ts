import { msg } from '@lingui/core/macro';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import { NothingToPay } from './due.tsx';
import { dueUnknown, toInvoices } from './payable.tsx';
import { sectionScreens } from '../shared/section-registry.tsx';
import { OpenInvoices } from './open-invoices-summary.tsx';

/** The section of what a person has to pay. */
export const openInvoicesScreens = sectionScreens<InvoicesAnswer>({
  title: msg`Invoices`,
  unread: msg`We couldn’t load your invoices`,
  partly: dueUnknown,
  rows: 2,
  parts: ['sum', 'action'],
  shown: OpenInvoices,
  empty: NothingToPay,
  elsewhere: toInvoices,
});
