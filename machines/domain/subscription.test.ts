import { expect, it } from 'vitest';
import type { SubscriptionStatus } from './subscription.ts';
import { statusOn } from './subscription.ts';

it.each<[SubscriptionStatus, string | null, SubscriptionStatus]>([
  ['current', '2026-12-23', 'current'],
  ['current', '2026-12-22', 'aboutToEnd'],
  ['aboutToEnd', '2027-06-01', 'current'],
  // The last day is one on which it is read.
  ['current', '2026-11-22', 'aboutToEnd'],
  ['aboutToEnd', '2026-11-21', 'ended'],
  ['suspended', '2026-11-22', 'suspended'],
  ['suspended', '2026-11-21', 'suspendedEnded'],
  ['current', null, 'current'],
  ['invalid', '2026-11-01', 'invalid'],
  ['notBegun', '2026-11-01', 'notBegun'],
])('a subscription that is %s and ends on %s is %s on 2026-11-22', (status, endsOn, stands) => {
  expect(statusOn({ status, endsOn }, '2026-11-22')).toBe(stands);
});
