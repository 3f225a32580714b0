import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** How long a check may take, in milliseconds. */
const TIMEOUT = 3000;

/** Answers `GET /healthz`: 200 when what the server needs answers, 503 when it does not. */
export function serveHealth(app: FastifyInstance, check: () => Promise<void>, log: Log): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`No answer in ${TIMEOUT} ms`)), TIMEOUT);
    try {
      await Promise.race([check(), late]);
      return { status: 'ok' };
    } catch (error) {
      log.error('The server is not healthy', error);
      return reply.code(503).send({ status: 'unavailable' });
    } finally {
      clearTimeout(timer);
    }
  });
}
