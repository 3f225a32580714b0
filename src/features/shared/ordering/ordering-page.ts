import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import { loadLaterOrdering } from './later-views.ts';
import { pushPurchase } from '../../../page/conversions.ts';

function tellPurchase(step: string, { outcome }: OrderingContext): void {
  if (step === 'paid' && outcome) pushPurchase(outcome.reference, outcome.total.minor, outcome.total.currency);
}

/** Options common to the pages of all payment funnels. */
export const orderingPage = {
  returned: { type: 'page.returned' },
  onStep: tellPurchase,
  preload: loadLaterOrdering,
} as const;
