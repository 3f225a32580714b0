/**
 * The table fact × document. Each document declares, next to the code that draws it, which facts it draws, and why it lacks the
 * others; `docs/document-facts.md` lists all of them, and tests compare every cell with the documents that are sent.
 */

/** Facts of sales, by the title of their row. */
export const documentFacts = {
  reference: 'Its own number',
  invoices: 'Numbers of its invoices',
  payment: 'Reference of the payment',
  credited: 'Number of the credited invoice',
  creditedOn: 'Day of the credited invoice',
  issuer: 'Issuer, with address and VAT number',
  buyer: 'Buyer’s name',
  buyerAddress: 'Buyer’s address and VAT number',
  lines: 'Lines',
  quantities: 'Quantities',
  unitPrices: 'Unit prices',
  priceBasis: 'Price by seats, and discount',
  lineNets: 'Net amount of each line',
  lineVat: 'VAT rate and VAT of each line',
  net: 'Total before VAT',
  vat: 'VAT by rate',
  total: 'Total, with its currency',
  vatMention: 'Why no VAT is charged',
  vatInEuros: 'VAT in euros, with its rate',
  issuedOn: 'Day of issue',
  dueOn: 'Due day',
  validUntil: 'End of its validity',
  period: 'Period of service',
  latePayment: 'Rate of late-payment interest',
  recoveryFee: 'Fee for recovery costs',
  earlyPayment: 'Discount for early payment',
  waysToPay: 'Ways to pay',
  account: 'Bank account and reference of a transfer',
  instalments: 'Due days and parts of a plan',
  dueNext: 'Amount to pay next',
  remaining: 'Amount left to pay',
  state: 'State',
  receipts: 'Money received',
  credits: 'Effect of credit notes',
  refunds: 'Refunds',
  purchaseOrder: 'Purchase order number',
  publicBuyer: 'SIRET, service code and commitment number',
  terms: 'Version of the terms of sale',
} as const satisfies Readonly<Record<string, string>>;

export type DocumentFact = keyof typeof documentFacts;

/** A cell of the table: the fact is drawn wherever a sale has it, or the reason why it is not. */
export type FactCell = { readonly kind: 'drawn' } | { readonly kind: 'lacking'; readonly why: string };

/** A column of the table: one missing fact does not compile. */
export type FactCells = Readonly<Record<DocumentFact, FactCell>>;

type Cells<Fact extends DocumentFact> = Readonly<Record<Fact, FactCell>>;

function cellsOf<Fact extends DocumentFact>(facts: readonly Fact[], cell: FactCell): Cells<Fact> {
  const isOne = (value: object): value is Cells<Fact> => facts.every((fact) => Object.hasOwn(value, fact));
  const cells = Object.fromEntries(facts.map((fact) => [fact, cell]));
  if (!isOne(cells)) throw new Error('A fact has no cell');
  return cells;
}

/** Cells of facts that a document draws. */
export function draws<Fact extends DocumentFact>(...facts: readonly Fact[]): Cells<Fact> {
  return cellsOf(facts, { kind: 'drawn' });
}

/** Cells of facts that a document lacks, with the reason. */
export function lacks<Fact extends DocumentFact>(why: string, ...facts: readonly Fact[]): Cells<Fact> {
  return cellsOf(facts, { kind: 'lacking', why });
}
