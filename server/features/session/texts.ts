/** Words of the session calls. */
export const texts = {
  refused: /*i18n*/ {
    id: 'login.refused',
    message: 'This e-mail address and password do not match.',
    comment: 'The same words whether the address is known or not',
  },
  passwordLinkOver: /*i18n*/ {
    id: 'password.linkOver',
    message: 'This link is no longer valid.',
    comment: 'The link of a letter, to choose a password, was used before, or is too old',
  },
  passwordKept: /*i18n*/ {
    id: 'password.kept',
    message: 'Your password is saved, and you are signed in.',
  },
  tokenRefused: /*i18n*/ {
    id: 'token.refused',
    message: 'This invoice link is no longer valid. Sign in to see your invoices, or ask us for a new link.',
  },
  verificationSent: /*i18n*/ {
    id: 'verification.sent',
    message: 'We have sent you the verification message again.',
  },
  alreadyVerified: /*i18n*/ {
    id: 'verification.alreadyDone',
    message: 'Your e-mail address is already verified.',
  },
  verificationTitle: /*i18n*/ {
    id: 'verification.title',
    message: 'Confirm your e-mail address',
  },
  verificationQuestion: /*i18n*/ {
    id: 'verification.question',
    message: 'One click, and your address is confirmed.',
  },
  verificationButton: /*i18n*/ {
    id: 'verification.button',
    message: 'Confirm my address',
  },
  verified: /*i18n*/ {
    id: 'verification.done',
    message: 'Your e-mail address is confirmed',
  },
  verificationRefused: /*i18n*/ {
    id: 'verification.refused',
    message: 'This link is no longer valid',
    comment: 'Heading; the link to verify an e-mail address was used before, or is too old',
  },
  toAccount: /*i18n*/ {
    id: 'verification.toAccount',
    message: 'Go to your account',
  },
  deviceSignedOut: /*i18n*/ {
    id: 'devices.signedOut',
    message: 'That device is signed out.',
  },
  otherDevicesSignedOut: /*i18n*/ {
    id: 'devices.othersSignedOut',
    message: 'All other devices are signed out.',
  },
};
