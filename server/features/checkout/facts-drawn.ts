/** Facts that receipts and transfer sheets draw. */
import type { FactCells } from '../../../domain/document-facts.ts';
import { draws, lacks } from '../../../domain/document-facts.ts';

export const receiptFacts: FactCells = {
  ...draws('reference', 'invoices', 'issuer', 'buyer', 'buyerAddress', 'lines', 'quantities', 'unitPrices'),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...draws('lineNets', 'lineVat', 'vatMention', 'issuedOn', 'period', 'receipts', 'credits', 'refunds'),
  ...draws('purchaseOrder', 'publicBuyer', 'priceBasis', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...draws('net', 'vat', 'vatInEuros', 'total'),
  ...lacks('It is paid', 'dueOn', 'waysToPay', 'account', 'instalments', 'dueNext', 'remaining'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('It has its own, of the payment', 'state'),
  ...lacks('The order has it', 'terms'),
};

export const transferFacts: FactCells = {
  ...draws('reference', 'invoices', 'issuer', 'buyer', 'buyerAddress', 'total', 'account', 'dueNext', 'receipts'),
  ...draws('remaining'),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...draws('dueOn', 'refunds'),
  ...lacks('It is for the person who orders the transfer: the invoice has it', 'lines', 'quantities', 'unitPrices'),
  ...lacks(
    'It is for the person who orders the transfer: the invoice has it',
    'priceBasis',
    'lineNets',
    'lineVat',
    'net',
  ),
  ...lacks('It is for the person who orders the transfer: the invoice has it', 'vat', 'vatMention', 'issuedOn'),
  ...lacks('It is for the person who orders the transfer: the invoice has it', 'period', 'latePayment'),
  ...lacks(
    'It is for the person who orders the transfer: the invoice has it',
    'recoveryFee',
    'earlyPayment',
    'vatInEuros',
  ),
  ...lacks('It is for the person who orders the transfer: the invoice has it', 'purchaseOrder', 'publicBuyer'),
  ...lacks('It is for the person who orders the transfer: the invoice has it', 'credits', 'instalments'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('It is one way to pay', 'waysToPay'),
  ...lacks('It says “To pay”, of the transfer', 'state'),
  ...lacks('The order has it', 'terms'),
};
