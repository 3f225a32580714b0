/** Facts of sales that emails draw: a kind without an entry does not compile. */
import type { FactCells } from '../../../../domain/document-facts.ts';
import { draws, lacks } from '../../../../domain/document-facts.ts';

const attached = 'The document that goes with it has it';

const priced = {
  ...draws('reference', 'issuer', 'lines', 'lineNets', 'lineVat', 'net', 'vat', 'total', 'vatMention', 'issuedOn'),
  ...lacks(attached, 'quantities', 'unitPrices'),
} as const;

const quote = {
  ...priced,
  ...draws('priceBasis'),
  ...lacks('It starts on the day of payment; the offer names its months', 'period'),
  ...lacks('Its rate is that of the invoice', 'vatInEuros'),
  ...lacks('The terms of sale, which the buyer accepts, say it', 'latePayment', 'recoveryFee', 'earlyPayment'),
  ...lacks('The payment is asked for by other emails', 'account', 'instalments', 'dueNext', 'remaining'),
  ...lacks(
    'Money is on the invoice and its receipt',
    'receipts',
    'credits',
    'credited',
    'creditedOn',
    'refunds',
    'payment',
  ),
  ...lacks('Its sentence says it', 'state'),
} as const;

const ordered: FactCells = {
  ...quote,
  ...draws('buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer', 'dueOn', 'invoices', 'terms'),
  ...lacks('The payment’s page offers them', 'waysToPay'),
  ...lacks('It is ordered', 'validUntil'),
};

