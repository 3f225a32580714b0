/** The address of the form for a new password. */
export const newPasswordPaths = {
  choice: '/signin/password?redirect=:redirect?',
};
