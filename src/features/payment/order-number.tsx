import { Trans } from '@lingui/react/macro';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { Reference } from '../../ui/text/text-parts.tsx';

type OrderNumberProps = Pick<SubscriptionOrder, 'reference' | 'isFromQuotation'>;

/** What an order's number is of. */
export function OrderNumberTerm({ isFromQuotation }: Pick<OrderNumberProps, 'isFromQuotation'>) {
  return isFromQuotation ? <Trans>Quote</Trans> : <Trans>Subscription</Trans>;
}

/** An order's number within a line: a quote's says so. */
export function OrderNumber({ reference, isFromQuotation }: OrderNumberProps) {
  const number = <Reference>{reference}</Reference>;
  return isFromQuotation ? <Trans>quote {number}</Trans> : number;
}
