/** Words of the calls about orders and their outcomes. */
export const texts = {
  unknownPayment: /*i18n*/ {
    id: 'payment.unknown',
    message: 'We cannot find this payment among yours.',
  },
  receiptSent: /*i18n*/ {
    id: 'payment.receiptSent',
    message: 'A copy of the receipt has been sent to this address.',
  },
  underWay: /*i18n*/ {
    id: 'checkout.underWay',
    message: 'Your order is being processed. Wait a moment: do not order again.',
  },
  mismatch: /*i18n*/ {
    id: 'checkout.mismatch',
    message: 'Your choice has changed since this order was sent. Check it and confirm again: nothing was charged.',
    comment: 'The idempotency key was used for another request',
  },
  description: /*i18n*/ {
    id: 'checkout.description',
    message: '{count, plural, one {Invoice {references}} other {Invoices {references}}}',
    comment: 'What is bought, as the payment page says it; references is a list of invoice numbers',
  },
};
