import { useEffect } from 'react';
import type { OrderingContext } from '../../machines/ordering/ordering.context.ts';
import { loadHelp } from '../screens/ordering/screens.tsx';
import { pushPurchase } from './analytics.ts';
import { FunnelFrame } from './shell.tsx';

function tellPurchase(step: string, { outcome }: OrderingContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

/** What the pages of all funnels with money have in common, as props of `FunnelPage`. */
export const orderingPage = {
  frame: FunnelFrame,
  returned: { type: 'page.returned' },
  onStep: tellPurchase,
} as const;

/** Once the page is there, so is the code of the step beside the way. */
export function useHelpCode(): void {
  useEffect(() => void loadHelp(), []);
}
