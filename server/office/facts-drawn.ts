/** Facts that the office’s `order` prints of a payment. */
import type { FactCells } from '../../domain/document-facts.ts';
import { draws, lacks } from '../../domain/document-facts.ts';

export const officeOrderFacts: FactCells = {
  ...draws('reference', 'invoices', 'remaining', 'receipts', 'credits', 'refunds', 'total'),
  ...lacks('`invoice export` writes the document', 'issuer', 'buyer', 'buyerAddress', 'lines', 'quantities'),
  ...lacks('`invoice export` writes the document', 'unitPrices', 'priceBasis', 'lineNets', 'lineVat', 'net', 'vat'),
  ...lacks('`invoice export` writes the document', 'vatMention', 'issuedOn', 'dueOn', 'period', 'latePayment'),
  ...lacks(
    '`invoice export` writes the document',
    'vatInEuros',
    'recoveryFee',
    'earlyPayment',
    'purchaseOrder',
    'publicBuyer',
  ),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('The buyer chooses it', 'waysToPay', 'account'),
  ...lacks('`invoice schedule` prints the plan', 'instalments', 'dueNext'),
  ...lacks('It prints the payment’s own', 'state'),
  ...lacks('`quotation list` prints it', 'terms'),
};
