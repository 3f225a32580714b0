import { Trans } from '@lingui/react/macro';
import type { SubscriptionNumber } from '../../../domain/subscription.ts';
import { Reference } from '../../ui/text/text-parts.tsx';

/** The number of a subscription within a text, or below a term: a quote's says so. */
export function SubscriptionNumberText({ of: { reference, isFromQuotation } }: { readonly of: SubscriptionNumber }) {
  const number = <Reference>{reference}</Reference>;
  return isFromQuotation ? <Trans>quote {number}</Trans> : number;
}
