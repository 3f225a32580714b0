import type { CheckoutAnswer, CheckoutOrder } from '../../machines/domain/checkout.ts';
import type { CallContext } from '../calls/handler.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../services.ts';
import { orderOnce } from './order-once.ts';
import { placeOrder } from './place-order.ts';
import { visibilityOf } from './store.ts';

/** What tells one order from another: the same invoices in another order are the same request. */
function printOf({ invoiceIds, method, version }: CheckoutOrder): unknown {
  const ids = [...new Set(invoiceIds)].toSorted((left, right) => left - right);
  return [ids, method, version];
}

/**
 * Orders the payment of invoices, once for one idempotency key. Throws a `CallFailure`: 404 for invoices that the caller
 * cannot see, 409, 422, 429.
 */
export async function checkOut(
  services: Services,
  provider: PaymentProvider,
  { wanted, context }: { readonly wanted: CheckoutOrder; readonly context: CallContext },
): Promise<CheckoutAnswer> {
  const visibility = visibilityOf(context.identity);
  const { locale } = context;
  const purchase = {
    print: printOf(wanted),
    place: (knownOpen: ReadonlySet<number>) => placeOrder(services, { order: wanted, visibility, locale, knownOpen }),
  };
  return orderOnce(services, provider, { purchase, context });
}
