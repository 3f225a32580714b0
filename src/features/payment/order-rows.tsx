import type { I18n } from '@lingui/core';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import { termRows } from '../shared/offer/offer-rows.tsx';
import { OrderNumberTerm } from './order-number.tsx';

/** The order without its lines, as rows of a `DataList`. */
export function orderRows(order: SubscriptionOrder, i18n: I18n) {
  const { reference, isToBeOrdered, isFromQuotation } = order;
  const terms = termRows(order, i18n);
  // An offer has no number of an order yet.
  if (isToBeOrdered) return terms;
  const number = {
    id: 'subscription',
    term: <OrderNumberTerm {...{ isFromQuotation }} />,
    value: <Reference>{reference}</Reference>,
  };
  return [number, ...terms];
}
