import { listingSteps } from '../../shared/list/listing.steps.ts';
import { notificationsPaths } from './notifications.paths.ts';

/** The one address of the page of watches (specification §2), and its screens. */
export const notificationsSteps = listingSteps({ paths: [notificationsPaths.list] });
