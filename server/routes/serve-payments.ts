import type { FastifyPluginAsync } from 'fastify';
import { serveDocumentAssets } from '../core/html/document.ts';
import type { Services } from '../core/services.ts';
import { registerConfirmations } from '../features/checkout/confirmations.ts';
import { providerOf } from '../core/payments/providers.ts';
import { confirmationsPath } from '../core/payments/sandbox/deliver.ts';
import { createDeliveries } from '../core/payments/sandbox/deliveries.ts';
import { registerSandboxPages } from '../core/payments/sandbox/routes.ts';

/** The sandbox's hosted page, and the address at which confirmations are received. */
export function servePayments(services: Services): FastifyPluginAsync {
  return async (app) => {
    const provider = providerOf(services);
    const deliveries = createDeliveries(services);
    app.addHook('onClose', () => deliveries.settled());
    await serveDocumentAssets(app);
    await app.register(async (scope) => registerSandboxPages(scope, services, deliveries));
    await app.register(async (scope) => registerConfirmations(scope, confirmationsPath, { services, provider }));
  };
}
