import type { Locale } from './locale.ts';

/** Documents that are served as PDF, by the names in their addresses. */
export const documentKinds = ['invoice', 'receipt', 'transfer', 'quote'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Address of a document as PDF. It is the server's, so that it has the language regardless of prefix routing. */
export function documentPath(kind: DocumentKind, reference: string, locale: Locale): string {
  return `/${locale}/documents/${kind}/${encodeURIComponent(reference)}`;
}
