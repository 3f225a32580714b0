import { formatMonths } from '../../i18n/format.ts';
import type { I18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { SubscriptionOrder } from '../../../machines/domain/subscription-order.ts';
import { Reference } from '../../ui/text/reference.tsx';
import { licences } from '../shared/offer/offer-names.ts';

/** The order without its lines, as rows of a `DataList`. */
export function orderRows({ reference, licence, readers, months }: SubscriptionOrder, i18n: I18n) {
  return [
    {
      id: 'subscription',
      term: <Trans>Subscription</Trans>,
      value: <Reference>{reference}</Reference>,
    },
    {
      id: 'licence',
      term: <Trans>License</Trans>,
      value: (
        <>
          {i18n._(licences[licence].name)}, <Plural value={readers} one="# reader" other="# readers" />
        </>
      ),
    },
    { id: 'months', term: <Trans>Duration</Trans>, value: formatMonths(months, i18n) },
  ];
}
