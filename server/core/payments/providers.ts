import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';
import { stripeProvider } from './stripe/stripe.ts';

/** The payment provider of the setting `PAYMENTS`. */
export function providerOf(services: Services): PaymentProvider {
  const { payments } = services.settings;
  return payments.kind === 'stripe' ? stripeProvider(services, payments) : sandboxProvider(services);
}
