/** Words of the invoice calls. */
export const texts = {
  unknownInvoice: /*i18n*/ {
    id: 'invoice.unknown',
    message: 'We cannot find this invoice among yours.',
  },
  unknownPayment: /*i18n*/ {
    id: 'payment.unknown',
    message: 'We cannot find this payment among yours.',
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
  helpSent: /*i18n*/ {
    id: 'help.sent',
    message: 'Your question has been sent. We will answer you by e-mail.',
  },
  description: /*i18n*/ {
    id: 'checkout.description',
    message: '{count, plural, one {Invoice {references}} other {Invoices {references}}}',
    comment: 'What is bought, as the payment page says it; references is a list of invoice numbers',
  },
};
