import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import { settle } from './settle.ts';

/**
 * Receives what the provider tells of its own accord. A confirmation that is not the provider's, or too old, is refused
 * and logged; one that came before is taken and changes nothing.
 */
export function registerConfirmations(
  app: FastifyInstance,
  path: string,
  { services, provider }: { readonly services: Services; readonly provider: PaymentProvider },
): void {
  app.removeAllContentTypeParsers();
  // The signature is over the bytes as they came.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post<{ Body: unknown }>(path, async ({ headers, body, ip }, reply) => {
    const confirmation = Buffer.isBuffer(body) ? await provider.verifyConfirmation(headers, body) : null;
    if (!confirmation) {
      services.log.warn('A forged or outdated confirmation was refused', { address: ip });
      return reply.code(401).send({ received: false });
    }
    const { eventId, type, reference, session, state } = confirmation;
    await settle(services, provider, { reference, session, state, event: { id: eventId, type } });
    return { received: true };
  });
}
