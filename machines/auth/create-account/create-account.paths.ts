/** Where an account is requested and the letter announced. */
export const createAccountPaths = {
  form: '/signin/create?redirect=:redirect?',
  sent: '/signin/create?step=sent&redirect=:redirect?',
};
