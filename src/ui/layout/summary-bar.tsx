import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';

interface SummaryBar {
  /** Where the bar of a narrow window has the page’s button; `null` where there is no bar. */
  readonly slot: Element | null;
  readonly setSlot: (slot: Element | null) => void;
}

const SummaryBarContext = createContext<SummaryBar>({ slot: null, setSlot: () => undefined });

/** Connects the order summary, whose bar has a place for a button, with the actions of the page. */
export function SummaryBarProvider({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<Element | null>(null);
  const bar = useMemo(() => ({ slot, setSlot }), [slot]);
  return <SummaryBarContext value={bar}>{children}</SummaryBarContext>;
}

export const useSummaryBar = (): SummaryBar => useContext(SummaryBarContext);
