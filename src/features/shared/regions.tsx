import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const RegionsContext = createContext(true);

interface RegionsProps {
  readonly areKept: boolean;
  readonly children?: ReactNode;
}

/** Says to all pages below whether the back end keeps the state or province of addresses. */
export function Regions({ areKept, children }: RegionsProps) {
  return <RegionsContext value={areKept}>{children}</RegionsContext>;
}

/** Whether the back end keeps the state or province of addresses. */
export function useRegions(): boolean {
  return useContext(RegionsContext);
}
