import { maxLength, line } from './text.ts';

/** The longest number that a buyer gives an order. */
const LONGEST_PURCHASE_ORDER = 40;

/** The buyer's own number for an order; empty without one. */
export function purchaseOrder() {
  return maxLength(line(), LONGEST_PURCHASE_ORDER);
}
