/** Words of the calls about quotations. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'quotation.unknown',
    message: 'We can’t find this quote in your account. Check the number, or sign in with another account.',
  },
  underWay: /*i18n*/ {
    id: 'quotation.underWay',
    message: 'We’re processing your quote. Wait a moment, and don’t send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'quotation.mismatch',
    message: 'Your choice has changed since you sent it. Check it and send it again. Nothing was ordered.',
    comment: 'The idempotency key was used for another request',
  },
  offerOfPublisher: /*i18n*/ {
    id: 'quotation.offerOfPublisher',
    message: 'We made this offer for you, so you can’t change it yourself. Ask us for a change.',
  },
  notShared: /*i18n*/ {
    id: 'quotation.notShared',
    message: 'This quote is no longer valid, so you can’t share it. Ask for a new one.',
    comment: 'It has expired, or was declined or withdrawn',
  },
  ordered: /*i18n*/ {
    id: 'quotation.ordered',
    message: 'Your order has been placed.',
  },
  changeAsked: /*i18n*/ {
    id: 'quotation.changeAsked',
    message: 'Your change request has been sent. We’ll reply by email.',
  },
};
