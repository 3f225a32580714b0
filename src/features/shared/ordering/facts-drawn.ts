/** Facts that the outcome pages of a payment draw: a transfer that is awaited, and a payment that has come. */
import type { FactCells } from '../../../../domain/document-facts.ts';
import { draws, lacks } from '../../../../domain/document-facts.ts';

export const awaitingPageFacts: FactCells = {
  ...draws('reference', 'invoices', 'remaining', 'buyer', 'account', 'dueNext', 'dueOn', 'receipts', 'refunds'),
  ...lacks('The invoice has it', 'issuer', 'buyerAddress', 'lines', 'quantities', 'unitPrices', 'priceBasis'),
  ...lacks('The invoice has it', 'lineNets', 'lineVat', 'net', 'vat', 'vatMention', 'issuedOn', 'period'),
  ...lacks('The invoice has it', 'latePayment', 'vatInEuros'),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...lacks('The invoice has it', 'recoveryFee', 'earlyPayment', 'purchaseOrder', 'publicBuyer', 'instalments'),
  ...lacks('The invoice has it', 'credits', 'total', 'state'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('It is one way to pay', 'waysToPay'),
  ...lacks('The order has it', 'terms'),
};

export const paidPageFacts: FactCells = {
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
