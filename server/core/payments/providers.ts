import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';

/** The provider that moves the money: the sandbox, so far. */
export function providerOf(services: Services): PaymentProvider {
  return sandboxProvider(services);
}
