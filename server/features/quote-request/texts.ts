/** Words of the calls about quotes. */
export const texts = {
  draftChanged: /*i18n*/ {
    id: 'quote.draftChanged',
    message: 'You changed this request in another tab or on another device. Reload it before you continue.',
  },
  underWay: /*i18n*/ {
    id: 'quote.underWay',
    message: 'We’re processing your request. Wait a moment, and don’t send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'quote.mismatch',
    message: 'Your request has changed since you sent it. Check it and send it again.',
    comment: 'The idempotency key was used for another request',
  },
  sent: /*i18n*/ {
    id: 'quote.sent',
    message: 'Your request has been sent. We’ll reply by email.',
  },
};
