import type { ReactNode } from 'react';

/** What differs between funnels with money beside their choices: where links lead, and what they are called. */
export interface Ways {
  /** Addresses that links show; what a plain click on them does is an event's business. */
  readonly choicePlace: string;
  readonly helpPlace: string;
  /** The way back to the choice. */
  readonly back: ReactNode;
  /** The same for somebody whose order is under way. */
  readonly change: ReactNode;
  /** A link for whoever has nothing left to choose there. */
  readonly onward: ReactNode;
}
