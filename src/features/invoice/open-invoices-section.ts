import { invoicesSection } from './invoices-section.ts';
import { openInvoicesScreens } from './open-invoices-summary.tsx';

/** Open invoices as a section. */
export const openInvoices = invoicesSection(openInvoicesScreens);
