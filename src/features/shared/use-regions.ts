import { createContext, useContext } from 'react';

export const RegionsContext = createContext(true);

/** Whether the back end keeps the state or province of addresses. */
export function useRegions(): boolean {
  return useContext(RegionsContext);
}
