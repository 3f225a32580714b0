import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import { loadLaterOrdering } from './screens.tsx';
import { pushPurchase } from '../../../page/conversions.ts';

function tellPurchase(step: string, { outcome }: OrderingContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

/** What the pages of all funnels with money have in common. */
export const orderingPage = {
  returned: { type: 'page.returned' },
  onStep: tellPurchase,
  preload: loadLaterOrdering,
} as const;
