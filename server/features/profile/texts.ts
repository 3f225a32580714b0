/** Words of the calls about the profile, and of the page that confirms another email address. */
export const texts = {
  identityKept: /*i18n*/ { id: 'profile.identityKept', message: 'Your name and phone number have been saved.' },
  informationKept: /*i18n*/ { id: 'profile.informationKept', message: 'Your information has been saved.' },
  wrongPassword: /*i18n*/ {
    id: 'profile.wrongPassword',
    message: 'This isn’t your current password. Try again.',
    comment: 'Beside the field where somebody who has signed in was asked for it again',
  },
  emailAsked: /*i18n*/ {
    id: 'profile.emailAsked',
    message: 'We’ve emailed your new address. It takes effect once you confirm it.',
  },
  emailResent: /*i18n*/ { id: 'profile.emailResent', message: 'We’ve resent the email.' },
  emailStays: /*i18n*/ { id: 'profile.emailStays', message: 'Your email address stays the same.' },
  noEmailChange: /*i18n*/ {
    id: 'profile.noEmailChange',
    message: 'No email address change is awaiting confirmation. Reload the page.',
  },
  passwordKept: /*i18n*/ {
    id: 'profile.passwordKept',
    message: 'Your new password has been saved. We’ve signed you out everywhere else.',
  },
  confirmTitle: /*i18n*/ { id: 'profile.confirmTitle', message: 'Change your email address' },
  undoTitle: /*i18n*/ { id: 'profile.undoTitle', message: 'Undo the change to your email address' },
  undoQuestion: /*i18n*/ {
    id: 'profile.undoQuestion',
    message:
      'Your account gets this address back. We sign out all devices, and you set a new password, since someone may know the old one.',
  },
  undoButton: /*i18n*/ { id: 'profile.undoButton', message: 'Undo the change' },
  undone: /*i18n*/ { id: 'profile.undone', message: 'Your email address has been restored' },
  undoAdvice: /*i18n*/ {
    id: 'profile.undoAdvice',
    message:
      'This link was already used, or is more than 14 days old. Contact us if you’ve lost access to your account.',
  },
  undoTaken: /*i18n*/ {
    id: 'profile.undoTaken',
    message:
      'Another account now uses this address, so you can’t undo the change here. Contact us if you’ve lost access to your account.',
  },
  confirmQuestion: /*i18n*/ {
    id: 'profile.confirmQuestion',
    message: 'Confirm to sign in with this address and get our emails there.',
  },
  confirmButton: /*i18n*/ { id: 'profile.confirmButton', message: 'Use this address' },
  confirmed: /*i18n*/ { id: 'profile.confirmed', message: 'Your email address is changed' },
  confirmRefused: /*i18n*/ {
    id: 'profile.confirmRefused',
    message: 'This link is no longer valid',
    comment:
      'Heading; the link to confirm another email address was used before, is too old, or the change was cancelled',
  },
  refusedAdvice: /*i18n*/ {
    id: 'profile.refusedAdvice',
    message:
      'This link was already used, has expired, or the change was canceled. Request a new one from your account.',
  },
};
