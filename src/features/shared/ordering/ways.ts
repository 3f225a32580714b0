import type { ReactNode } from 'react';

/**
 * Links of a funnel with a payment: targets and texts. They and the choices are all that differs between these funnels.
 */
export interface Ways {
  /** Addresses that links show; what a plain click on them does is an event's business. */
  readonly choicePlace: string;
  readonly helpPlace: string;
  /** The way back to the choice. */
  readonly back: ReactNode;
  /** The same while an order is being processed. */
  readonly change: ReactNode;
  /** A link to another page, where nothing is left to choose; `null` for none. */
  readonly onward: ReactNode;
}
