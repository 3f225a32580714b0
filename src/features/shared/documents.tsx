import type { ReactNode } from 'react';
import { DocumentsContext } from './use-documents.ts';

interface DocumentsProps {
  readonly areOffered: boolean;
  readonly children?: ReactNode;
}

/** Says to all pages below whether the back end has documents in PDF: one with the calls alone has none. */
export function Documents({ areOffered, children }: DocumentsProps) {
  return <DocumentsContext value={areOffered}>{children}</DocumentsContext>;
}
