import { describe, expect, it } from 'vitest';
import type { HeldSubscription, SubscriptionStatus } from './subscription.ts';
import type { QuotationState } from './quotation.ts';
import {
  isBeingRevised,
  isPast,
  isQuoteDecidable,
  priceOfRenewal,
  renewalsAmong,
  renewalsNotInvoiced,
  statusOn,
  subscriptionStatuses,
} from './subscription.ts';

it.each<[SubscriptionStatus, string | null, SubscriptionStatus]>([
  ['current', '2026-12-23', 'current'],
  ['current', '2026-12-22', 'aboutToEnd'],
  ['aboutToEnd', '2027-06-01', 'current'],
  // The last day is a day of access.
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

it.each<[QuotationState, SubscriptionStatus, boolean]>([
  ['open', 'quote', true],
  ['accepted', 'quote', true],
  ['changeAsked', 'quote', false],
  ['expired', 'invalidQuote', false],
  ['declined', 'invalidQuote', false],
  ['withdrawn', 'invalidQuote', false],
])('a quote that is %s is listed as %s; it awaits a decision: %s', (quotation, status, isDecidable) => {
  expect(statusOn({ status: 'quote', endsOn: null, quotation }, '2026-11-22')).toBe(status);
  expect(isQuoteDecidable(quotation)).toBe(isDecidable);
});

it('lists a quote whose change was requested among the current ones, and closed quotes among past ones', () => {
  const isPastAs = (quotation: QuotationState) =>
    isPast({ status: statusOn({ status: 'quote', endsOn: null, quotation }, '2026-11-22') });
  expect(isPastAs('changeAsked')).toBe(false);
  expect((['expired', 'declined', 'withdrawn'] as const).map(isPastAs)).toEqual([true, true, true]);
});

describe('renewals', () => {
  const held = (id: number, facts: Partial<HeldSubscription>): HeldSubscription => ({
    id,
    reference: `ABO-${id}`,
    isFromQuotation: false,
    status: 'current',
    type: 'normal',
    nature: 'new',
    licence: 'professional',
    readers: 1,
    months: 12,
    startsOn: '2025-12-01',
    endsOn: '2026-11-30',
    publications: [`Journal ${id}`],
    isPayable: false,
    isDecidable: null,
    isFollowed: false,
    isInvoiced: false,
    dueOn: null,
    isUntaxed: false,
    net: null,
    ...facts,
  });
  const renewals = (all: readonly HeldSubscription[]) =>
    renewalsAmong(all).map(({ kind, subscription }) => [kind, subscription.id]);

  it('cost what was ordered, and nothing that is known where the order is still to be made', () => {
    const net = { minor: 94_000, currency: 'EUR' } as const;
    const all = [
      held(1, { status: 'notBegun', isPayable: true, net }),
      held(2, { status: 'quote', net }),
      held(3, { status: 'aboutToEnd', net }),
    ];
    expect(renewalsAmong(all).map(priceOfRenewal)).toEqual([net, null, net]);
  });

  it('leave an ordered subscription to the list of invoices once it is on one', () => {
    const unpaid = { status: 'notBegun', isPayable: true } as const;
    const all = [
      held(1, unpaid),
      held(2, { ...unpaid, isInvoiced: true }),
      held(3, { status: 'aboutToEnd', isInvoiced: true }),
      held(4, { ...unpaid, isInvoiced: null }),
    ];
    expect(renewalsNotInvoiced(all).map(({ subscription: { id } }) => id)).toEqual([1, 4, 3]);
    expect(renewals(all)).toEqual([
      ['unpaid', 1],
      ['unpaid', 4],
      ['invoiced', 2],
      ['aboutToEnd', 3],
    ]);
    expect(renewals([held(5, { ...unpaid, isPayable: null, startsOn: null, isInvoiced: true })])).toEqual([
      ['invoiced', 5],
    ]);
  });

  it('include subscriptions that end, have ended, or await payment or a decision, and no others', () => {
    const each = [...subscriptionStatuses, 'unknown' as const].map((status, index) => held(index + 1, { status }));
    expect(renewals(each).map(([kind]) => kind)).toEqual(['aboutToEnd', 'quote', 'ended']);
    expect(renewals([held(1, { status: 'notBegun', isPayable: true })])).toEqual([['unpaid', 1]]);
    const unsaid = { status: 'notBegun', isPayable: null } as const;
    expect(renewals([held(1, { ...unsaid, startsOn: null }), held(2, { ...unsaid, startsOn: '2026-04-01' })])).toEqual([
      ['maybeUnpaid', 1],
    ]);
  });

  it('are sorted by urgency: payment, earliest end, decision, latest end', () => {
    const all = [
      held(1, { status: 'ended', endsOn: '2024-05-01' }),
      held(2, { status: 'ended', endsOn: '2026-05-01' }),
      held(3, { status: 'quote', startsOn: null, endsOn: null }),
      held(4, { status: 'aboutToEnd', endsOn: '2026-12-09' }),
      held(5, { status: 'aboutToEnd', endsOn: '2026-12-01' }),
      held(6, { status: 'notBegun', startsOn: null, endsOn: null, isPayable: true }),
    ];
    expect(renewals(all).map(([, id]) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('are the owner’s only, without subscriptions that another one follows', () => {
    expect(renewals([held(1, { status: 'ended', type: 'userLicence' })])).toEqual([]);
    const over = [held(1, { status: 'ended', isFollowed: true }), held(2, { status: 'aboutToEnd', isFollowed: true })];
    expect(renewals(over)).toEqual([]);
    expect(renewals([...over, held(3, { status: 'notBegun', isPayable: true })])).toEqual([['unpaid', 3]]);
    // Quotes and unpaid orders need an answer even if another subscription follows.
    expect(renewals([held(1, { status: 'quote', isFollowed: true })])).toEqual([['quote', 1]]);
  });

  it('include a quote as long as the person can decide on it', () => {
    const quotes = [true, null, false].map((isDecidable, index) => held(index + 1, { status: 'quote', isDecidable }));
    expect(renewals(quotes)).toEqual([
      ['quote', 1],
      ['quote', 2],
    ]);
    const revised = quotes.filter(isBeingRevised).map(({ id }) => id);
    expect(revised).toEqual([3]);
    expect(isBeingRevised(held(4, { status: 'current', isDecidable: false }))).toBe(false);
  });
});
