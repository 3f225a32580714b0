import type { PageRow } from './row.ts';

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

export const createAccount = {
  paths: createAccountPaths,
  access: 'auth',
  layout: 'default',
  title: /*i18n*/ { id: 'pageTitle.createAccount', message: 'Create an account' },
  description: /*i18n*/ {
    id: 'pageDescription.createAccount',
    message: 'Create an account with your email address. We’ll email you a link to set your password.',
  },
} as const satisfies PageRow;

export const forgottenPassword = {
  paths: forgottenPasswordPaths,
  access: 'auth',
  layout: 'default',
  title: /*i18n*/ { id: 'pageTitle.forgottenPassword', message: 'Forgot your password?' },
  description: /*i18n*/ {
    id: 'pageDescription.forgottenPassword',
    message: 'Get a link by email to reset your password.',
  },
} as const satisfies PageRow;

export const newPassword = {
  paths: newPasswordPaths,
  access: 'auth',
  layout: 'default',
  title: /*i18n*/ { id: 'pageTitle.newPassword', message: 'Choose a password' },
  description: /*i18n*/ {
    id: 'pageDescription.newPassword',
    message: 'Set your account password using the link in our email.',
  },
} as const satisfies PageRow;
