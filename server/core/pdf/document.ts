import type { Locale } from '../../../domain/locale.ts';

/** A label with its value. */
export type PdfRow = readonly [label: string, value: string];

/** Someone whom a document names: label, name, and what stands below it. */
export interface PdfParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface PdfColumn {
  readonly header: string;
  readonly isNumeric?: true;
}

/** A part of a document. All texts are in the document's language, amounts and dates included. */
export type PdfPart =
  /** Who sends the document, and who gets it: printed where the window of an envelope is. */
  | { readonly kind: 'parties'; readonly from: PdfParty; readonly to: PdfParty | null; readonly isFurther?: true }
  /** Rows without a value are left out. */
  | { readonly kind: 'facts'; readonly rows: readonly PdfRow[] }
  /** The first column is as wide as the others leave it. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Sums below a table; bold ones are what is to be paid. */
  | { readonly kind: 'totals'; readonly rows: readonly { readonly row: PdfRow; readonly isBold?: true }[] }
  /** Money that came and went: when, how, and how much. */
  | {
      readonly kind: 'movements';
      readonly title: string;
      readonly rows: readonly { readonly term: string; readonly lines: readonly string[]; readonly amount: string }[];
    }
  | {
      readonly kind: 'notes';
      readonly texts: readonly string[];
      readonly isSmall?: boolean;
      /** Their language, if not the document's. */
      readonly locale?: Locale | null;
    }
  /** What to give the bank, at the foot of the page, with the text of its QR code (EPC069-12) where there is one. */
  | {
      readonly kind: 'transfer';
      readonly rows: readonly PdfRow[];
      readonly code: { readonly text: string; readonly label: string; readonly caption: string } | null;
    }
  /** An empty box in which the buyer signs. */
  | { readonly kind: 'signature'; readonly text: string };

/** A document as a PDF shows it: plain data, without any computing left to do. */
export interface PdfDocument {
  readonly locale: Locale;
  /** Kind and number: “Invoice FA-2026-0413”. */
  readonly title: string;
  /** How it stands, in a word or two; empty for a document without a state. */
  readonly state: string;
  /** The publisher's name. */
  readonly nameplate: string;
  /** The issuer in a line, at the foot of every page. */
  readonly foot: string;
  readonly parts: readonly PdfPart[];
  /** The XML of an invoice, embedded as Factur-X (EN 16931). */
  readonly facturX: string | null;
}
