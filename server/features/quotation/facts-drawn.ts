/** Facts that quotes, their orders and their shared pages draw. */
import type { FactCells } from '../../../domain/document-facts.ts';
import { draws, lacks } from '../../../domain/document-facts.ts';

const offer = {
  ...draws('reference', 'issuer', 'buyer', 'buyerAddress', 'lines', 'quantities', 'unitPrices', 'priceBasis'),
  ...draws('net', 'vat', 'total', 'vatMention', 'issuedOn', 'state', 'purchaseOrder', 'publicBuyer', 'validUntil'),
  ...lacks('It starts on the day of payment; the offer names its months', 'period'),
  ...lacks('Its rate is that of the invoice', 'vatInEuros'),
  ...lacks('The terms of sale, which the buyer accepts, say it', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...lacks('Nothing is to be paid before the order', 'waysToPay', 'account', 'instalments', 'dueNext', 'remaining'),
  ...lacks(
    'Money is on the invoice and its receipt',
    'receipts',
    'credits',
    'credited',
    'creditedOn',
    'refunds',
    'payment',
  ),
  ...draws('lineNets', 'terms'),
} as const;

export const quoteFacts: FactCells = {
  ...offer,
  ...draws('lineVat'),
  ...lacks('There is no invoice yet', 'invoices', 'dueOn'),
};

export const orderFacts: FactCells = {
  ...offer,
  ...draws('lineVat', 'invoices', 'dueOn'),
  ...lacks('It is ordered', 'validUntil'),
  ...lacks('The invoice and its emails say it', 'waysToPay', 'account', 'instalments', 'dueNext', 'remaining'),
};

export const sharedPageFacts: FactCells = {
  ...offer,
  ...lacks('VAT is listed by rate, below the lines', 'lineVat'),
  ...lacks('The link is for readers of the offer: invoices are the account’s', 'invoices', 'dueOn'),
};
