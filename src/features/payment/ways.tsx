import { Trans } from '@lingui/react/macro';
import { priceCurrencies } from '../../../domain/catalogue.ts';
import { paramsOfOffer } from '../../../domain/offer-params.ts';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import type { Place } from '../../../machines/engine/index.ts';
import { formatPath, linkTo } from '../../../machines/engine/index.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import { paymentPaths } from '../../../contract/pages/payment.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { quotationPaths } from '../../../contract/pages/quotation.ts';
import { placePaths } from '../../../contract/pages/session.ts';
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

/** The offer of an order, as parameters of an address. */
function offerParams({ priced, licence, readers, months }: SubscriptionOrder) {
  const { currency } = priced.total;
  return paramsOfOffer({
    publicationIds: priced.lines.map(({ publicationId }) => publicationId),
    licence,
    readers: String(readers),
    months,
    currency: priceCurrencies.find((one) => one === currency) ?? null,
  });
}

/** Address of the choice of an offer that is bought at once, with this offer. */
export function offerPlace(order: SubscriptionOrder): Place {
  return formatPath(purchasePaths.choice, offerParams(order));
}

/** The same as a link. */
export function linkToOffer(order: SubscriptionOrder): string {
  return linkTo(purchasePaths.choice, offerParams(order));
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
