import { createContext, useContext } from 'react';

export const DocumentsContext = createContext(true);

/** Whether the back end has documents in PDF. */
export function useDocuments(): boolean {
  return useContext(DocumentsContext);
}
