/** Address of the form that adds networks, changes one, or corrects the rejected line of a request. */
export const rangeFormPaths = {
  form: '/account/subscriptions/:aboId/ranges/form?range=:range?&request=:request?&line=:line?',
};
