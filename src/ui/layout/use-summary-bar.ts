import { createContext, useContext } from 'react';

interface SummaryBar {
  /** Where the bar of a narrow window has the page’s button; `null` where there is no bar. */
  readonly slot: Element | null;
  readonly setSlot: (slot: Element | null) => void;
}

export const SummaryBarContext = createContext<SummaryBar>({ slot: null, setSlot: () => undefined });

export const useSummaryBar = (): SummaryBar => useContext(SummaryBarContext);
