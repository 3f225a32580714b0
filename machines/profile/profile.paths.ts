/** Addresses of the personal information and its forms (specification §2). */
export const profilePaths = {
  overview: '/account/infosuser',
  identity: '/account/infosuser/identity',
  information: '/account/infosuser/information',
  email: '/account/infosuser/email',
  password: '/account/infosuser/password',
};
