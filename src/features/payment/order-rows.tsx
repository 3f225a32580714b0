import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { termRows } from '../shared/offer/offer-rows.tsx';
import { SubscriptionNumberText } from '../shared/subscription-number.tsx';

/** The order without its lines, as rows of a `DataList`. */
export function orderRows(order: SubscriptionOrder, i18n: I18n) {
  const terms = termRows(order, i18n);
  // An offer has no number of an order yet.
  if (order.isToBeOrdered) return terms;
  const number = {
    id: 'subscription',
    term: <Trans>Subscription</Trans>,
    value: <SubscriptionNumberText of={order} />,
  };
  return [number, ...terms];
}
