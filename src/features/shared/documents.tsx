import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const DocumentsContext = createContext(true);

interface DocumentsProps {
  readonly areOffered: boolean;
  readonly children?: ReactNode;
}

/** Says to all pages below whether the back end has documents in PDF: one with the calls alone has none. */
export function Documents({ areOffered, children }: DocumentsProps) {
  return <DocumentsContext value={areOffered}>{children}</DocumentsContext>;
}

/** Whether the back end has documents in PDF. */
export function useDocuments(): boolean {
  return useContext(DocumentsContext);
}
