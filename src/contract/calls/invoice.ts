import { checkoutAnswerCodec, checkoutNames, checkoutOrderCodec } from '../checkout.ts';
import { helpNames, helpRequestCodec } from '../help.ts';
import { inverted } from '../inverted.ts';
import { receiptCopyCodec, receiptCopyNames } from '../receipt-copy.ts';
import { invoiceQuestionCodec, invoiceReadingCodec } from '../invoice-read.ts';
import { call, defaults, unsaid } from './call.ts';

/** Calls about invoices and their payment. */
export const invoiceCalls = {
  'invoice/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/read',
    request: invoiceQuestionCodec,
    answer: invoiceReadingCodec,
    callers: ['signedIn', 'tokenHolder'],
    readsOnly: true,
    failures: [400, 401, 403, 404, 409],
    fixtures: [
      'invoice-read.list',
      'invoice-read.transfer-awaited',
      'invoice-read.paid',
      'invoice-read.paid-by-link',
      'invoice-read.partly-paid',
      'invoice-read.returned',
      'invoice-read.not-charged',
      'invoice-read.confirming',
      'invoice-read.checkout',
      'invoice-read.no-checkout',
      'invoice-read.unknown',
    ],
    purpose: 'Tells which invoices the caller may see, what became of a payment, or what became of an order.',
  }),
  'invoice/help': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/help',
    request: helpRequestCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [400, 401, 403, 404, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(helpNames),
    fixtures: ['invoice-help'],
    purpose: 'Sends a question about invoices to the office.',
  }),
  'invoice/receipt-copy': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/help',
    asks: { field: 'referencePaiement' },
    request: receiptCopyCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(receiptCopyNames),
    fixtures: ['invoice-receipt-copy'],
    purpose: 'Sends a copy of the receipt of a payment to an address of the caller’s choice.',
  }),
  'invoice/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/checkout',
    request: checkoutOrderCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn', 'tokenHolder'],
    idempotent: true,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: inverted(checkoutNames),
    fixtures: [
      'invoice-checkout.card',
      'invoice-checkout.transfer',
      'invoice-checkout.changed',
      'invoice-checkout.already-paid',
    ],
    purpose: 'Orders the payment of invoices by card or transfer, once for one idempotency key.',
  }),
};
