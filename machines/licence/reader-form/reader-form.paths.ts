/** Addresses of the form for a reader and of the confirmation of its request. */
export const readerFormPaths = {
  /** Without keys: adds a reader; `reader`: changes one; `request` and `line`: corrects a rejected line. */
  form: '/account/subscriptions/:aboId/readers/form?reader=:reader?&request=:request?&line=:line?',
  asked: '/account/subscriptions/:aboId/readers/form?step=asked',
};
