import { addressFields } from '../../machines/domain/address.ts';
import type { CheckoutAnswer } from '../../machines/domain/checkout.ts';
import type { SubscriptionCheckout } from '../../machines/domain/subscription-order.ts';
import type { CallContext } from '../calls/handler.ts';
import { orderOnce } from '../invoice/order-once.ts';
import { visibilityOf } from '../invoice/store.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../services.ts';
import { signedInAccount } from '../session/identify.ts';
import { placeSubscriptionOrder } from './place-order.ts';

function printOf({ subscriptionId, billing, method, version }: SubscriptionCheckout): unknown {
  const { address, vatNumber, purchaseOrder } = billing;
  const lines = addressFields.map((field) => address[field]);
  return ['subscription', subscriptionId, lines, vatNumber, purchaseOrder, method, version];
}

/**
 * Orders the payment of a subscription, once for one idempotency key: by card or transfer as any invoice, or from the
 * wallet at once. Throws a `CallFailure`: 404 for what is not the caller's to pay, 409, 422, 429.
 */
export async function checkOutSubscription(
  services: Services,
  provider: PaymentProvider,
  { wanted, context }: { readonly wanted: SubscriptionCheckout; readonly context: CallContext },
): Promise<CheckoutAnswer> {
  const { identity, locale } = context;
  const wish = {
    order: wanted,
    accountId: signedInAccount(identity).id,
    visibility: visibilityOf(identity),
    locale,
  };
  const purchase = {
    print: printOf(wanted),
    place: (knownOpen: ReadonlySet<number>) => placeSubscriptionOrder(services, { ...wish, knownOpen }),
  };
  return orderOnce(services, provider, { purchase, context });
}
