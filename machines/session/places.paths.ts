/** Addresses of the pages that the session draws itself (specification §2). */
export const placePaths = {
  home: '/',
  accountHome: '/account',
  signIn: '/signin?redirect=:redirect?',
  /** Target of a call that answered 401: the same page (specification §6). */
  login: '/login?redirect=:redirect?',
};
