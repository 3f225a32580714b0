import { subscriptionPaths } from '../../contract/pages/subscription.ts';
import { type as having } from 'superstruct';
import type { ReadSubscription } from '../../domain/licence.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';

const paths = [subscriptionPaths.detail];

/** Screens of one subscription; they share its address, and the known data decide which is shown. */
export const subscriptionSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** The person has no subscription of this number. */
  unknown: step('unknown', { paths, needs: having({}) }),
  detail: step('detail', { paths, needs: having({ detail: present<ReadSubscription>() }) }),
};
