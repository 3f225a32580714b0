import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import { paymentPaths } from '../../../machines/payment/payment.paths.ts';
import { quotationPaths } from '../../../machines/quotation/quotation.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Link } from '../../ui/layout/link.tsx';
import type { Ways } from '../shared/ordering/screen-props.ts';

/** Address of the choice of a payment method. */
export function choicePlace(id: string): string {
  return linkTo(paymentPaths.choice, { id });
}

export function billingPlace(id: string): string {
  return linkTo(paymentPaths.billing, { id });
}

function helpPlace(id: string): string {
  return linkTo(paymentPaths.help, { id });
}

/** Address of the quotation of a subscription. */
export function quotationPlace(aboId: string): string {
  return linkTo(quotationPaths.offer, { aboId });
}

/** Address of a new quote. */
export const newQuotePlace = linkTo(quotationPaths.newOffer);

const accountPlace = linkTo(placePaths.accountHome);

/** Links of the screens of a subscription's order. */
export function paymentWays({ id }: Pick<PaymentContext, 'id'>): Ways {
  return {
    choicePlace: id === null ? accountPlace : choicePlace(id),
    helpPlace: id === null ? accountPlace : helpPlace(id),
    back: <Trans>Back to the subscription</Trans>,
    change: <Trans>Change billing details or payment method</Trans>,
    onward: (
      <Link href={accountPlace} variant="standalone">
        <Trans>Go to your account</Trans>
      </Link>
    ),
  };
}
