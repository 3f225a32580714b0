export { latestArticles } from '../../features/reading/latest-articles-section.ts';
export { openInvoices } from '../../features/invoice/open-invoices-section.ts';
export { receivedNewsletters } from '../../features/newsletter/received-newsletters-section.ts';
export { renewals } from '../../features/subscription/renewals-section.ts';
