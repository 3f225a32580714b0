import type { Moment } from './invoice.ts';

/** Where all that is held of a person is downloaded, outside the application. */
export const exportPath = '/my-data';

/** What stands in the way of a deletion: money that is owed, on its way, or to be given back. */
export const deletionObstacles = ['openInvoices', 'paymentUnderWay', 'refundUnderWay'] as const;

export type DeletionObstacle = (typeof deletionObstacles)[number] | 'unknown';

/** What a person is told before they have all that is held of them, or have it deleted. */
export interface PersonalData {
  /** Until when it can be downloaded: the password was given lately. `null`: it is asked for again. */
  readonly confirmedUntil: Moment | null;
  readonly obstacles: readonly DeletionObstacle[];
  /** What would be lost: subscriptions that run, and credits of the wallet. */
  readonly runningSubscriptions: number;
  readonly credits: number;
}

/** Whether a password was right, and what is so then. */
export type ConfirmationAnswer =
  | { readonly kind: 'confirmed'; readonly data: PersonalData }
  | { readonly kind: 'wrongPassword'; readonly feedback: string };

/** What became of a wish to be deleted: when it is done, or why not. */
export type DeletionAnswer =
  | { readonly kind: 'asked'; readonly erasesAt: Moment }
  | { readonly kind: 'refused'; readonly feedback: string };
