/** Where networks are added, or one of them changed, or the rejected line of a request corrected. */
export const rangeFormPaths = {
  form: '/account/subscriptions/:aboId/ranges/form?range=:range?&request=:request?&line=:line?',
};
