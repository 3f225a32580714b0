/** Addresses of the import of readers from a list. */
export const readerImportPaths = {
  list: '/account/subscriptions/:aboId/readers/list',
  check: '/account/subscriptions/:aboId/readers/list?step=check',
  sent: '/account/subscriptions/:aboId/readers/list?step=sent',
};
