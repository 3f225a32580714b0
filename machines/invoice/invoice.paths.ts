/** Addresses of the invoice funnel (specification §2). */
export const invoicePaths = {
  choice: '/account/invoices',
  check: '/account/invoices?step=check',
  help: '/account/invoices?step=help',
  success: '/account/invoices/success/:reference',
  failed: '/account/invoices/failed/:reference',
};
