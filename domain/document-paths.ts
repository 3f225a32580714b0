import type { Locale } from './locale.ts';

/** Documents that are served as PDF, by the names in their addresses. */
export const documentKinds = ['invoice', 'schedule', 'receipt', 'transfer', 'quote', 'statement'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Address of a document as PDF: by its number, a payment plan by its invoice’s, a statement by its year. It is the server's, so that it has the language regardless of prefix routing. */
export function documentPath(kind: DocumentKind, reference: string, locale: Locale): string {
  return `/${locale}/documents/${kind}/${encodeURIComponent(reference)}`;
}

/** Documents that the law wants linked from every page; the server has them at `/<language>/legal/<page>`. */
export const legalPages = ['notice', 'privacy', 'terms'] as const;

export type LegalPage = (typeof legalPages)[number];
