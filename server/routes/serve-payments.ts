import type { FastifyPluginAsync } from 'fastify';
import { serveDocumentAssets } from '../core/html/document.ts';
import type { Services } from '../core/services.ts';
import { registerConfirmations } from '../features/checkout/confirmations.ts';
import { providerOf } from '../core/payments/providers.ts';
import { confirmationsPath } from '../core/payments/sandbox/deliver.ts';
import { createDeliveries } from '../core/payments/sandbox/deliveries.ts';
import { registerSandboxPages } from '../core/payments/sandbox/routes.ts';
import { webhookPath } from '../core/payments/stripe/events.ts';

/** The address at which the provider's confirmations are received, and the sandbox's hosted page. */
export function servePayments(services: Services): FastifyPluginAsync {
  return async (app) => {
    const provider = providerOf(services);
    const confirmed = { services, provider };
    if (services.settings.payments.kind === 'stripe') {
      await app.register(async (scope) => registerConfirmations(scope, webhookPath, confirmed));
      return;
    }
    const deliveries = createDeliveries(services);
    app.addHook('onClose', () => deliveries.settled());
    await serveDocumentAssets(app);
    await app.register(async (scope) => registerSandboxPages(scope, services, deliveries));
    await app.register(async (scope) => registerConfirmations(scope, confirmationsPath, confirmed));
  };
}
