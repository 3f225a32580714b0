import { Trans } from '@lingui/react/macro';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import { Link } from '../../ui/layout/link.tsx';
import type { Ways } from '../shared/ordering/ways.ts';
import { accountPlace, choicePlace, helpPlace } from './places.ts';

/** Where the links of an order of a subscription lead. */
export function paymentWays({ id }: Pick<PaymentContext, 'id'>): Ways {
  return {
    choicePlace: id === null ? accountPlace : choicePlace(id),
    helpPlace: id === null ? accountPlace : helpPlace(id),
    back: <Trans>Back to the subscription</Trans>,
    change: <Trans>Change billing details or method</Trans>,
    onward: (
      <Link href={accountPlace} variant="standalone">
        <Trans>Go to your account</Trans>
      </Link>
    ),
  };
}
