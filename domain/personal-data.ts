import type { Moment } from './moment.ts';

/** Address of the export of a person's data, outside the application. */
export const exportPath = '/my-data';

/** Obstacles to a deletion: money that is owed, on its way, or to be refunded. */
export const deletionObstacles = ['openInvoices', 'paymentUnderWay', 'refundUnderWay'] as const;

export type DeletionObstacle = (typeof deletionObstacles)[number] | 'unknown';

/** State of the page for the export and deletion of a person's data. */
export interface PersonalData {
  /** End of the confirmation by password, during which the export is available; `null`: the password is required. */
  readonly confirmedUntil: Moment | null;
  readonly obstacles: readonly DeletionObstacle[];
  /** Losses by a deletion: running subscriptions, and credits of the wallet. */
  readonly runningSubscriptions: number;
  readonly credits: number;
}

/** Result of a confirmation by password. */
export type ConfirmationAnswer =
  | { readonly kind: 'confirmed'; readonly data: PersonalData }
  | { readonly kind: 'wrongPassword'; readonly feedback: string };

/** Result of a deletion request: its date, or the refusal. */
export type DeletionAnswer =
  | { readonly kind: 'asked'; readonly erasesAt: Moment }
  | { readonly kind: 'refused'; readonly feedback: string };
