/** Addresses of the pages that the session draws itself (specification §2). */
export const placePaths = {
  home: '/',
  accountHome: '/account',
  signIn: '/signin?redirect=:redirect?',
  /** Where a call that answered 401 leads: the same page (specification §6). */
  login: '/login?redirect=:redirect?',
};
