/** Texts of receipts and transfers in PDF: the same words as on their pages. */
export const documentTexts = {
  receipt: /*i18n*/ { id: 'document.receipt', message: 'Receipt {reference}' },
  paymentAndRefund: /*i18n*/ { id: 'document.paymentAndRefund', message: 'Payment and refund {reference}' },
  refunded: /*i18n*/ { id: 'document.payment.refunded', message: 'Refunded', comment: 'A payment' },
  beingRefunded: /*i18n*/ { id: 'document.payment.beingRefunded', message: 'Refund in progress', comment: 'A payment' },
  paidOn: /*i18n*/ { id: 'document.paidOn', message: 'Paid on {day}', comment: 'A receipt' },
  paidTo: /*i18n*/ { id: 'document.paidTo', message: 'Paid to', comment: 'Above the issuer of an invoice' },
  paidBy: /*i18n*/ { id: 'document.paidBy', message: 'Paid by', comment: 'Above the payer of an invoice' },
  received: /*i18n*/ { id: 'document.receivedOn', message: 'Received on', comment: 'A payment' },
  method: /*i18n*/ { id: 'document.method', message: 'Payment method' },
  subscription: /*i18n*/ { id: 'document.subscription', message: 'Subscription {reference}' },
  quotedSubscription: /*i18n*/ { id: 'document.quotedSubscription', message: 'Subscription of quote {reference}' },
  period: /*i18n*/ { id: 'document.period', message: 'from {from} to {to}', comment: 'Days of a subscription' },
  invoiceOf: /*i18n*/ { id: 'document.invoiceOf', message: 'Invoice {reference} of {day}' },
  movements: /*i18n*/ { id: 'document.movements', message: 'Payments and refunds' },
  receivedOnDay: /*i18n*/ { id: 'document.receivedOnDay', message: 'Received on {day}', comment: 'A payment' },
  otherPayment: /*i18n*/ { id: 'document.otherPayment', message: 'Other payment: {reference}' },
  bankReference: /*i18n*/ { id: 'document.bankReference', message: 'Bank reference: {reference}' },
  refund: /*i18n*/ { id: 'document.refund', message: 'Refund {reference}' },
  remaining: /*i18n*/ { id: 'document.remaining', message: 'Left to pay' },
  transfer: /*i18n*/ { id: 'document.transfer', message: 'Bank transfer {reference}' },
  paidByTransfer: /*i18n*/ { id: 'document.paidByTransfer', message: 'Invoices this transfer pays' },
  invoice: /*i18n*/ { id: 'document.column.invoice', message: 'Invoice', comment: 'Column of a table' },
  furtherLines: /*i18n*/ {
    id: 'document.furtherLines',
    message: '{subject} and {count, plural, one {# other line} other {# other lines}}',
    comment: 'Lines of an invoice; subject is the first of them',
  },
  amount: /*i18n*/ { id: 'document.amount', message: 'Amount' },
  instalment: /*i18n*/ { id: 'document.instalment', message: 'Installment {number} of {count}' },
  instalmentBy: /*i18n*/ { id: 'document.instalmentBy', message: 'due on {day}', comment: 'An installment' },
  leftInAll: /*i18n*/ { id: 'document.leftInAll', message: 'Total left to pay' },
  undecided: /*i18n*/ {
    id: 'document.undecided',
    message: 'Being checked: {amount}',
    comment: 'Money that came in another currency',
  },
  undecidedNote: /*i18n*/ {
    id: 'document.undecidedNote',
    message: 'We’re checking this payment and will email you.',
  },
} as const;

/** Payment methods, as titles. */
export const methodTexts = {
  card: /*i18n*/ { id: 'document.method.card', message: 'By card' },
  debit: /*i18n*/ { id: 'document.method.debit', message: 'By SEPA direct debit' },
  transfer: /*i18n*/ { id: 'document.method.transfer', message: 'By bank transfer' },
  wallet: /*i18n*/ { id: 'document.method.wallet', message: 'From your wallet' },
} as const;

/** Reasons of refunds. */
export const reasonTexts = {
  paidOtherwise: /*i18n*/ {
    id: 'document.refund.paidOtherwise',
    message: 'The invoices had already been paid another way.',
  },
  changedSince: /*i18n*/ {
    id: 'document.refund.changedSince',
    message: 'The amount due had changed since you ordered.',
  },
  tooMuch: /*i18n*/ { id: 'document.refund.tooMuch', message: 'We received more than was due.' },
  otherCurrency: /*i18n*/ {
    id: 'document.refund.otherCurrency',
    message: 'We received it in a different currency than the invoices.',
  },
  credited: /*i18n*/ {
    id: 'document.refund.credited',
    message: 'A credit note was issued for the invoice it had paid.',
  },
  canceledBefore: /*i18n*/ {
    id: 'document.refund.canceledBefore',
    message: 'The invoice was canceled by a credit note before we received the money.',
  },
  byOffice: /*i18n*/ { id: 'document.refund.byOffice', message: 'We’ve refunded this payment.' },
  disputed: /*i18n*/ { id: 'document.refund.disputed', message: 'You disputed this payment with your bank.' },
} as const;

/** Refunds that were sent, by method. */
export const sentTexts = {
  card: /*i18n*/ { id: 'document.refund.sent.card', message: 'Refunded to your card on {day}.' },
  debit: /*i18n*/ { id: 'document.refund.sent.debit', message: 'Refunded to the debited account on {day}.' },
  transfer: /*i18n*/ { id: 'document.refund.sent.transfer', message: 'Refunded by bank transfer on {day}.' },
  wallet: /*i18n*/ { id: 'document.refund.sent.wallet', message: 'Refunded to your wallet on {day}.' },
} as const;

/** Refunds on their way, by method. */
export const pendingTexts = {
  card: /*i18n*/ { id: 'document.refund.pending.card', message: 'Refund to your card in progress.' },
  debit: /*i18n*/ { id: 'document.refund.pending.debit', message: 'Refund to the debited account in progress.' },
  transfer: /*i18n*/ { id: 'document.refund.pending.transfer', message: 'Refund by bank transfer in progress.' },
  wallet: /*i18n*/ { id: 'document.refund.pending.wallet', message: 'Refund to your wallet in progress.' },
} as const;
