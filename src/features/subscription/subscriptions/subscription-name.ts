import type { I18n } from '@lingui/core';
import type { HeldSubscription } from '../../../../domain/subscription.ts';
import { formatList } from '../../../i18n/format.ts';
import { formatSubscriptionNumber } from '../../shared/format-subscription-number.ts';

/** Name of a subscription: its publications, or its reference where they are not known. */
export function subscriptionName(
  { publications, ...number }: Pick<HeldSubscription, 'publications' | 'reference' | 'isFromQuotation'>,
  i18n: I18n,
): string {
  return publications.length > 0 ? formatList(publications, i18n) : formatSubscriptionNumber(number, i18n);
}
