/** Pages of the request for an account: the form, and the notice of the sent email. */
export const createAccountPaths = {
  form: '/signin/create?redirect=:redirect?',
  sent: '/signin/create?step=sent&redirect=:redirect?',
};

/** Pages of the password reset request: the form, and the notice of the sent email. */
export const forgottenPasswordPaths = {
  form: '/signin/forgotten?redirect=:redirect?',
  sent: '/signin/forgotten?step=sent&redirect=:redirect?',
};

/** The address of the form for a new password. */
export const newPasswordPaths = {
  choice: '/signin/password?redirect=:redirect?',
};
