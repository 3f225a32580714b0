/** Words of the calls about quotes. */
export const texts = {
  draftChanged: /*i18n*/ {
    id: 'quote.draftChanged',
    message: 'Your request was changed in another tab or on another device. Reload it before you go on.',
  },
  underWay: /*i18n*/ {
    id: 'quote.underWay',
    message: 'Your request is being processed. Wait a moment: do not send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'quote.mismatch',
    message: 'Your request has changed since it was sent. Check it and send it again.',
    comment: 'The idempotency key was used for another request',
  },
  sent: /*i18n*/ {
    id: 'quote.sent',
    message: 'Your request has been sent. We will answer you by e-mail.',
  },
};
