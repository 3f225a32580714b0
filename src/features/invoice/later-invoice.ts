/** The views of the invoices' own later steps: a file of their own, which comes while the first one is read. */
export { Check } from './check.tsx';
export { PaidInvoices } from './paid-invoices.tsx';
