/** The address of the page of a licence’s networks. */
export const rangesPaths = {
  list: '/account/subscriptions/:aboId/ranges',
};

/** Address of the form that adds networks, changes one, or corrects the rejected line of a request. */
export const rangeFormPaths = {
  form: '/account/subscriptions/:aboId/ranges/form?range=:range?&request=:request?&line=:line?',
};

/** The address of the page of a licence’s readers, with its filters. */
export const readersPaths = {
  list: '/account/subscriptions/:aboId/readers?text=:text?&state=:state?',
};

/** Addresses of the form for a reader and of the confirmation of its request. */
export const readerFormPaths = {
  /** Without keys: adds a reader; `reader`: changes one; `request` and `line`: corrects a rejected line. */
  form: '/account/subscriptions/:aboId/readers/form?reader=:reader?&request=:request?&line=:line?',
  asked: '/account/subscriptions/:aboId/readers/form?step=asked',
};

/** Addresses of the import of readers from a list. */
export const readerImportPaths = {
  list: '/account/subscriptions/:aboId/readers/list',
  check: '/account/subscriptions/:aboId/readers/list?step=check',
  sent: '/account/subscriptions/:aboId/readers/list?step=sent',
};
