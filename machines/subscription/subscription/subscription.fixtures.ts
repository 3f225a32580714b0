/** One subscription for each of those who look at it: an administrator of many readers, an owner alone, a reader. */
import { modificationType } from '../../domain/enumerations.ts';
import { unread, whole, without } from '../../domain/completeness.ts';
import type { ReadSubscription, SubscriptionDetail } from '../../domain/licence.ts';
import type { ModificationSummary } from '../../domain/modification.ts';
import { money } from '../../domain/money.ts';
import { administered, read, subscriptions } from '../subscriptions/subscriptions.fixtures.ts';

const request: ModificationSummary = {
  id: 5_107,
  reference: 'DEM-6QK2-81TR',
  type: modificationType.readerAddition,
  state: 'pending',
  askedAt: '2026-02-11T09:30:00.000Z',
  decidedAt: null,
  lineCount: 40,
  rejectedCount: 0,
};

/** Every kind of timeline entry, the newest first. */
const timeline: SubscriptionDetail['timeline'] = [
  { kind: 'ending', on: '2026-03-03' },
  { kind: 'requested', on: '2026-02-11', request },
  {
    kind: 'requested',
    on: '2025-11-20',
    request: {
      ...request,
      id: 5_020,
      reference: 'DEM-3HF9-02ZC',
      type: modificationType.ipRangeAddition,
      state: 'partlyAccepted',
      decidedAt: '2025-11-21T15:00:00.000Z',
      lineCount: 3,
      rejectedCount: 1,
    },
  },
  {
    kind: 'requested',
    on: '2025-10-02',
    request: { ...request, id: 5_001, reference: 'DEM-1AA0-55QX', type: 'unknown', state: 'unknown', lineCount: 1 },
  },
  {
    kind: 'credited',
    on: '2025-06-12',
    reference: 'AV-2025-00041',
    total: money(-100_00, 'EUR'),
    isSettled: true,
    isCanceled: false,
    remaining: null,
  },
  {
    kind: 'invoiced',
    on: '2025-06-10',
    reference: 'FA-2025-00512',
    total: money(210_00, 'EUR'),
    isSettled: false,
    isCanceled: false,
    remaining: money(110_00, 'EUR'),
  },
  { kind: 'unknown', on: '2025-05-01' },
  { kind: 'begun', on: '2025-03-04' },
  { kind: 'paid', on: '2025-03-04', reference: 'PAY-2025-000731', amount: money(1_980_00, 'EUR') },
  {
    kind: 'invoiced',
    on: '2025-03-01',
    reference: 'FA-2025-00218',
    total: money(1_980_00, 'EUR'),
    isSettled: true,
    isCanceled: false,
    remaining: null,
  },
  { kind: 'ordered', on: '2025-03-01' },
];

/** A licence that the person administers. */
export const administratorDetail: ReadSubscription = {
  subscription: administered,
  licence: {
    seats: { bought: 240, taken: 238, pending: 3, extra: [{ from: 241, price: money(42_00, 'EUR') }] },
    rangeCount: 6,
    pendingRangeCount: 40,
    pendingCount: 2,
  },
  timeline,
  completeness: whole,
};

/** The same one, without what cannot be read: its licence, and an event. */
export const incompleteDetail: ReadSubscription = {
  ...administratorDetail,
  licence: unread,
  timeline: timeline.slice(1),
  completeness: without(1),
};

const [, unpaid] = subscriptions;
const over = subscriptions.find(({ status }) => status === 'ended');
if (!unpaid || !over) throw new Error('There are too few subscriptions');

/** The person’s own: ordered, and not paid yet; and one that is over and has no list price any more. */
export const unpaidDetail: ReadSubscription = {
  subscription: unpaid,
  licence: null,
  completeness: whole,
  timeline: [{ kind: 'ordered', on: '2026-02-20' }],
};
export const endedDetail: ReadSubscription = {
  subscription: over,
  licence: null,
  completeness: whole,
  timeline: [
    { kind: 'ended', on: '2025-10-31' },
    { kind: 'begun', on: '2024-11-01' },
  ],
};

/** One that the person reads by. */
export const readerDetail: ReadSubscription = { subscription: read, licence: null, timeline: [], completeness: whole };
