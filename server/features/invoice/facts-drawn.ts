/** Facts that invoices, pro formas, credit notes, statements and their XML draw. */
import type { FactCells } from '../../../domain/document-facts.ts';
import { draws, lacks } from '../../../domain/document-facts.ts';

const common = {
  ...draws('reference', 'issuer', 'buyer', 'buyerAddress', 'lines', 'quantities', 'unitPrices', 'net'),
  ...draws('lineNets', 'lineVat', 'vat', 'total', 'vatMention', 'vatInEuros', 'issuedOn', 'state'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('The page, the receipt and the emails list money', 'receipts', 'refunds'),
  ...lacks('It is about itself alone', 'invoices'),
  ...lacks('The order has it', 'terms'),
} as const;

const conditions = draws(
  'period',
  'latePayment',
  'recoveryFee',
  'earlyPayment',
  'purchaseOrder',
  'publicBuyer',
  'priceBasis',
);

export const proFormaFacts: FactCells = {
  ...common,
  ...conditions,
  ...draws('dueOn', 'instalments', 'credits', 'payment', 'remaining'),
  ...lacks('It is not a credit note', 'credited', 'creditedOn'),
  ...lacks('It is not an invoice: its page and email say how to pay', 'waysToPay', 'account', 'dueNext'),
};

export const invoiceFacts: FactCells = {
  ...common,
  ...conditions,
  ...draws('dueOn', 'instalments', 'credits', 'payment', 'remaining'),
  ...lacks('It is not a credit note', 'credited', 'creditedOn'),
  ...lacks('Its page and email say how to pay', 'waysToPay', 'account', 'dueNext'),
};

const asIssued = 'It is the invoice as it was issued';

/** The file of an issued invoice. */
export const invoiceFileFacts: FactCells = {
  ...invoiceFacts,
  ...draws('account'),
  ...lacks('It gives the link of its page, which offers them', 'waysToPay'),
  ...lacks(asIssued, 'state', 'instalments', 'credits', 'remaining', 'dueNext'),
};

/** The payment plan of an invoice. */
export const scheduleFacts: FactCells = {
  ...draws('reference', 'issuer', 'buyer', 'buyerAddress', 'issuedOn', 'total', 'instalments', 'dueNext', 'remaining'),
  ...draws('account'),
  ...lacks(
    'The invoice has it',
    'lines',
    'quantities',
    'unitPrices',
    'priceBasis',
    'lineNets',
    'lineVat',
    'net',
    'vat',
  ),
  ...lacks(
    'The invoice has it',
    'vatMention',
    'vatInEuros',
    'period',
    'latePayment',
    'recoveryFee',
    'earlyPayment',
    'purchaseOrder',
  ),
  ...lacks('The invoice has it', 'publicBuyer'),
  ...lacks('Each part has a due day', 'dueOn', 'validUntil'),
  ...lacks('It is about one invoice', 'invoices', 'credited', 'creditedOn'),
  ...lacks('It names the account; the page has the other ways', 'waysToPay'),
  ...lacks('It says what is paid of each part', 'payment', 'receipts', 'credits', 'refunds', 'state'),
  ...lacks('The order has it', 'terms'),
};

export const creditNoteFacts: FactCells = {
  ...common,
  ...draws('period', 'credited', 'creditedOn'),
  ...lacks('The credited invoice has it', 'priceBasis', 'purchaseOrder', 'publicBuyer'),
  ...lacks('Nothing is to be paid', 'dueOn', 'instalments', 'waysToPay', 'account', 'dueNext', 'remaining'),
  ...lacks('It pays nothing', 'payment'),
  ...lacks('Nothing can be paid late', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...lacks('It is the credit', 'credits'),
};

export const facturXFacts: FactCells = {
  ...draws('reference', 'issuer', 'buyer', 'buyerAddress', 'lines', 'quantities', 'net', 'vat', 'total', 'issuedOn'),
  ...draws('vatMention', 'vatInEuros', 'dueOn', 'period', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...draws('purchaseOrder', 'publicBuyer', 'priceBasis', 'unitPrices', 'lineNets', 'credited', 'creditedOn'),
  ...lacks('VAT is computed by rate (BG-23)', 'lineVat'),
  ...lacks('It is about itself alone', 'invoices'),
  ...lacks('It states the amount paid at its issue (BT-113)', 'payment'),
  ...lacks(asIssued, 'remaining', 'instalments'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...draws('account'),
  ...lacks('The order has it', 'terms'),
  ...lacks('It names means of payment by code (BT-81)', 'waysToPay'),
  ...lacks(asIssued, 'dueNext', 'state', 'receipts', 'credits', 'refunds'),
};

export const statementFacts: FactCells = {
  ...draws(
    'reference',
    'issuer',
    'buyer',
    'buyerAddress',
    'total',
    'issuedOn',
    'dueOn',
    'state',
    'refunds',
    'remaining',
    'credits',
  ),
  ...lacks(
    'It lists documents; each has its own',
    'invoices',
    'payment',
    'credited',
    'creditedOn',
    'lines',
    'quantities',
    'unitPrices',
    'priceBasis',
  ),
  ...lacks(
    'It lists documents; each has its own',
    'lineNets',
    'lineVat',
    'net',
    'vat',
    'vatMention',
    'vatInEuros',
    'period',
  ),
  ...lacks('It lists documents; each has its own', 'latePayment', 'recoveryFee', 'earlyPayment', 'purchaseOrder'),
  ...lacks('It lists documents; each has its own', 'publicBuyer', 'waysToPay', 'account'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('It counts the parts of a plan and names the last day', 'instalments', 'dueNext'),
  ...lacks('It lists what was billed, what is left and what goes back', 'receipts'),
  ...lacks('The order has it', 'terms'),
};
