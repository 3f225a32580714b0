import { Trans, Plural } from '@lingui/react/macro';
import { formatMonths } from '../../i18n/format.ts';
import type { I18n } from '@lingui/core';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import { licences } from '../shared/offer/offer-names.ts';
import { ChangeOffer } from './change-offer.tsx';
import { OrderNumberTerm } from './order-number.tsx';

/** The order without its lines, as rows of a `DataList`. */
export function orderRows(order: SubscriptionOrder, i18n: I18n) {
  const { reference, licence, readers, months, isToBeOrdered, isFromQuotation } = order;
  return [
    // An offer has no number of an order yet.
    ...(isToBeOrdered
      ? []
      : [
          {
            id: 'subscription',
            term: <OrderNumberTerm {...{ isFromQuotation }} />,
            value: <Reference>{reference}</Reference>,
          },
        ]),
    {
      id: 'licence',
      term: <Trans>License</Trans>,
      value: (
        <>
          {i18n._(licences[licence].name)}, <Plural value={readers} one="# reader" other="# readers" />
        </>
      ),
      ...(isToBeOrdered && { action: <ChangeOffer order={order} /> }),
    },
    { id: 'months', term: <Trans>Duration</Trans>, value: formatMonths(months, i18n) },
  ];
}
