import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { SummaryBarContext } from './use-summary-bar.ts';

/** Connects the order summary, whose bar has a place for a button, with the actions of the page. */
export function SummaryBarProvider({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<Element | null>(null);
  const bar = useMemo(() => ({ slot, setSlot }), [slot]);
  return <SummaryBarContext value={bar}>{children}</SummaryBarContext>;
}
