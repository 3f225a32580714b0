import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import { settle, reportOf } from './settle.ts';

/** Longest confirmation, in bytes: an event carries the whole object that it is about. */
const LONGEST = 262_144;

/**
 * Receives the provider's confirmations (webhook). A forged or outdated one is refused and logged; a repeated or
 * irrelevant one is accepted and changes nothing. 200 is sent once everything is booked.
 */
export function registerConfirmations(
  app: FastifyInstance,
  path: string,
  { services, provider }: { readonly services: Services; readonly provider: PaymentProvider },
): void {
  app.removeAllContentTypeParsers();
  // The signature covers the raw bytes.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post<{ Body: unknown }>(path, { bodyLimit: LONGEST }, async ({ headers, body, ip }, reply) => {
    const verified = Buffer.isBuffer(body) ? await provider.verifyConfirmation(headers, body) : null;
    if (!verified || verified.kind === 'forged') {
      services.log.warn('A forged or outdated confirmation was refused', { address: ip });
      return reply.code(400).send({ received: false });
    }
    if (verified.kind === 'confirmation') await settle(services, provider, reportOf(verified.confirmation));
    return { received: true };
  });
}
