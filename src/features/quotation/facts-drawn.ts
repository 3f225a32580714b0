/** Facts that the pages of a quote draw: the offer, its check, and its order. */
import type { FactCells } from '../../../domain/document-facts.ts';
import { draws, lacks } from '../../../domain/document-facts.ts';

const offer = {
  ...draws(
    'reference',
    'issuer',
    'lines',
    'quantities',
    'unitPrices',
    'priceBasis',
    'lineNets',
    'lineVat',
    'net',
    'vat',
  ),
  ...draws('total', 'vatMention', 'issuedOn'),
  ...lacks('It starts on the day of payment; the offer names its months', 'period'),
  ...lacks('Its rate is that of the invoice', 'vatInEuros'),
  ...lacks(
    'Money is on the invoice and its receipt',
    'receipts',
    'credits',
    'credited',
    'creditedOn',
    'refunds',
    'payment',
  ),
} as const;

const unpaid = lacks(
  'Nothing is to be paid before the order',
  'waysToPay',
  'account',
  'instalments',
  'dueNext',
  'remaining',
);

export const quotePageFacts: FactCells = {
  ...offer,
  ...unpaid,
  ...draws('validUntil', 'state'),
  ...lacks('The buyer gives it in the next step', 'buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer'),
  ...lacks('There is no invoice yet', 'invoices', 'dueOn'),
  ...lacks('The check shows the terms of sale', 'latePayment', 'recoveryFee', 'earlyPayment', 'terms'),
};

export const checkPageFacts: FactCells = {
  ...offer,
  ...unpaid,
  ...draws('validUntil', 'state', 'buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer'),
  ...lacks('There is no invoice yet', 'invoices', 'dueOn'),
  ...lacks('The terms of sale on it say it', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...lacks('Nothing is accepted yet', 'terms'),
};

export const orderPageFacts: FactCells = {
  ...offer,
  ...draws('buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer', 'invoices', 'dueOn', 'state', 'terms'),
  ...lacks('It is ordered', 'validUntil'),
  ...lacks('It leads to the payment, or to the invoice', 'waysToPay', 'account', 'instalments', 'dueNext', 'remaining'),
  ...lacks('The check shows the terms of sale', 'latePayment', 'recoveryFee', 'earlyPayment'),
};
