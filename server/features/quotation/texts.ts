/** Words of the calls about quotations. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'quotation.unknown',
    message: 'We cannot find this quote among yours.',
  },
  underWay: /*i18n*/ {
    id: 'quotation.underWay',
    message: 'Your quote is being processed. Wait a moment: do not send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'quotation.mismatch',
    message: 'Your choice has changed since it was sent. Check it and send it again: nothing was ordered.',
    comment: 'The idempotency key was used for another request',
  },
  offerOfPublisher: /*i18n*/ {
    id: 'quotation.offerOfPublisher',
    message: 'This offer was made for you, so you cannot change it yourself. Ask us for a change.',
  },
  notShared: /*i18n*/ {
    id: 'quotation.notShared',
    message: 'This quote no longer holds, so there is nothing to share.',
    comment: 'It has expired, or was declined or withdrawn',
  },
  ordered: /*i18n*/ {
    id: 'quotation.ordered',
    message: 'Your order is placed.',
  },
  changeAsked: /*i18n*/ {
    id: 'quotation.changeAsked',
    message: 'Your request for a change has been sent. We will answer you by e-mail.',
  },
};
