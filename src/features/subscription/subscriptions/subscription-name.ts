import type { I18n } from '@lingui/core';
import type { HeldSubscription } from '../../../../machines/domain/subscription.ts';
import { formatList } from '../../../i18n/format.ts';

/** What a subscription is called: what it holds, or its reference where that is not known. */
export function subscriptionName(
  { publications, reference }: Pick<HeldSubscription, 'publications' | 'reference'>,
  i18n: I18n,
): string {
  return publications.length > 0 ? formatList(publications, i18n) : reference;
}
