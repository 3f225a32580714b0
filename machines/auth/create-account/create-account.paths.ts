/** Pages of the request for an account: the form, and the notice of the sent email. */
export const createAccountPaths = {
  form: '/signin/create?redirect=:redirect?',
  sent: '/signin/create?step=sent&redirect=:redirect?',
};
