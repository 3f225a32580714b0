import { invoicesSection } from './invoices-section.ts';
import { openInvoicesScreens } from './open-invoices-registry.ts';

/** Open invoices as a section. */
export const openInvoices = invoicesSection(openInvoicesScreens);
