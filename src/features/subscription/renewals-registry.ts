import { msg } from '@lingui/core/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription } from '../../../domain/subscription.ts';
import { sectionScreens } from '../shared/section-registry.tsx';
import { Renewals, NothingToRenew } from './renewals.tsx';

/** Section of subscriptions to renew, pay or decide on (specification §3). */
export const renewalsScreens = sectionScreens<RowsRead<HeldSubscription>>({
  title: msg`To pay or decide on`,
  emptyTitle: msg`Subscriptions`,
  unread: msg`We couldn’t load your subscriptions`,
  rows: 1,
  shown: Renewals,
  empty: NothingToRenew,
});
