import { listingSteps } from '../shared/list/listing.steps.ts';
import { notificationsPaths, newWatchPaths } from '../../contract/pages/watch.ts';
import { type as having } from 'superstruct';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';

/** The one address of the page of watches (specification §2), and its screens. */
export const notificationsSteps = listingSteps({ paths: [notificationsPaths.list] });

const paths = [newWatchPaths.subject];

/** Screens of a new watch. They share their address, and the known data decide which is shown. */
export const newWatchSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** There is no room for another watch. */
  full: step('full', { paths, needs: having({}) }),
  subject: step('subject', { paths, needs: having({}) }),
};
