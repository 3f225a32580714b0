/** Where a new password is requested and the letter announced. */
export const forgottenPasswordPaths = {
  form: '/signin/forgotten?redirect=:redirect?',
  sent: '/signin/forgotten?step=sent&redirect=:redirect?',
};
