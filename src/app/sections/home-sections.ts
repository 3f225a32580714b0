export { dueInvoices as openInvoices } from '../../features/invoice/due-invoices-section.ts';
export { latestArticles } from '../../features/reading/latest-articles-section.ts';
