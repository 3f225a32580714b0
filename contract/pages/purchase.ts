import type { PageRow } from './row.ts';

/**
 * Address of the choice that is bought at once. A link may name its offer, which the form then has; the address forgets
 * it, so that a reload does not undo what was typed since. `publications` are numbers with commas. `order` goes on at
 * once with the named offer: for the return from the sign-in that the order needed.
 */
export const purchasePaths = {
  choice:
    '/subscribe?publications=:publications?&licence=:licence?&readers=:readers?&months=:months?&currency=:currency?&order=:order?',
};

export const purchase = {
  paths: purchasePaths,
  access: 'open',
  layout: 'funnel',
  title: /*i18n*/ { id: 'pageTitle.purchase', message: 'Subscribe' },
  heading: /*i18n*/ { id: 'pageHeading.purchase', message: 'What would you like to read?' },
  description: /*i18n*/ {
    id: 'pageDescription.purchase',
    message: 'Choose what you’d like to read and how many readers, see the price, and subscribe online.',
  },
} as const satisfies PageRow;
