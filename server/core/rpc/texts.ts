/** Words for failures that any call can end in. */
export const texts = {
  malformed: /*i18n*/ {
    id: 'call.malformed',
    message: 'We couldn’t process this request. Reload the page and try again.',
    comment: 'The request has not the shape that the server expects',
  },
  unknown: /*i18n*/ {
    id: 'call.unknown',
    message: 'We can’t find what you asked for.',
    comment: 'The request names something by a number that nothing has',
  },
  notJson: /*i18n*/ {
    id: 'call.notJson',
    message: 'We couldn’t process this request. Reload the page and try again.',
  },
  otherSite: /*i18n*/ {
    id: 'call.otherSite',
    message: 'This request came from another site, so we blocked it. Open our site and try again.',
  },
  incomplete: /*i18n*/ {
    id: 'call.incomplete',
    message: 'Check the fields marked below.',
  },
  unauthorised: /*i18n*/ {
    id: 'call.unauthorised',
    message: 'Sign in to continue.',
  },
  recognisedOnly: /*i18n*/ {
    id: 'call.recognisedOnly',
    message: 'Sign in with your own account to see this.',
    comment: 'To someone who is known only by the address of their organization’s network',
  },
  limited: /*i18n*/ {
    id: 'call.limited',
    message: 'Your account can’t do this yet. Confirm your email address, or contact us.',
    comment: 'To someone signed in whose e-mail is not verified or whose account is not valid',
  },
  forbidden: /*i18n*/ {
    id: 'call.forbidden',
    message: 'This link doesn’t allow that. Sign in to your account to continue.',
    comment: 'To someone who came by an invoice link and did not sign in',
  },
  tooMany: /*i18n*/ {
    id: 'call.tooMany',
    message: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  unreadable: /*i18n*/ {
    id: 'call.unreadable',
    message: 'We can’t read some of your saved data. It hasn’t been changed. Contact us if this happens again.',
    comment: 'What an older version of the product stored cannot be read',
  },
  unavailable: /*i18n*/ {
    id: 'call.unavailable',
    message: 'Our service is very busy. Try again in a moment.',
    comment: 'The database does not answer, or not in time; the same request may succeed later',
  },
  broken: /*i18n*/ {
    id: 'call.broken',
    message: 'Something went wrong on our side. Try again in a moment.',
  },
};
