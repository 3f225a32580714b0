/** One subscription for each of those who look at it: an administrator of many readers, an owner alone, a reader. */
import { modificationType } from '../../../domain/enumerations.ts';
import { unread, whole, without } from '../../../domain/completeness.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { ReadSubscription, SubscriptionEntry } from '../../../domain/licence.ts';
import type { ListedRequest } from '../../../domain/modification.ts';
import { money } from '../../../domain/money.ts';
import {
  cancelled,
  creditNote,
  disputed,
  givenBack,
  invoiceLists,
  readAt,
} from '../../shared/ordering/ordering.fixtures.ts';
import { administered, read, subscriptions } from '../subscriptions/subscriptions.fixtures.ts';

const request: ListedRequest = {
  id: 5_107,
  reference: 'DEM-6QK2-81TR',
  type: modificationType.readerAddition,
  state: 'pending',
  askedAt: '2026-02-11T09:30:00.000Z',
  decidedAt: null,
  lineCount: 3,
  rejectedCount: 0,
  subject: null,
  reason: null,
  reasonLocale: null,
};

const entryOf = (invoice: Invoice): SubscriptionEntry => ({
  kind: invoice.kind === 'creditNote' ? 'credited' : 'invoiced',
  on: invoice.issuedOn,
  reference: invoice.reference,
  total: invoice.total,
  invoice,
});

const events: readonly SubscriptionEntry[] = [
  { kind: 'ending', on: '2026-03-03' },
  { kind: 'requested', on: '2026-02-11', request },
  {
    kind: 'requested',
    on: '2026-02-10',
    request: {
      ...request,
      id: 5_098,
      reference: 'DEM-8WN4-60KC',
      type: modificationType.ipRangeAddition,
      askedAt: '2026-02-10T16:05:00.000Z',
      lineCount: 40,
    },
  },
  {
    kind: 'requested',
    on: '2026-02-05',
    request: {
      ...request,
      id: 5_090,
      reference: 'DEM-4TT7-19QD',
      type: modificationType.readerEdit,
      state: 'rejected',
      askedAt: '2026-02-05T08:40:00.000Z',
      decidedAt: '2026-02-06T10:00:00.000Z',
      lineCount: 1,
      rejectedCount: 1,
      subject: 'Alain Bertrand',
      reason: 'Cette adresse est déjà celle d’une autre personne de la licence.',
      reasonLocale: 'fr',
    },
  },
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
  // Its back end does not send the invoice.
  { kind: 'invoiced', on: '2025-06-10', reference: 'FA-2025-00512', total: money(210_00, 'EUR'), invoice: null },
  { kind: 'unknown', on: '2025-05-01' },
  { kind: 'begun', on: '2025-03-04' },
  { kind: 'paid', on: '2025-03-04', reference: 'PAY-2025-000731', amount: money(1_980_00, 'EUR') },
  { kind: 'ordered', on: '2025-03-01' },
];

const invoices = [...invoiceLists.awaiting.slice(1), creditNote, cancelled, disputed, givenBack];

/** Every kind of timeline entry, the newest first; its invoices in every condition. */
const timeline = [...events, ...invoices.map(entryOf)].toSorted((left, right) => right.on.localeCompare(left.on));

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
  readAt,
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
  readAt,
  completeness: whole,
  timeline: [{ kind: 'ordered', on: '2026-02-20' }],
};
export const endedDetail: ReadSubscription = {
  subscription: over,
  licence: null,
  readAt,
  completeness: whole,
  timeline: [
    { kind: 'ended', on: '2025-10-31' },
    { kind: 'begun', on: '2024-11-01' },
  ],
};

/** One that the person reads by. */
export const readerDetail: ReadSubscription = {
  subscription: read,
  licence: null,
  timeline: [],
  readAt,
  completeness: whole,
};
