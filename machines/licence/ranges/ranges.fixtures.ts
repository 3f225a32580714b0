import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { LicenceRange, RangeBook } from '../../../domain/licence.ts';
import type { ReadModification, ModificationState, ModificationSummary } from '../../../domain/modification.ts';

/** Subscription of the networks. */
const subscription = {
  id: 88031,
  reference: 'DEV-2026-088031',
  isFromQuotation: true,
  publications: ['La Lettre du Sahel'],
};

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion } = modificationType;

/** Fictitious networks of a licence: the first has no pending request; the two added ones share a request. */
export const ranges: readonly LicenceRange[] = [
  { id: 4101, range: '192.0.2.0/24', label: 'Campus Nord', pending: null },
  {
    id: 4102,
    range: '198.51.100.7',
    label: '',
    pending: { id: 9402, type: ipRangeEdit, position: 1 },
  },
  {
    id: 4103,
    range: '203.0.113.0-203.0.113.99',
    label: 'Bibliothèque',
    pending: { id: 9401, type: ipRangeAddition, position: 1 },
  },
  {
    id: 4104,
    range: '203.0.113.128/25',
    label: 'Annexe du port',
    pending: { id: 9403, type: ipRangeDeletion, position: 1 },
  },
  {
    id: 4105,
    range: '2001:db8:41::/48',
    label: '',
    pending: { id: 9401, type: ipRangeAddition, position: 2 },
  },
];

/** The networks of the licence, requested from an address. */
export function rangeBook(
  received: readonly LicenceRange[],
  presentAddress: string | null = '192.0.2.77',
): RangeBook & Read {
  return { subscription, ranges: received, presentAddress, completeness: whole };
}

/** The answer to a new request about networks. */
export function rangeRequest(type: 2 | 3 | 4, state: ModificationState, lineCount = 1): ModificationSummary {
  return {
    id: 9404,
    reference: 'DM-2026-009404',
    type,
    state,
    askedAt: '2026-02-20T09:41:00.000Z',
    decidedAt: state === 'pending' ? null : '2026-02-20T09:41:00.000Z',
    lineCount,
    rejectedCount: 0,
  };
}

/** The request to add two networks, as returned by its cancellation, or for the correction of a line. */
export function rangesRequest(state: 'cancelled' | 'accepted' | 'rejected'): ReadModification {
  const added = ranges.filter(({ pending }) => pending?.id === 9401);
  return {
    id: 9401,
    reference: 'DM-2026-009401',
    type: ipRangeAddition,
    state,
    askedAt: '2026-02-19T15:02:00.000Z',
    decidedAt: '2026-02-20T09:40:00.000Z',
    lineCount: added.length,
    rejectedCount: state === 'rejected' ? added.length : 0,
    subscription: {
      id: subscription.id,
      reference: subscription.reference,
      isFromQuotation: subscription.isFromQuotation,
    },
    lines: added.map(({ range, label }, index) => ({
      position: index + 1,
      before: null,
      after: { kind: 'ipRange', range: { range, label } },
      state,
      reason: state === 'rejected' ? 'Cette plage appartient à un autre établissement.' : '',
    })),
    reasonLocale: null,
    purchaseOrder: '',
    history: [],
    completeness: whole,
  };
}
