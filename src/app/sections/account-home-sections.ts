export { latestArticles } from './latest-articles.ts';
export { openInvoices } from './open-invoices.ts';
export { receivedNewsletters } from './received-newsletters.ts';
export { renewals } from './renewals.ts';
