/** Pages of the password reset request: the form, and the notice of the sent email. */
export const forgottenPasswordPaths = {
  form: '/signin/forgotten?redirect=:redirect?',
  sent: '/signin/forgotten?step=sent&redirect=:redirect?',
};
