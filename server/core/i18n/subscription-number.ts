import type { I18n } from '@lingui/core';
import type { SubscriptionNumber } from '../../../domain/subscription.ts';

/** The number of a subscription within a text, or below a term: a quote's says so. */
export function subscriptionNumberText(i18n: I18n, { reference: number, isFromQuotation }: SubscriptionNumber): string {
  return isFromQuotation
    ? i18n._(/*i18n*/ { id: 'subscription.quoteNumber', message: 'quote {number}', values: { number } })
    : number;
}
