/** The columns of the table fact × document: the declarations next to the code that draws each document. */
import type { DocumentKind } from '../../domain/document-paths.ts';
import type { FactCells } from '../../domain/document-facts.ts';
import { mailFacts } from '../../server/core/mail/emails/facts-drawn.ts';
import { receiptFacts, transferFacts } from '../../server/features/checkout/facts-drawn.ts';
import {
  creditNoteFacts,
  facturXFacts,
  invoiceFacts,
  invoiceFileFacts,
  proFormaFacts,
  scheduleFacts,
  statementFacts,
} from '../../server/features/invoice/facts-drawn.ts';
import { orderFacts, quoteFacts, sharedPageFacts } from '../../server/features/quotation/facts-drawn.ts';
import { officeOrderFacts } from '../../server/office/facts-drawn.ts';
import { checkPageFacts, orderPageFacts, quotePageFacts } from '../../src/features/quotation/facts-drawn.ts';
import { awaitingPageFacts, paidPageFacts } from '../../src/features/shared/ordering/facts-drawn.ts';

type Columns = Readonly<Record<string, FactCells>>;

/** Documents in PDF and print, by their kind in addresses: a new kind does not compile without its columns. */
const documents = {
  quote: { quote: quoteFacts, order: orderFacts },
  invoice: {
    'pro forma': proFormaFacts,
    invoice: invoiceFacts,
    'invoice file': invoiceFileFacts,
    'credit note': creditNoteFacts,
  },
  schedule: { 'payment plan': scheduleFacts },
  receipt: { receipt: receiptFacts },
  transfer: { transfer: transferFacts },
  statement: { statement: statementFacts },
} as const satisfies Readonly<Record<DocumentKind, Columns>>;

const pages = {
  'quote page': quotePageFacts,
  'check page': checkPageFacts,
  'shared page': sharedPageFacts,
  'order page': orderPageFacts,
  'transfer page': awaitingPageFacts,
  'receipt page': paidPageFacts,
} as const satisfies Columns;

const others = { XML: facturXFacts, office: officeOrderFacts } as const satisfies Columns;

/** Groups of columns, by their heading. */
export const groups = {
  Documents: {
    ...documents.quote,
    ...documents.invoice,
    ...documents.schedule,
    ...documents.receipt,
    ...documents.transfer,
    ...documents.statement,
  },
  Pages: pages,
  'XML and office': others,
} as const;

/** Emails that draw facts, by kind. */
export const mailColumns: ReadonlyMap<string, FactCells> = new Map(
  Object.entries(mailFacts).flatMap(([kind, cells]) => (cells ? [[kind, cells]] : [])),
);

/** Every column but those of emails. */
export const columns = { ...groups.Documents, ...groups.Pages, ...groups['XML and office'] } as const;

export type ColumnName = keyof typeof columns;
