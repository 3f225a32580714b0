import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubscriptionNumber } from '../../../domain/subscription.ts';

/** The number of a subscription where there is no markup: a quote's says so. */
export function formatSubscriptionNumber(
  { reference: number, isFromQuotation }: SubscriptionNumber,
  i18n: I18n,
): string {
  return isFromQuotation ? i18n._(msg`quote ${number}`) : number;
}
