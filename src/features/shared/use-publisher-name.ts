import { createContext, useContext } from 'react';

export const NameContext = createContext('');

/** The site's name; empty while it is not known. */
export function usePublisherName(): string {
  return useContext(NameContext);
}
