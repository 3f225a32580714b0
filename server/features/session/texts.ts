/** Words of the session calls. */
export const texts = {
  refused: /*i18n*/ {
    id: 'login.refused',
    message: 'Incorrect email or password. Try again, or reset your password.',
    comment: 'The same words whether the address is known or not',
  },
  passwordLinkOver: /*i18n*/ {
    id: 'password.linkOver',
    message: 'This link is no longer valid. Request a new one.',
    comment: 'The link of a letter, to choose a password, was used before, or is too old',
  },
  passwordKept: /*i18n*/ {
    id: 'password.kept',
    message: 'Your password has been saved, and you’re signed in.',
  },
  tokenRefused: /*i18n*/ {
    id: 'token.refused',
    message: 'This invoice link is no longer valid. Sign in to see your invoices, or ask us for a new link.',
  },
  verificationSent: /*i18n*/ {
    id: 'verification.sent',
    message: 'We’ve resent the confirmation email.',
  },
  alreadyVerified: /*i18n*/ {
    id: 'verification.alreadyDone',
    message: 'Your email address is already confirmed.',
  },
  verificationTitle: /*i18n*/ {
    id: 'verification.title',
    message: 'Confirm your email address',
  },
  verificationQuestion: /*i18n*/ {
    id: 'verification.question',
    message: 'Confirm that this is your address.',
  },
  verificationButton: /*i18n*/ {
    id: 'verification.button',
    message: 'Confirm my address',
  },
  verified: /*i18n*/ {
    id: 'verification.done',
    message: 'Your email address is confirmed',
  },
  verificationRefused: /*i18n*/ {
    id: 'verification.refused',
    message: 'This link is no longer valid',
    comment: 'Heading; the link to verify an email address was used before, or is too old',
  },
  toAccount: /*i18n*/ {
    id: 'verification.toAccount',
    message: 'Go to your account',
  },
  deviceSignedOut: /*i18n*/ {
    id: 'devices.signedOut',
    message: 'This device has been signed out.',
  },
  otherDevicesSignedOut: /*i18n*/ {
    id: 'devices.othersSignedOut',
    message: 'All other devices have been signed out.',
  },
};
