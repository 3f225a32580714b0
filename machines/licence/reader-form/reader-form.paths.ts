/** Where a reader is added or changed, and the request confirmed. */
export const readerFormPaths = {
  /** Without a key a reader is added; `reader`: changed; `request` and `line`: a rejected line is corrected. */
  form: '/account/subscriptions/:aboId/readers/form?reader=:reader?&request=:request?&line=:line?',
  asked: '/account/subscriptions/:aboId/readers/form?step=asked',
};
