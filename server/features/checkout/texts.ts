/** Words of the calls about orders and their outcomes. */
export const texts = {
  unknownPayment: /*i18n*/ {
    id: 'payment.unknown',
    message: 'We can’t find this payment in your account. Check the reference, or sign in with another account.',
  },
  receiptSent: /*i18n*/ {
    id: 'payment.receiptSent',
    message: 'We’ve emailed a copy of the receipt to this address.',
  },
  underWay: /*i18n*/ {
    id: 'checkout.underWay',
    message: 'We’re processing your order. Wait a moment, and don’t order again.',
  },
  mismatch: /*i18n*/ {
    id: 'checkout.mismatch',
    message: 'Your choice has changed since you sent this order. Check it and confirm again. Nothing was charged.',
    comment: 'The idempotency key was used for another request',
  },
  transferOnly: /*i18n*/ {
    id: 'checkout.transferOnly',
    message: 'Invoices that go through Chorus Pro are paid by bank transfer, not by card. Nothing was ordered.',
  },
  description: /*i18n*/ {
    id: 'checkout.description',
    message: '{count, plural, one {Invoice {references}} other {Invoices {references}}}',
    comment: 'What is bought, as the payment page says it; references is a list of invoice numbers',
  },
};