const billed = {
  ...lacks('The order has it', 'terms'),
  ...lacks(attached, 'vatInEuros', 'latePayment', 'recoveryFee', 'earlyPayment', 'period'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('Its sentence says it', 'state'),
} as const;

/** An email that names an invoice by its number, and leads to it. */
const named = {
  ...lacks('The invoice has it', 'buyer', 'buyerAddress', 'lines', 'quantities', 'unitPrices', 'priceBasis'),
  ...lacks('The invoice has it', 'lineNets', 'lineVat', 'net', 'vat', 'vatMention', 'period', 'latePayment'),
  ...lacks('The invoice has it', 'vatInEuros', 'recoveryFee'),
  ...lacks('The invoice has it', 'earlyPayment', 'purchaseOrder', 'publicBuyer'),
  ...lacks('The order has it', 'terms'),
  ...lacks('An invoice has a due day instead', 'validUntil'),
  ...lacks('Its sentence says it', 'state'),
} as const;

/** An email about a transfer that is awaited. */
const transfer: FactCells = {
  ...named,
  ...draws('reference', 'invoices', 'issuer', 'receipts', 'refunds', 'dueNext', 'remaining'),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...lacks('The invoice has it', 'issuedOn', 'dueOn', 'instalments', 'total', 'credits'),
  ...lacks('It is one way to pay', 'waysToPay'),
  ...lacks('The page of the transfer has it', 'account'),
};

const refund: FactCells = {
  ...named,
  ...draws('reference', 'invoices', 'issuer', 'refunds', 'receipts'),
  ...lacks('Its own number is that of the payment', 'payment'),
  ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
  ...lacks('The invoice has it', 'issuedOn', 'dueOn', 'instalments', 'total'),
  ...lacks('Nothing is asked for', 'waysToPay', 'account', 'dueNext', 'remaining'),
  ...draws('credits'),
};

const chorus: FactCells = {
  ...named,
  ...draws('reference', 'issuer', 'total', 'dueOn', 'instalments', 'dueNext', 'waysToPay'),
  ...lacks('The invoice has it', 'issuedOn', 'payment', 'credited', 'creditedOn', 'credits', 'remaining'),
  ...lacks('It is about itself alone', 'invoices'),
  ...lacks('The public body pays on the portal’s request', 'account'),
  ...lacks('Nothing has come', 'receipts', 'refunds'),
};

/** Cells of each kind of email; `null`: it is about no document. */
export const mailFacts = {
  'quotation-issued': {
    ...quote,
    ...draws('validUntil'),
    ...lacks('The buyer gives it with the order', 'buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer'),
    ...lacks('There is no invoice yet', 'invoices', 'dueOn', 'waysToPay'),
    ...lacks('Nothing is accepted yet', 'terms'),
  },
  'quotation-ordered': ordered,
  'quotation-order-received': ordered,
  'invoice-issued': {
    ...priced,
    ...billed,
    ...draws('buyer', 'buyerAddress', 'dueOn', 'instalments', 'waysToPay', 'purchaseOrder', 'publicBuyer'),
    ...draws('priceBasis'),
    ...lacks('Its page gives them once a transfer is chosen', 'account', 'payment'),
    ...lacks('It is about one invoice', 'invoices', 'credited', 'creditedOn'),
    ...lacks('The parts of the plan say it', 'dueNext', 'remaining'),
    ...lacks('Nothing has come', 'receipts', 'credits', 'refunds'),
  },
  'invoice-reminder': {
    ...named,
    ...draws('reference', 'issuer', 'issuedOn', 'dueOn', 'dueNext', 'waysToPay', 'instalments'),
    ...lacks('It asks for what is left', 'total', 'receipts', 'credits', 'refunds'),
    ...lacks('Its page gives them once a transfer is chosen', 'account', 'payment'),
    ...lacks('It is about one invoice', 'invoices', 'credited', 'creditedOn'),
    ...draws('remaining'),
  },
  'transfer-ordered': { ...transfer, ...draws('account', 'instalments', 'buyer', 'terms') },
  'transfer-changed': { ...transfer, ...draws('account') },
  'transfer-closed': transfer,
  'transfer-undecided': {
    ...transfer,
    ...lacks('It asks to send nothing', 'account', 'dueNext', 'remaining'),
  },
  'payment-partly-received': { ...transfer, ...draws('account') },
  'payment-received': {
    ...priced,
    ...billed,
    ...draws('invoices', 'buyer', 'buyerAddress', 'purchaseOrder', 'publicBuyer', 'priceBasis', 'period'),
    ...draws('receipts', 'credits', 'refunds', 'terms'),
    ...lacks('Its own number is that of the payment', 'payment'),
    ...lacks('It is about invoices, not credit notes', 'credited', 'creditedOn'),
    ...lacks(attached, 'issuedOn'),
    ...lacks('It is paid', 'dueOn', 'waysToPay', 'account', 'dueNext', 'remaining', 'instalments'),
  },
  'credit-note-issued': {
    ...priced,
    ...billed,
    ...draws('credited', 'creditedOn', 'buyer', 'buyerAddress'),
    ...lacks('It is about itself alone', 'invoices'),
    ...lacks('The credited invoice has it', 'priceBasis', 'purchaseOrder', 'publicBuyer'),
    ...lacks('Nothing is to be paid', 'dueOn', 'instalments', 'waysToPay', 'account', 'dueNext', 'remaining'),
    ...lacks('It is the credit', 'credits'),
    ...lacks('The email of the refund has it', 'receipts', 'refunds', 'payment'),
  },
  'refund-announced': refund,
  'refund-sent': refund,
  'chorus-deposited': chorus,
  'chorus-rejected': chorus,
  'quotation-change-acknowledged': null,
  'quotation-change-asked': null,
  'quotation-declined': null,
  'quotation-withdrawn': null,
  'quote-acknowledged': null,
  'quote-requested': null,
  'account-exists': null,
  'account-requested': null,
  'deletion-requested': null,
  'deletion-taken-back': null,
  'deletion-postponed': null,
  'account-erased': null,
  'email-change-asked': null,
  'email-change-undone': null,
  'email-changed': null,
  'email-in-use': null,
  'email-verification': null,
  'help-acknowledged': null,
  'help-requested': null,
  'message-acknowledged': null,
  'message-received': null,
  'modification-decided': null,
  'modification-received': null,
  'newsletter-confirmed': null,
  'newsletter-received': null,
  'newsletter-requested': null,
  'no-account': null,
  'password-changed': null,
  'password-forgotten': null,
  'reader-welcome': null,
} as const satisfies Readonly<Record<string, FactCells | null>>;

/** Kind of an email. */
export type MailKind = keyof typeof mailFacts;
