import type { FastifyInstance } from 'fastify';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';

/** Conditions of readiness by name: each rejects if it does not hold. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

/** How long a check may take, in milliseconds. */
const TIMEOUT = 3000;

/** Names of the conditions that do not hold; each is logged with its reason. */
async function failedOf(checks: ReadinessChecks, log: Log): Promise<readonly string[]> {
  const failed = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await inTime(check(), TIMEOUT);
        return [];
      } catch (error) {
        log.error('The server is not ready', error, { check: name });
        return [name];
      }
    }),
  );
  return failed.flat();
}

/**
 * Answers `GET /livez`, 200 while the process answers at all, and `GET /readyz`: 200 while every condition holds and
 * the server is not being stopped, else 503 with the names of those that do not hold. Requests that come together share
 * one round of checks.
 */
export function serveHealth(app: FastifyInstance, checks: ReadinessChecks, stopping: AbortSignal, log: Log): void {
  let round: Promise<readonly string[]> | null = null;
  app.get('/livez', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    round ??= failedOf(checks, log).finally(() => {
      round = null;
    });
    const failed = stopping.aborted ? ['stopping'] : await round;
    return failed.length === 0 ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', failed });
  });
}
