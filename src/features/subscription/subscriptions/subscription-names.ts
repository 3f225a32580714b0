import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LicenceType } from '../../../../domain/catalogue.ts';
import type { HeldSubscription, OrderNature, RenewalKind, SubscriptionType } from '../../../../domain/subscription.ts';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';

/** State of a subscription. */
export const statusNames: Readonly<Record<HeldSubscription['status'], MessageDescriptor>> = {
  notSet: msg({ message: 'Not set up yet', comment: 'Where a subscription stands: the publisher has not said' }),
  current: msg({ message: 'Current', comment: 'Where a subscription stands: it runs' }),
  notBegun: msg({ message: 'Not started', comment: 'Where a subscription stands' }),
  ended: msg({ message: 'Ended', comment: 'Where a subscription stands' }),
  aboutToEnd: msg({ message: 'Ending soon', comment: 'Where a subscription stands' }),
  suspended: msg({ message: 'Suspended', comment: 'Where a subscription stands' }),
  suspendedEnded: msg({ message: 'Suspended, then ended', comment: 'Where a subscription stands' }),
  invalid: msg({ message: 'Not valid', comment: 'Where a subscription stands' }),
  quote: msg({ message: 'Quote', comment: 'Where a subscription stands: it is only offered' }),
  invalidQuote: msg({
    message: 'Closed quote',
    comment: 'Where a subscription stands: declined, expired or withdrawn',
  }),
  unknown: msg({ message: 'Unknown status', comment: 'Of a subscription: a code that this page does not know' }),
};

/** Colour and icon of each status. */
const statusKinds: Readonly<Record<HeldSubscription['status'], NoticeKind>> = {
  notSet: 'info',
  current: 'success',
  notBegun: 'info',
  ended: 'info',
  aboutToEnd: 'warning',
  suspended: 'warning',
  suspendedEnded: 'info',
  invalid: 'danger',
  quote: 'info',
  invalidQuote: 'info',
  unknown: 'info',
};

/** Colour and icon of each action due on a subscription. */
const renewalKinds: Readonly<Record<RenewalKind, NoticeKind>> = {
  unpaid: 'warning',
  invoiced: 'info',
  maybeUnpaid: 'info',
  aboutToEnd: 'warning',
  quote: 'info',
  ended: 'danger',
};

/** Colour and icon of a subscription's state. @param renewal The renewal that it asks of its owner. */
export function statusKind(status: HeldSubscription['status'], renewal: RenewalKind | null): NoticeKind {
  return renewal === null ? statusKinds[status] : renewalKinds[renewal];
}

/** The person's role in the licence. */
export const typeNames: Readonly<Record<SubscriptionType | 'unknown', MessageDescriptor>> = {
  normal: msg({ message: 'Your own subscription', comment: 'Type of subscription' }),
  administratorLicence: msg({ message: 'License you manage', comment: 'Type of subscription' }),
  userLicence: msg({ message: 'License shared with you', comment: 'Type of subscription: somebody else’s' }),
  unknown: msg({ message: 'Other subscription', comment: 'A code that this page does not know' }),
};

/** Relation of an order to the previous subscription. */
export const natureNames: Readonly<Record<OrderNature, MessageDescriptor>> = {
  unknown: msg({ message: 'Other order', comment: 'What an order was to the subscription before it' }),
  new: msg({ message: 'First order', comment: 'What an order was to the subscription before it' }),
  renewal: msg({ message: 'Renewal', comment: 'What an order was to the subscription before it' }),
  conversion: msg({ message: 'Conversion', comment: 'What an order was to the subscription before it: another kind' }),
  upgrade: msg({ message: 'Upgrade', comment: 'What an order was to the subscription before it: it holds more' }),
  downgrade: msg({ message: 'Downgrade', comment: 'What an order was to the subscription before it: it holds less' }),
};

/** A kind of licence, in words. */
export const licenceNames: Readonly<Record<LicenceType | 'unknown', MessageDescriptor>> = {
  professional: msg({ message: 'Professional license', comment: 'Kind of licence' }),
  global: msg({ message: 'Global license', comment: 'Kind of licence' }),
  independent: msg({ message: 'Independent license', comment: 'Kind of licence' }),
  media: msg({ message: 'Media license', comment: 'Kind of licence' }),
  morning: msg({ message: 'Morning license', comment: 'Kind of licence' }),
  unknown: msg({ message: 'Other license', comment: 'Kind of licence: a code that this page does not know' }),
};
