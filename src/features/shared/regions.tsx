import type { ReactNode } from 'react';
import { RegionsContext } from './use-regions.ts';

interface RegionsProps {
  readonly areKept: boolean;
  readonly children?: ReactNode;
}

/** Says to all pages below whether the back end keeps the state or province of addresses. */
export function Regions({ areKept, children }: RegionsProps) {
  return <RegionsContext value={areKept}>{children}</RegionsContext>;
}
