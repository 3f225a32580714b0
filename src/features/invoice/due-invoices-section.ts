import { dueInvoicesScreens } from './due-invoices.tsx';
import { invoicesSection } from './invoices-section.ts';

/** What is due, in a sum, as a section. */
export const dueInvoices = invoicesSection(dueInvoicesScreens);
