import type { FastifyPluginAsync } from 'fastify';
import { serveDocumentAssets } from '../documents/document.ts';
import type { Services } from '../services.ts';
import { registerConfirmations } from '../checkout/confirmations.ts';
import { providerOf } from '../payments/providers.ts';
import { confirmationsPath } from '../payments/sandbox/deliver.ts';
import { createDeliveries } from '../payments/sandbox/deliveries.ts';
import { registerSandboxPages } from '../payments/sandbox/routes.ts';

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
